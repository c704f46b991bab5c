/** One thing that is wrong in a pack: where it stands and a sentence in Chinese for the person who wrote it. */
export type Problem = {
  /** Path inside the pack. */
  file: string;
  /** From 1. */
  line: number;
  text: string;
};

/** `tasks/police/x.md:12 承诺时限不能超过法定时限` */
export const formatProblem = (problem: Problem): string => `${problem.file}:${problem.line} ${problem.text}`;

/** Faults in the order in which one would fix them: by file, then by line. */
export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort((one, other) => (one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1));

/** A pack that cannot be imported. The message lists what is wrong, at most the first twenty. */
export class PackError extends Error {
  override readonly name = "PackError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const shown = sortProblems(problems).slice(0, 20).map(formatProblem);
    const rest = problems.length - shown.length;
    super(`内容包有 ${problems.length} 处错误，没有导入：\n${shown.join("\n")}${rest > 0 ? `\n……还有 ${rest} 处` : ""}`);
    this.problems = problems;
  }
}
