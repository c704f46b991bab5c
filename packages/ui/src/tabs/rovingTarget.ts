/**
 * Index that a key moves to among tabs in a row, wrapping, disabled ones left out; `undefined` for keys that move nothing.
 * In right-to-left pages the arrows change places.
 */
export function rovingTarget(key: string, index: number, disabled: readonly boolean[], rtl = false): number | undefined {
  const free = disabled.flatMap((off, at) => (off ? [] : [at]));
  const next = free.find((at) => at > index) ?? free[0];
  const previous = free.findLast((at) => at < index) ?? free.at(-1);
  switch (key) {
    case "ArrowRight":
      return rtl ? previous : next;
    case "ArrowLeft":
      return rtl ? next : previous;
    case "Home":
      return free[0];
    case "End":
      return free.at(-1);
    default:
      return undefined;
  }
}
