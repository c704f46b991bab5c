import fc from "fast-check";
import { expect, test } from "vitest";
import { searchCircle, type Point } from "./distance";

/** The distance that the statements measure, in metres. */
const measured = (from: Point, to: Point): number => {
  const { here, there, metres, across } = searchCircle(from, Infinity);
  return Math.hypot((to.lat - here) * metres, (to.lng - there) * across);
};

const RADIANS = Math.PI / 180;
const haversine = (one: Point, other: Point): number => {
  const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2;
  const h = half(other.lat - one.lat) + Math.cos(one.lat * RADIANS) * Math.cos(other.lat * RADIANS) * half(other.lng - one.lng);
  return 2 * 6_371_000 * Math.asin(Math.sqrt(h));
};

const inProvince = fc.record({ lat: fc.double({ min: 20.2, max: 25.5, noNaN: true }), lng: fc.double({ min: 109.6, max: 117.3, noNaN: true }) });

test("within 50 km the plane is right to half a percent", () => {
  const near = fc.record({ lat: fc.double({ min: -0.3, max: 0.3, noNaN: true }), lng: fc.double({ min: -0.3, max: 0.3, noNaN: true }) });
  fc.assert(
    fc.property(inProvince, near, (from, by) => {
      const to = { lat: from.lat + by.lat, lng: from.lng + by.lng };
      expect(Math.abs(measured(from, to) - haversine(from, to))).toBeLessThanOrEqual(haversine(from, to) * 0.005 + 1);
    }),
  );
});

test("the box of a circle holds all of it", () => {
  fc.assert(
    fc.property(inProvince, inProvince, fc.integer({ min: 100, max: 500_000 }), (from, to, radius) => {
      const { south, north, west, east } = searchCircle(from, radius);
      const inside = to.lat >= south && to.lat <= north && to.lng >= west && to.lng <= east;
      expect(inside || measured(from, to) > radius).toBe(true);
    }),
  );
});

test.each([
  { lat: 90, lng: 0 },
  { lat: -90, lng: 180 },
  { lat: 0, lng: -180 },
])("from %o every place of the province can be reached", (from) => {
  const { most, south, north, west, east } = searchCircle(from, Infinity);
  const to = { lat: 23.1, lng: 113.3 };
  expect(measured(from, to) ** 2).toBeLessThan(most);
  expect(to.lat >= south && to.lat <= north && to.lng >= west && to.lng <= east).toBe(true);
});
