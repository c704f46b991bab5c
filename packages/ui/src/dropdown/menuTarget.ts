/**
 * Index of the item that a key leads to in a menu (APG): arrows wrap, Home and End, or a letter to the next item that begins with it.
 * `undefined` for keys that lead nowhere.
 */
export function menuTarget(key: string, active: number, names: readonly string[]): number | undefined {
  const count = names.length;
  switch (key) {
    case "ArrowDown":
      return (active + 1) % count;
    case "ArrowUp":
      return (active - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
  }
  if ([...key].length !== 1 || key === " ") return undefined;
  const letter = key.toLowerCase();
  const after = names.map((_, step) => (active + 1 + step) % count).find((index) => names[index]?.trim().toLowerCase().startsWith(letter));
  return after;
}
