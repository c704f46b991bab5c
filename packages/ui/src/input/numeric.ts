/**
 * The number that a text says, full-width digits and a comma between thousands included; the text itself where it says none or where a
 * number could not hold all of its digits.
 */
export function numberOrText(text: string): number | string {
  const plain = text
    .normalize("NFKC")
    .trim()
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "");
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return text;
  const number = Number(plain);
  const digits = plain.replace(/[+.-]/g, "").replace(/^0+/, "");
  return digits.length > 15 ? text : number;
}

/** Whether a text still says this value, so that “1.” may stand while somebody types “1.5”. */
export const representsValue = (text: string, value: string | number): boolean =>
  typeof value === "number" ? Object.is(numberOrText(text), value) : text === value;
