import { expect, test } from "vitest";
import { readSettings, SettingsError } from "../../settings";
import { tileSources } from "./settings";

const TILES = "https://t{s}.map.example/vec_w/wmts?TILEMATRIX={z}&TILEROW={y}&TILECOL={x}&tk={key}";
const WHOLE = { MAP_TILES: TILES, MAP_KEY: "a&b", MAP_ATTRIBUTION: "样例地图", MAP_APPROVAL: "GS（2024）0000号" };
const mapOf = (env: Record<string, string>) => readSettings(env, "/").map;

test("without settings there is no map and no host to take tiles from; a route alone is fine", () => {
  expect(mapOf({})).toMatchObject({ tiles: "", route: "" });
  expect(tileSources(mapOf({}))).toEqual([]);
  expect(mapOf({ MAP_ROUTE: "https://map.example/to?name={name}&at={lat},{lng}" })).toMatchObject({
    tiles: "",
    route: "https://map.example/to?name={name}&at={lat},{lng}",
  });
});

test("a map with its key, and the hosts of its tiles", () => {
  const map = mapOf({ ...WHOLE, MAP_SUBDOMAINS: "0, 1", MAP_MAX_ZOOM: "17" });
  expect(map).toEqual({
    tiles: TILES.replace("{key}", "a%26b"),
    subdomains: ["0", "1"],
    attribution: "样例地图",
    approval: "GS（2024）0000号",
    maxZoom: 17,
    route: "",
  });
  expect(tileSources(map)).toEqual(["https://t0.map.example", "https://t1.map.example"]);
  expect(tileSources(mapOf(WHOLE))).toHaveLength(8);
  const single = mapOf({ ...WHOLE, MAP_TILES: "https://map.example/{z}/{x}/{y}.png" });
  expect([single.subdomains, tileSources(single)]).toEqual([[], ["https://map.example"]]);
});

test.each([
  [{ ...WHOLE, MAP_TILES: "http://map.example/{z}/{x}/{y}" }, /MAP_TILES 的值“.+”不对/],
  [{ ...WHOLE, MAP_TILES: "https://map.example/{z}/{x}" }, /MAP_TILES 的值“.+”不对/],
  [{ ...WHOLE, MAP_APPROVAL: "" }, /审图号/],
  [{ ...WHOLE, MAP_ATTRIBUTION: "" }, /MAP_ATTRIBUTION/],
  [{ ...WHOLE, MAP_KEY: "" }, /MAP_KEY/],
  [{ ...WHOLE, MAP_MAX_ZOOM: "far" }, /MAP_MAX_ZOOM 的值“far”不对/],
  [{ MAP_ROUTE: "javascript:alert(1)" }, /MAP_ROUTE 的值“.+”不对/],
])("%o is refused with a sentence", (env, sentence) => {
  expect(() => mapOf(env)).toThrow(SettingsError);
  expect(() => mapOf(env)).toThrow(sentence);
});
