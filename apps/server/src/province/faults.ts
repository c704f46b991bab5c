/** One thing that is wrong in a pack: where it stands and a sentence in Chinese for the person who wrote it. */
export type Fault = {
  /** Path inside the pack. */
  file: string;
  /** From 1. */
  line: number;
  text: string;
};

/** `tasks/police/x.md:12 承诺时限不能超过法定时限` */
export const faultLine = (fault: Fault): string => `${fault.file}:${fault.line} ${fault.text}`;

/** Faults in the order in which one would mend them: by file, then by line. */
export const sortFaults = (faults: readonly Fault[]): Fault[] =>
  [...faults].sort((one, other) => (one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1));

/** A pack that cannot be imported. The message lists what is wrong, at most the first twenty. */
export class PackError extends Error {
  override readonly name = "PackError";
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const shown = sortFaults(faults).slice(0, 20).map(faultLine);
    const rest = faults.length - shown.length;
    super(`内容包有 ${faults.length} 处错误，没有导入：\n${shown.join("\n")}${rest > 0 ? `\n……还有 ${rest} 处` : ""}`);
    this.faults = faults;
  }
}
