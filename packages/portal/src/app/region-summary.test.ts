import { expect, test } from "vitest";
import { placeName, type RegionSummary } from "./region-summary";

const region = (...crumbs: [code: string, name: string][]): RegionSummary => {
  const [code = "", name = ""] = crumbs.at(-1) ?? [];
  return { code, name, crumbs: crumbs.map(([one, called]) => ({ code: one, name: called })) };
};
const PROVINCE = ["440000", "广东省"] as [string, string];
const CHAOZHOU = ["445100", "潮州市"] as [string, string];
const XIANGQIAO = ["445102", "湘桥区"] as [string, string];
const STREET = ["445102003000", "桥东街道"] as [string, string];

test.each([
  [region(PROVINCE), "广东省"],
  [region(PROVINCE, CHAOZHOU), "潮州市"],
  [region(PROVINCE, CHAOZHOU, XIANGQIAO), "湘桥区"],
  [region(PROVINCE, CHAOZHOU, XIANGQIAO, STREET), "湘桥区桥东街道"],
  [region(PROVINCE, CHAOZHOU, XIANGQIAO, STREET, ["445102003001", "东山社区"]), "湘桥区桥东街道东山社区"],
  [region(PROVINCE, ["441900", "东莞市"], ["441900101000", "石碣镇"]), "东莞市石碣镇"],
  [region(PROVINCE, ["441900", "东莞市"], ["441900101000", "石碣镇"], ["441900101001", "石碣村"]), "东莞市石碣镇石碣村"],
])("%o is called %s", (place, name) => {
  expect(placeName(place)).toBe(name);
});
