/** Family names of two characters, so that 欧阳 is not cut in half. */
const DOUBLE_SURNAMES = [
  "欧阳",
  "上官",
  "司徒",
  "司马",
  "诸葛",
  "东方",
  "皇甫",
  "尉迟",
  "公孙",
  "慕容",
  "令狐",
  "夏侯",
  "长孙",
  "宇文",
  "端木",
  "轩辕",
  "南宫",
  "独孤",
];

/**
 * The name of a person as lists may show it: the family name and one star, 张*, however long the name is.
 * Names without Chinese characters keep their first letter. Companies are public and are not masked.
 * @see LOGIN-12
 */
export function maskName(name: string): string {
  const text = name.trim();
  const surname = DOUBLE_SURNAMES.find((double) => text.startsWith(double) && text.length > double.length) ?? [...text][0] ?? "";
  return surname === "" ? "" : `${surname}*`;
}

const ID_NUMBER = /(?<!\d)(\d{4})\d{10}(\d{3}[\dXx])(?![\dXx])/g;
const OLD_ID_NUMBER = /(?<!\d)(\d{4})\d{7}(\d{4})(?!\d)/g;
const MOBILE = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;

const stars = (count: number) => `$1${"*".repeat(count)}$2`;

/** The number of an identity card: 4401**********1234; of the old 15 digits: 4401*******1234. Anything else is left as it is. */
export const maskIdNumber = (text: string): string => text.replace(ID_NUMBER, stars(10)).replace(OLD_ID_NUMBER, stars(7));

/** A mobile phone number: 138****0000. Anything else is left as it is. */
export const maskPhone = (text: string): string => text.replace(MOBILE, stars(4));

/** Free text with every identity and phone number in it masked: nothing that people type in is published otherwise. */
export const maskText = (text: string): string => maskPhone(maskIdNumber(text));

/** Keeps some characters at both ends and hides the rest; where less would be hidden than an end shows, all is hidden. */
function maskMiddle(text: string, before: number, after: number): string {
  const signs = [...text.trim()];
  const hidden = signs.length - before - after;
  if (hidden < before || hidden < after) return "*".repeat(signs.length);
  return signs.slice(0, before).join("") + "*".repeat(hidden) + signs.slice(signs.length - after).join("");
}

/**
 * The number of a person, a licence or a telephone, known to be one and nothing else: whatever its form, it never comes through whole.
 * 4401**********1234, 138****0000, E1*****78.
 */
export function maskNumber(number: string): string {
  const text = number.trim();
  if (/^\d{11}$/.test(text)) return maskMiddle(text, 3, 4);
  const { length } = [...text];
  const shown = length >= 16 ? 4 : length >= 8 ? 2 : 1;
  return maskMiddle(text, shown, shown);
}
