import { randomInt } from "node:crypto";

const NUMERALS = "零一二三四五六七八九";
const FRUITS = ["荔枝", "龙眼", "香蕉", "杨桃", "芒果", "木瓜", "菠萝", "柚子"];

/** As many digits as the image has less one: long enough that five tries find nothing, short enough to be kept in mind. */
const LENGTH = 4;

export type Question = { question: string; answer: string };

/** Some digits, drawn so that nobody can tell the next. @param random a whole number below its argument */
const drawn = (random: (below: number) => number): number[] => Array.from({ length: LENGTH }, () => random(10));

const spoken = (digits: readonly number[]): string => digits.map((digit) => NUMERALS.charAt(digit)).join("、");

const KINDS: readonly ((digits: readonly number[], random: (below: number) => number) => Question)[] = [
  (digits) => ({ question: `请用阿拉伯数字依次输入：${spoken(digits)}。`, answer: digits.join("") }),
  (digits) => ({ question: `请把“${spoken(digits)}”倒过来，用阿拉伯数字依次输入。`, answer: digits.toReversed().join("") }),
  (digits, random) => {
    const from = random(FRUITS.length);
    const list = digits.map((digit, index) => `${FRUITS[(from + index) % FRUITS.length]}${NUMERALS.charAt(digit)}`).join("，");
    return { question: `${list}。请只把其中的数字用阿拉伯数字依次输入。`, answer: digits.join("") };
  },
];

/**
 * A question in words whose answer is four digits: a screen reader reads it, and no eyes are needed to answer.
 * @param random a whole number from 0 to below its argument
 * @see GOV-09
 */
export function newQuestion(random: (below: number) => number = randomInt): Question {
  const kind = KINDS[random(KINDS.length)] ?? KINDS[0];
  if (!kind) throw new RangeError("no kind of question");
  return kind(drawn(random), random);
}
