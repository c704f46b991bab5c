import { auditItemDetail, auditItems } from "@onehall/api";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../data/testing";
import { smallPack } from "../../province/testing";
import { applyCityRules, differsByCity, rulesOfCity } from "./city-rules";
import type { StoredGuide } from "../../province/guide";
import type { RegionPath } from "../rows/regions";
import { openHost } from "../testing";

type Task = ReturnType<typeof smallPack>["tasks"][number];

/** What a city adds to a task's conditions. */
const local = ({ cities }: Task, city: string): string[] => (cities?.[city]?.conditions ?? []).map((text) => `本市规定：${text}`);

/** A task of the counties that Guangzhou and Shenzhen rule differently. */
const ruledDifferently = (task: Task): boolean => task.offered.includes("county") && local(task, "440100").join() !== local(task, "440300").join();

onEachDatabase((_, open) => {
  test("a guide says what its city rules, and no other city's rules", { timeout: 60_000 }, async () => {
    const { client } = await openHost(open);
    const facts = smallPack().tasks.find(ruledDifferently);
    if (!facts) throw new Error("no task of the pack has rules of Guangzhou or Shenzhen");
    const { name, conditions } = facts;
    for (const [county, city] of [["440106", "440100"] as const, ["440304", "440300"] as const, ["440402", "440400"] as const]) {
      const { items } = await client.call(auditItems, { AREA_CODE: county, KEY_WORD: name, ISLOCALLEVEL: "1" });
      const guide = await client.call(auditItemDetail, { TASK_CODE: items.find((item) => item.name === name)?.taskCode ?? "" });
      expect(guide.conditions).toEqual([...conditions, ...local(facts, city)]);
    }
  });
});

test("a city's word on a material stands after that of the province", () => {
  const material = { name: "住房租赁合同", type: "复印件", copies: 1, need: "必要", source: "其他", note: "全省的话。", licence: null, forms: [], samples: [] };
  const stored = {
    conditions: [],
    materials: [material],
    cities: { "440300": { source: "深圳的提取规定", conditions: [], materials: { 住房租赁合同: "深圳不用交。" } } },
  };
  const at = (city: string) => applyCityRules(stored as unknown as StoredGuide, { path: [{ code: "440000" }, { code: city }] } as RegionPath);
  expect(at("440300").materials[0]?.note).toBe("全省的话。本市规定：深圳不用交。");
  expect(at("440100").materials[0]?.note).toBe("全省的话。");
  expect([at("440300").citySource, at("440100").citySource]).toEqual(["深圳的提取规定", ""]);
  expect(at("440300")).not.toHaveProperty("cities");
});

test("what a city needs and others do not is said beside its name, the other way round too", () => {
  const material = (name: string) => ({ name, type: "原件", copies: 1, need: "非必要", source: "其他", note: "", licence: null, forms: [], samples: [] });
  const parts = [
    { id: "materials.0", when: [{ outside: ["440300"] }] },
    { id: "materials.1", when: [{ region: ["440300"], who: ["child"] }] },
    { id: "materials.2", when: [{ who: ["child"] }] },
  ];
  const options = ["child", "adult"].map((id) => ({ id, text: id }));
  const stored = {
    materials: [material("广东省居住证"), material("深圳经济特区居住证"), material("出生证明")],
    rules: { questions: [{ id: "who", text: "给谁办？", options }], parts, stops: [], cases: [] },
  } as unknown as StoredGuide;
  expect(rulesOfCity(stored, "440300")).toEqual(["本市不用交：广东省居住证", "本市要交：深圳经济特区居住证"]);
  expect(rulesOfCity(stored, "440100")).toEqual([]);
  expect(differsByCity(stored)).toBe(true);
  expect(differsByCity({ ...stored, rules: { ...stored.rules, parts: parts.slice(2) } })).toBe(false);
});
