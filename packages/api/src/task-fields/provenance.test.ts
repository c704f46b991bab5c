import { expect, test } from "vitest";
import { factSources, recheckBy } from "./provenance.js";

const LAW = { law: "居民身份证法", number: "", article: "第十一条", text: "" };
const guide = {
  basis: [LAW, { law: "关于异地受理的意见", number: "公通字〔2015〕1号", article: "", text: "意见不分条" }],
  conditions: ["身份证快到期。"],
  materials: [{ name: "旧证", type: "原件", copies: 1, need: "必要", source: "申请人自备", note: "", licence: null, forms: [], samples: [] }],
  fees: [{ name: "工本费", standard: "每证20元", basis: "《收费办法》第三条", waiver: null }],
  statutoryDays: 42,
  promisedDays: 15,
  term: { statutory: { days: 60, unit: "自然日", from: "提交登记表", law: "居民身份证法", article: "第十二条" } },
  updated: "2026-11-03",
  confirmed: "2026-11-20",
};

test("every fact that decides something says what it rests on, in its own unit, and when it was checked", () => {
  const all = "《居民身份证法》第十一条；《关于异地受理的意见》（公通字〔2015〕1号）";
  expect(factSources(guide).map(({ section, fact, value, source, checked }) => [section, fact, value, source, checked])).toEqual([
    ["acceptance", "受理条件", "身份证快到期。", all, "2026-11-20"],
    ["materials", "申请材料", "旧证，原件 1 份", all, "2026-11-20"],
    ["basics", "法定办结时限", "60 个自然日（自提交登记表之日起）", "《居民身份证法》第十二条", "2026-11-20"],
    ["basics", "承诺办结时限", "15 个工作日", "办理部门公布的承诺", "2026-11-20"],
    ["fees", "收费", "工本费：每证20元", "《收费办法》第三条", "2026-11-20"],
  ]);
  const ruled = { ...guide, conditions: [...guide.conditions, "本市规定：居住满半年。"], citySource: "《深圳经济特区居住证条例》" };
  expect(
    factSources(ruled)
      .map(({ source }) => source)
      .slice(0, 3),
  ).toEqual([all, "《深圳经济特区居住证条例》", all]);
  const { confirmed: _confirmed, ...inPack } = guide;
  const [first, , ...rest] = factSources({ ...inPack, fees: [], statutoryDays: null });
  expect([first?.checked, rest.map(({ fact }) => fact)]).toEqual(["2026-11-03", ["承诺办结时限", "收费"]]);
});

test.each([
  ["2026-11-03", "2027-11-03"],
  ["2028-02-29", "2029-02-28"],
])("checked on %s is due on %s", (checked, due) => expect(recheckBy(checked)).toBe(due));
