const WIDTH = 14;

/** Prints rows of figures under a heading, the first column to the left. */
export function printTable(heading: string, columns: readonly string[], rows: readonly (readonly [name: string, figures: readonly string[]])[]): void {
  const first = Math.max(...rows.map(([name]) => name.length)) + 2;
  console.log(`\n${heading}`);
  console.log("".padEnd(first) + columns.map((column) => column.padStart(WIDTH)).join(""));
  for (const [name, figures] of rows) console.log(name.padEnd(first) + figures.map((text) => text.padStart(WIDTH)).join(""));
}
