import { expect, test } from "vitest";
import { regionStem } from "./names";

test.each([
  ["翠洲社区居民委员会", "village", "翠洲社区"],
  ["河西居委会", "village", "河西社区"],
  ["大岭村委会", "village", "大岭村"],
  ["莲塘村村民委员会", "village", "莲塘村"],
  ["茶山居民区社区委员会", "village", "茶山居民区社区"],
  ["同沙生活区", "village", "同沙生活区"],
  ["新城办事处街道", "town", "新城街道"],
  ["虎门镇", "town", "虎门镇"],
  ["天河区", "county", "天河区"],
] as const)("%s (%s) → %s", (name, level, stem) => expect(regionStem({ name, level })).toBe(stem));
