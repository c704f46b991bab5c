const DIGIT: Readonly<Record<string, number>> = { 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 };
const PLACE: Readonly<Record<string, number>> = { 十: 10, 百: 100 };

/** 十五 → 15, 三十 → 30, 一百八十 → 180. Below 1,000. */
function readNumeral(numeral: string): number {
  let [sum, digit] = [0, 0];
  for (const sign of numeral) {
    const place = PLACE[sign];
    if (place === undefined) digit = DIGIT[sign] ?? 0;
    else [sum, digit] = [sum + (digit || 1) * place, 0];
  }
  return sum + digit;
}

/** Digits, in tens of thousands where 万 follows; Chinese numerals only before units where they are no part of a word: of time and age, 科目, 次以上. */
const FIGURE = /(\d+(?:\.\d+)?)(万)?|(?<![上下每第同])([一二两三四五六七八九十百]+)(?=个?(?:工作日|自然日|月|星期|科目)|年(?!级)|[日天岁周]|小时|次以上)/gu;

/** The figures of a Chinese text in their order, as English writes them: 七天 → 7, 12万元 → 120,000. */
export const figuresOf = (text: string): string[] =>
  [...text.matchAll(FIGURE)].map(([, digits, tenThousands, numeral = ""]) =>
    digits === undefined ? String(readNumeral(numeral)) : tenThousands === undefined ? digits : (Number(digits) * 10_000).toLocaleString("en-US"),
  );

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
/** `{a}`: the first figure of the Chinese text; `{b:month}`: the second one, as the name of a month. */
const PLACEHOLDER = /\{([a-z])(:month)?\}/gu;

const indexOf = (letter: string): number => letter.charCodeAt(0) - "a".charCodeAt(0);

/** Letters of figures that a text names and the Chinese text has not, and of those that the Chinese text has and the text leaves out. */
export function figureGaps(text: string, chinese: string): { unknown: string[]; unused: string[] } {
  const letters = figuresOf(chinese).map((_, index) => String.fromCharCode("a".charCodeAt(0) + index));
  const named = [...text.matchAll(PLACEHOLDER)].map(([, letter = ""]) => letter);
  return { unknown: named.filter((letter) => !letters.includes(letter)), unused: letters.filter((letter) => !named.includes(letter)) };
}

/** An English text with the figures of the Chinese text that it stands for. */
export function withFigures(text: string, chinese: string): string {
  const figures = figuresOf(chinese);
  return text.replaceAll(PLACEHOLDER, (whole, letter: string, month?: string) => {
    const figure = figures[indexOf(letter)];
    return figure === undefined ? whole : month ? (MONTHS[Number(figure) - 1] ?? figure) : figure;
  });
}
