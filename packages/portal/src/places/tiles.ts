/** A place that is drawn as a tile. */
export type Placed = { code: string; name: string; lat: number; lng: number };
/** Its cell, from the north-west corner. */
export type Tile = Pick<Placed, "code" | "name"> & { column: number; row: number };

/** Columns that a phone has room for, each as wide as a finger, and rows. */
export const COLUMNS = 7;
export const ROWS = 6;

type Cell = { column: number; row: number };

const CELLS: readonly Cell[] = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({ column: index % COLUMNS, row: Math.floor(index / COLUMNS) }));

/**
 * A cell of a grid for each place, near to where its latitude and longitude would put it: who lies north-west of another mostly stands north-west of it, but
 * nothing is to scale. Deterministic; at most as many places as there are cells, the rest is left out.
 */
export function tilesOf(places: readonly Placed[]): Tile[] {
  const some = places.slice(0, CELLS.length);
  const span = (values: readonly number[]) => ({ least: Math.min(...values), width: Math.max(...values) - Math.min(...values) || 1 });
  const [lng, lat] = [span(some.map((one) => one.lng)), span(some.map((one) => one.lat))];
  const ideal = some.map((one) => ({
    column: ((one.lng - lng.least) / lng.width) * (COLUMNS - 1),
    row: (1 - (one.lat - lat.least) / lat.width) * (ROWS - 1),
  }));
  const costOf = (place: number, cell: number): number => {
    const [wanted, given] = [ideal[place], CELLS[cell]];
    return wanted && given ? (wanted.column - given.column) ** 2 + (wanted.row - given.row) ** 2 : Infinity;
  };
  // Begin with the first free cells, then move and exchange as long as that brings places nearer to where they belong: the sum falls with every step.
  const cellOf = some.map((_, index) => index);
  const holder = new Map(cellOf.map((cell, place) => [cell, place]));
  for (let better = true; better;) {
    better = false;
    for (const place of cellOf.keys())
      for (const cell of CELLS.keys()) {
        const own = cellOf[place] ?? 0;
        const other = holder.get(cell);
        const before = costOf(place, own) + (other === undefined ? 0 : costOf(other, cell));
        const after = costOf(place, cell) + (other === undefined ? 0 : costOf(other, own));
        if (cell === own || after > before - 1e-9) continue;
        cellOf[place] = cell;
        holder.set(cell, place);
        if (other === undefined) holder.delete(own);
        else {
          cellOf[other] = own;
          holder.set(own, other);
        }
        better = true;
      }
  }
  return some.map(({ code, name }, index) => ({ code, name, ...(CELLS[cellOf[index] ?? 0] ?? { column: 0, row: 0 }) }));
}
