import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupStationServices, mapStation, stationLevel, stationServiceLevel } from "./station";

test("a raw station becomes a station; latitude comes from dimension", () => {
  const raw = {
    id: 12,
    name: "天河区政务服务中心",
    address: "天河区",
    telphone: "020-12345",
    officeHour: "9:00—17:00",
    busRoute: "B1",
    level: 1,
    villageCode: "none",
    townCode: "none",
    countyCode: "440106",
    cityCode: "440100",
    distance: "350",
    dimension: "23.12",
    longitude: 113.36,
    lat: 1,
    deleted: "0",
    approximate: 1,
    positionNote: "大致范围",
    openNow: true,
    trouble: "1",
    waiting: "12",
  };
  expect(mapStation(raw)).toEqual({
    id: "12",
    name: "天河区政务服务中心",
    address: "天河区",
    telphone: "020-12345",
    officeHour: "9:00—17:00",
    busRoute: "B1",
    level: "county",
    villageCode: "",
    townCode: "",
    countyCode: "440106",
    cityCode: "440100",
    distance: 350,
    lat: 23.12,
    lng: 113.36,
    deleted: false,
    approximate: true,
    positionNote: "大致范围",
    openNow: true,
    hasTroubleWindow: true,
    waiting: 12,
  });
});

describe("levels", () => {
  test.each([
    [1, "county"],
    ["2", "town"],
    [3, "village"],
    [0, "city"],
    ["4", "city"],
    [undefined, "city"],
    [null, "city"],
  ])("of a station: %o is %s", (code, level) => {
    expect(stationLevel(code)).toBe(level);
  });

  test.each([
    [1, "county"],
    ["2", "town"],
    [3, "village"],
    [0, "village"],
    ["", "village"],
    [undefined, "village"],
  ])("in the list of services: %o is %s", (code, level) => {
    expect(stationServiceLevel(code)).toBe(level);
  });
});

test.each([
  [true, true],
  [false, false],
  [0, false],
  ["1", true],
  [null, null],
  ["", null],
])("openNow %o is %o", (raw, openNow) => {
  expect(mapStation({ openNow: raw }).openNow).toBe(openNow);
});

test("station services are grouped by level and keep their order", () => {
  const groups = groupStationServices([{ level: 2, n: 1 }, { level: "1", n: 2 }, { n: 3 }, { level: 2, n: 4 }, { level: 9, n: 5 }]);
  expect(groups).toEqual({
    county: [{ level: "1", n: 2 }],
    town: [
      { level: 2, n: 1 },
      { level: 2, n: 4 },
    ],
    village: [{ n: 3 }, { level: 9, n: 5 }],
  });
});

test("what is missing is empty or null, never none or NaN", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("villageCode", "dimension", "longitude", "distance", "deleted", "name"), fc.anything()), (raw) => {
      const station = mapStation(raw);
      expect(station.villageCode).not.toBe("none");
      for (const value of [station.lat, station.lng, station.distance]) expect(value === null || Number.isFinite(value)).toBe(true);
    }),
  );
  expect(mapStation({})).toMatchObject({ lat: null, lng: null, distance: null, level: "city", deleted: false, cityCode: "", openNow: null, waiting: null });
});
