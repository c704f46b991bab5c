/** Birthday (1990-05-04) and gender that an identity number says. */
export const meaningOf = (number: string): { born: string; gender: "男" | "女" } => ({
  born: `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`,
  gender: Number(number[16]) % 2 === 1 ? "男" : "女",
});
