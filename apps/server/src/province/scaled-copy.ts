/** Name of a task's copy that `generate` makes to enlarge the catalogue for benches. @param round 1 for the first copy */
export const scaledCopyFile = (file: string, round: number): string => file.replace(/\.md$/u, `-scale-${round}.md`);

/** Whether a file is such a copy: alike by design, so not held against its model. */
export const isScaledCopy = (file: string): boolean => /-scale-\d+\.md$/u.test(file);
