/** Longest address that is led to. */
const LONGEST = 2_048;

/**
 * The page of another site that an address names; undefined for what is none: other schemes than http and https, addresses with an account in front of
 * the host (they pretend to be another site), control characters and backslashes (browsers and programs read them differently).
 */
export function outsideTarget(text: string | null): URL | undefined {
  if (text === null || text.length > LONGEST || !/^https?:\/\/[^/]/i.test(text) || /[\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username === "" && url.password === "" && url.hostname !== "" ? url : undefined;
}

/** Whether a host name holds letters that only look like others: written in ASCII, such labels begin with xn--. */
export const isLookalike = ({ hostname }: URL): boolean => hostname.split(".").some((label) => label.startsWith("xn--"));
