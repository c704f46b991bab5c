/** Tells the person at the terminal how far a long piece of work has come. */
export type Progress = {
  /** `done` of `total` units of the whole work are finished; `label` says what is under way. */
  at(done: number, total: number, label: string): void;
  end(sentence: string): void;
};

type Output = { isTTY?: boolean; write(text: string): unknown };

const BAR = 30;

/** A bar that moves on a terminal; elsewhere (logs, pipes) one line for each new label. */
export function createProgress(output: Output = process.stdout): Progress {
  let last = "";
  return {
    at(done, total, label) {
      const share = total > 0 ? done / total : 1;
      if (output.isTTY) {
        const filled = Math.round(share * BAR);
        output.write(`\r\u001B[K${"█".repeat(filled)}${"░".repeat(BAR - filled)} ${String(Math.round(share * 100)).padStart(3)}% ${label}`);
      } else if (label !== last) output.write(`${label}\n`);
      last = label;
    },
    end(sentence) {
      output.write(`${output.isTTY && last ? "\r\u001B[K" : ""}${sentence}\n`);
    },
  };
}

export const silentProgress: Progress = { at: () => undefined, end: () => undefined };
