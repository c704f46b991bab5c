import { expect, test } from "vitest";
import { withStaticData } from "./with-static-data";

test("what is for the server alone is there, and in nothing that is made of the fields", () => {
  const data = withStaticData({ region: "440000" }, { items: [1, 2] });
  expect(data.staticData).toEqual({ items: [1, 2] });
  expect(Object.keys(data)).toEqual(["region"]);
  expect(JSON.stringify(data)).toBe('{"region":"440000"}');
  expect(Object.entries(structuredClone(data))).toEqual([["region", "440000"]]);
});
