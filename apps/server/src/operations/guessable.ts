/** Fewer characters than this that do not follow from others are no secret. */
const LEAST_SURPRISING = 10;
/** Fewer different characters than this are a pattern. */
const LEAST_DIFFERENT = 8;

/** What guessing programs try first. */
const WORDS = /password|passwd|secret|admin|operator|onehall|portal|token|welcome|letmein|change|default|example|sample|test|china|guangdong/g;
/** As they lie on a keyboard, and in the alphabet. */
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "1234567890", "abcdefghijklmnopqrstuvwxyz"];

const isNextTo = (one: string, other: string): boolean => ROWS.some((row) => row.includes(one + other) || row.includes(other + one));

/**
 * Whether a token is no secret: sequences of the alphabet or the keyboard, repetitions and usual words count as nothing. It cannot tell what somebody made up
 * from what was drawn by lot; it finds what nobody should have written.
 */
export function isGuessable(token: string): boolean {
  const rest = token.toLowerCase().replaceAll(WORDS, "");
  const surprising = [...rest].filter((sign, at) => {
    const before = rest[at - 1];
    // Two characters that stood side by side before: a piece that is repeated.
    const isRepeated = before !== undefined && rest.slice(0, at - 1).includes(before + sign);
    return before === undefined || !(sign === before || isRepeated || isNextTo(before, sign));
  });
  return surprising.length < LEAST_SURPRISING || new Set(rest).size < LEAST_DIFFERENT;
}
