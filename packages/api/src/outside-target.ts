/** Longest address that is followed, in characters. */
const MAX_LENGTH = 2_048;

/**
 * The page of another site that an address names. Undefined for other schemes than http and https, addresses with credentials in front of the host (they
 * pretend to be another site), control characters and backslashes (browsers and programs read them differently), and more than 2,048 characters.
 */
export function outsideTarget(text: string | null | undefined): URL | undefined {
  if (text === null || text === undefined || text.length > MAX_LENGTH || !/^https?:\/\/[^/]/i.test(text) || /[\\\p{Cc}]/u.test(text) || !URL.canParse(text))
    return undefined;
  const url = new URL(text);
  return url.username === "" && url.password === "" && url.hostname !== "" ? url : undefined;
}
