const NUMERALS = "零一二三四五六七八九";

/** The answer to a captcha that is asked in words, as somebody gives it who hears it. Without the note on its three minutes, which is written in digits. */
export function answerOf(question: string): string {
  const digits = [...question].map((sign) => NUMERALS.indexOf(sign)).filter((digit) => digit >= 0);
  return (question.includes("倒过来") ? digits.toReversed() : digits).join("");
}
