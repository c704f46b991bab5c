const WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];
const ORG_CODE = /^[0-9A-Z]{8}[0-9X]$/;

/** The check character of an organisation number's first eight (GB 11714): a digit or X. */
export function orgCheckCharacter(body: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * parseInt(body.charAt(index), 36), 0);
  return "0X987654321".charAt(sum % 11);
}

/** Whether this is a 9-character organisation number with the right check character (GB 11714). */
export const isOrgCode = (code: string): boolean => ORG_CODE.test(code) && orgCheckCharacter(code) === code.charAt(8);
