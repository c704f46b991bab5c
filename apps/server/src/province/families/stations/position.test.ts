import { expect, test } from "vitest";
import type { PackRegion } from "../../regions";
import { positionsOf } from "./position";

const region = (code: string, parent: string, name: string, level: PackRegion["level"]): PackRegion => ({ code, parent, name, level, hidden: null });
const province = region("440000", "", "广东省", "province");
const city = region("440100", "440000", "广州市", "city");
const district = region("440106", "440100", "天河区", "county");
const county = region("440199", "440100", "某某县", "county");
const town = region("440106001000", "440106", "五山街道", "town");
const seats = [{ code: "440100", lat: 23, lng: 113, place: "Guangzhou" }];

test("a seat stands where it is known, the province in its first city, the rest near the region above", () => {
  const positions = positionsOf([province, city, district, town], seats, []);
  expect(positions.get("440000")).toEqual({ lat: 23, lng: 113, approximate: false });
  expect(positions.get("440100")).toEqual(positions.get("440000"));
  const near = positions.get("440106");
  expect(near?.approximate).toBe(true);
  const degrees = Math.hypot((near?.lat ?? 0) - 23, ((near?.lng ?? 0) - 113) * Math.cos((23 * Math.PI) / 180));
  expect(degrees).toBeGreaterThan(0.02);
  expect(degrees).toBeLessThan(0.081);
});

test("a roughly known seat is marked, and gives way to an exact one", () => {
  const rough = [
    { code: "440106", lat: 23.12, lng: 113.36, place: "天河" },
    { code: "440100", lat: 1, lng: 1, place: "x" },
  ];
  const positions = positionsOf([province, city, district], seats, rough);
  expect(positions.get("440106")).toEqual({ lat: 23.12, lng: 113.36, approximate: true });
  expect(positions.get("440100")).toEqual({ lat: 23, lng: 113, approximate: false });
});

test("a place stays where it is when others come and go", () => {
  const alone = positionsOf([province, city, district, town], seats, []);
  const among = positionsOf([province, city, county, district, town], seats, []);
  expect(among.get(town.code)).toEqual(alone.get(town.code));
  expect(among.get(county.code)).not.toEqual(among.get(district.code));
});

test("without the position of a city there is none below it", () => {
  expect(positionsOf([province, city, district], [], []).size).toBe(0);
});
