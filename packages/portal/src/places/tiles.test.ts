import { expect, test } from "vitest";
import { COLUMNS, ROWS, tileLines, tilesOf, type Placed } from "./tiles";

const place = (name: string, lat: number, lng: number): Placed => ({ code: name, name, lat, lng });
const corners = [place("西北", 25, 110), place("东北", 25, 117), place("西南", 21, 110), place("东南", 21, 117)];

test("places keep their directions, and no two share a cell, however near they lie", () => {
  const crowd = Array.from({ length: 17 }, (_, index) => place(`近${index}`, 23 + index / 100, 113.2 + (index % 5) / 100));
  const tiles = tilesOf([...crowd, ...corners]);
  expect(new Set(tiles.map(({ column, row }) => `${column} ${row}`)).size).toBe(21);
  const at = (name: string) => tiles.find((tile) => tile.place.name === name);
  const last = Math.ceil((21 * 1.5) / COLUMNS) - 1;
  expect(["西北", "东北", "西南", "东南"].map((name) => [at(name)?.column, at(name)?.row])).toEqual([
    [0, 0],
    [COLUMNS - 1, 0],
    [0, last],
    [COLUMNS - 1, last],
  ]);
  expect(tilesOf([...crowd, ...corners])).toEqual(tiles);
});

test("one place, none, and more than there are cells", () => {
  expect(tilesOf([])).toEqual([]);
  expect(tilesOf([place("一", 23, 113)])).toHaveLength(1);
  expect(tilesOf(Array.from({ length: 60 }, (_, index) => place(String(index), index, index)))).toHaveLength(COLUMNS * ROWS);
});

test.each([
  ["广州市", ["广州"]],
  ["天河南街道", ["天河南"]],
  ["瘦狗岭社区", ["瘦狗岭"]],
  ["高新技术开发区", ["高新技", "术开发"]],
  ["连山壮族瑶族自治县", ["连山壮", "族瑶…"]],
  ["城区", ["城区"]],
])("%s stands in its tile as %o", (name, lines) => {
  expect(tileLines(name)).toEqual(lines);
});
