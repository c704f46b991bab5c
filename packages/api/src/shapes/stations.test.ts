import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { stationSearch } from "./stations.js";

/** The longest texts that JavaScript writes for small numbers: 23 decimals, or an exponent. */
test.each([-0.0000010000000000042203, 5e-324, -1e-7, 23.12345678901234, 90, -90])("a coordinate of %d is read as it was written", (lat) => {
  const { success, output } = safeParse(stationSearch.request, { lat: String(lat), lng: "113.3" });
  expect(success).toBe(true);
  expect(Number((output as { lat: unknown }).lat)).toBe(lat);
});

test.each(["91", "1e3", "north", "", "1,5", "0x10"])("a coordinate of “%s” is refused", (lat) => {
  expect(safeParse(stationSearch.request, { lat, lng: "113.3" }).success).toBe(false);
});
