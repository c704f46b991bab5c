/** A place that is drawn as a tile. */
export type Placed = { code: string; name: string; lat: number; lng: number };
/** Its cell, from the north-west corner. */
export type Tile<Place extends Placed> = { place: Place; column: number; row: number };

/** Columns that a phone has room for, each as wide as a finger, and rows at most. */
export const COLUMNS = 6;
export const ROWS = 7;

type Cell = { column: number; row: number };

/**
 * A cell of a grid for each place, near to where its latitude and longitude would put it: who lies north-west of another mostly stands north-west of it, but
 * nothing is to scale. Deterministic; at most as many places as there are cells, the rest is left out.
 */
export function tilesOf<Place extends Placed>(places: readonly Place[]): Tile<Place>[] {
  const some = places.slice(0, COLUMNS * ROWS);
  // A third of the cells stays free for what lies where; few places need few rows.
  const rows = Math.min(ROWS, Math.ceil((some.length * 1.5) / COLUMNS));
  const cells: readonly Cell[] = Array.from({ length: COLUMNS * rows }, (_, index) => ({ column: index % COLUMNS, row: Math.floor(index / COLUMNS) }));
  const span = (values: readonly number[]) => ({ least: Math.min(...values), width: Math.max(...values) - Math.min(...values) || 1 });
  const [lng, lat] = [span(some.map((one) => one.lng)), span(some.map((one) => one.lat))];
  const ideal = some.map((one) => ({
    column: ((one.lng - lng.least) / lng.width) * (COLUMNS - 1),
    row: (1 - (one.lat - lat.least) / lat.width) * (rows - 1),
  }));
  const costOf = (place: number, cell: number): number => {
    const [wanted, given] = [ideal[place], cells[cell]];
    return wanted && given ? (wanted.column - given.column) ** 2 + (wanted.row - given.row) ** 2 : Infinity;
  };
  // Begin with the first free cells, then move and exchange as long as that brings places nearer to where they belong: the sum falls with every step.
  const cellOf = some.map((_, index) => index);
  const holder = new Map(cellOf.map((cell, place) => [cell, place]));
  for (let better = true; better;) {
    better = false;
    for (const place of cellOf.keys())
      for (const cell of cells.keys()) {
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
  return some.map((place, index) => ({ place, ...(cells[cellOf[index] ?? 0] ?? { column: 0, row: 0 }) }));
}

/** Characters of a name in a line of its tile, and lines. */
const LINE = 3;
const LINES = 2;
const KIND = /(?:市|区|县|街道|镇|乡|社区|居委会|村委会|村)$/;

/** The name of a region as its tile has room for it: without its kind where something is left, in at most two lines. The whole name is for those who listen. */
export function tileLines(name: string): string[] {
  const short = name.replace(KIND, "");
  const letters = [...(short.length > 1 ? short : name)];
  if (letters.length <= LINE) return [letters.join("")];
  const shown = letters.length > LINE * LINES ? [...letters.slice(0, LINE * LINES - 1), "…"] : letters;
  const first = Math.ceil(shown.length / LINES);
  return [shown.slice(0, first).join(""), shown.slice(first).join("")];
}
