/** Index of the option that an arrow key leads to; -1 is the field itself, through which the way wraps (APG combobox). */
export function optionTarget(key: string, active: number, count: number): number {
  if (key === "ArrowDown") return active + 1 >= count ? -1 : active + 1;
  if (key === "ArrowUp") return active < 0 ? count - 1 : active - 1;
  return active;
}
