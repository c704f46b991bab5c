import { expect, test } from "vitest";
import { COLUMNS, ROWS, tilesOf, type Placed } from "./tiles";

const place = (name: string, lat: number, lng: number): Placed => ({ code: name, name, lat, lng });
const corners = [place("西北", 25, 110), place("东北", 25, 117), place("西南", 21, 110), place("东南", 21, 117)];

test("places keep their directions, and no two share a cell, however near they lie", () => {
  const crowd = Array.from({ length: 17 }, (_, index) => place(`近${index}`, 23 + index / 100, 113.2 + (index % 5) / 100));
  const tiles = tilesOf([...crowd, ...corners]);
  expect(new Set(tiles.map(({ column, row }) => `${column} ${row}`)).size).toBe(21);
  const at = (name: string) => tiles.find((tile) => tile.name === name);
  expect([at("西北"), at("东北"), at("西南"), at("东南")].map((tile) => [tile?.column, tile?.row])).toEqual([
    [0, 0],
    [COLUMNS - 1, 0],
    [0, ROWS - 1],
    [COLUMNS - 1, ROWS - 1],
  ]);
  expect(tilesOf([...crowd, ...corners])).toEqual(tiles);
});

test("one place, none, and more than there are cells", () => {
  expect(tilesOf([])).toEqual([]);
  expect(tilesOf([place("一", 23, 113)])).toHaveLength(1);
  expect(tilesOf(Array.from({ length: 60 }, (_, index) => place(String(index), index, index)))).toHaveLength(COLUMNS * ROWS);
});
