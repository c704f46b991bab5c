import { beforeEach, describe, expect, test, vi } from "vitest";
import { LOCATION_KEY } from "./constants";
import { fallbackRegion } from "./fallback";
import { mapHall } from "./hall";
import { cityOf, locate, type LocateOptions, type Location } from "./location";

const cities = fallbackRegion().halls;
const below = [mapHall({ ORGNAME: "天河区", ORGAREACODE: "440106" })];
const forbidden = () => {
  throw new Error("SecurityError");
};
const location = (code: string): Location => ({ code, city: "某市" });

test.each([
  ["440106", "440100"],
  ["440100", "440100"],
  ["440305", "440300"],
  ["440405", "440400"],
  ["441900003000", "441900"],
  ["440000", "440100"],
  ["449900", "440100"],
  ["310101", "440100"],
  ["", "440100"],
  ["44", "440100"],
])("a visitor at “%s” is offered %s", (code, city) => {
  expect(cityOf(location(code), cities)?.code).toBe(city);
});

describe("locating a visitor", () => {
  let kept: Map<string, string>;
  let options: LocateOptions;
  beforeEach(() => {
    kept = new Map();
    options = {
      session: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
      location: vi.fn<LocateOptions["location"]>(async () => location("440305")),
      cities: async () => cities,
      regions: vi.fn<LocateOptions["regions"]>(async () => below),
    };
  });

  test("asks, fetches the regions of the city and keeps the result for the session", async () => {
    const located = await locate(options);
    expect(located).toEqual({ location: location("440305"), targetCity: { code: "440300", name: "深圳市", regions: below } });
    expect(options.regions).toHaveBeenCalledExactlyOnceWith("440300");
    expect(JSON.parse(kept.get(LOCATION_KEY) ?? "")).toEqual(located);
  });

  test("does not ask again in the same session", async () => {
    const first = await locate(options);
    expect(await locate(options)).toEqual(first);
    expect(options.location).toHaveBeenCalledTimes(1);
    expect(options.regions).toHaveBeenCalledTimes(1);
  });

  test.each(["null", "{", "[]", "{}", '{"location":{},"targetCity":{}}', '{"location":null,"targetCity":null}'])(
    "asks if the session holds %s",
    async (text) => {
      kept.set(LOCATION_KEY, text);
      expect((await locate(options))?.targetCity.code).toBe("440300");
      expect(options.location).toHaveBeenCalledTimes(1);
    },
  );

  test("a null result is a miss: nothing is kept, the next page asks again", async () => {
    options.location = vi.fn<LocateOptions["location"]>(async () => null);
    expect(await locate(options)).toBeUndefined();
    expect(await locate(options)).toBeUndefined();
    expect(options.location).toHaveBeenCalledTimes(2);
    expect(kept.size).toBe(0);
  });

  test("a failed call is ignored and not kept", async () => {
    options.location = () => Promise.reject(new Error("offline"));
    expect(await locate(options)).toBeUndefined();
    options.location = async () => location("440305");
    options.regions = () => Promise.reject(new Error("offline"));
    expect(await locate(options)).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  test("without any city there is nothing to offer", async () => {
    expect(await locate({ ...options, cities: async () => [] })).toBeUndefined();
  });

  test("works where storage is forbidden", async () => {
    const located = await locate({ ...options, session: { getItem: forbidden, setItem: forbidden } });
    expect(located?.targetCity.name).toBe("深圳市");
  });
});
