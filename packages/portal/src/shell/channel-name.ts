const NAME_LENGTH = 8;
/** Undefined in browsers before Chrome 87 and Safari 14.1. */
const segmenter = "Segmenter" in Intl ? new Intl.Segmenter("zh-CN") : undefined;

/** Channel names over eight characters are cut, by characters, not by code units. @see SHELL-14 */
export function channelName(name: string): string {
  const parts = segmenter ? Array.from(segmenter.segment(name), ({ segment }) => segment) : [...name];
  return parts.length > NAME_LENGTH ? `${parts.slice(0, NAME_LENGTH).join("")}…` : name;
}
