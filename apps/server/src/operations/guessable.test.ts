import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isGuessable } from "./guessable";

test.each([
  "aaaaaaaaaaaaaaaaaaaa",
  "abcdefgh12345678",
  "qwertyuiopasdfghjkl",
  "1qaz1qaz1qaz1qaz",
  "PasswordPassword1234",
  "change-this-token",
  "onehall-operator-2026",
  "k2Vdk2Vdk2Vdk2Vd",
])("%s is no secret", (token) => expect(isGuessable(token)).toBe(true));

test("what is drawn by lot is one", () => {
  for (const token of ["k2Vd-9xQm_71Lzp0", "8f14e45fceea167a5a36dedd4bea2543"]) expect(isGuessable(token), token).toBe(false);
  for (let time = 0; time < 300; time += 1) {
    const bytes = randomBytes(24);
    for (const token of [bytes.toString("hex"), bytes.toString("base64url")]) expect(isGuessable(token), token).toBe(false);
  }
});
