import * as fc from "fast-check";
import { expect, test } from "vitest";
import { guides } from "../../test/guides";
import { auditItemDetail } from "../calls/items";
import { validateAnswer } from "../contract/index";
import type { Combo } from "./combo";
import { detailOfGuide, guideOfDetail } from "./guide-map";

test("any guide survives the way over the wire and fits the contract", () => {
  fc.assert(
    fc.property(guides, (guide) => {
      const wire: unknown = JSON.parse(JSON.stringify(detailOfGuide(guide)));
      expect(guideOfDetail(validateAnswer(auditItemDetail, wire))).toEqual(guide);
    }),
  );
});

test("what a combined task has more survives too, and a single one has none of it", () => {
  const [guide] = fc.sample(guides, { numRuns: 1, seed: 1 });
  if (!guide) throw new Error("no sample");
  const combo: Combo = {
    members: [{ taskCode: "", name: "结婚登记", deptName: "", promise: "", online: false, url: "", always: true }],
    questions: [{ id: "move", text: "要不要迁户口？", options: [{ id: "yes", text: "要" }] }],
    saved: [{ material: "结婚证", how: "共享", from: "结婚登记", text: "登记以后自动传给后面几项。" }],
    stages: [{ name: "登记", who: "婚姻登记机关", text: "当场发证。", days: 0, parallel: false, members: ["结婚登记"] }],
    results: [{ name: "结婚证", from: "结婚登记" }],
    notes: [{ type: "p", text: "结婚登记免费。" }],
  };
  const wire: unknown = JSON.parse(JSON.stringify(detailOfGuide({ ...guide, combo, differs: true })));
  expect(guideOfDetail(validateAnswer(auditItemDetail, wire))).toEqual({ ...guide, combo, differs: true });
  expect(detailOfGuide(guide)).not.toHaveProperty("AUDIT_COMBO");
});

test("programs find the names they read", () => {
  const [guide] = fc.sample(guides, { numRuns: 1, seed: 1 });
  if (!guide) throw new Error("no sample");
  const detail = detailOfGuide({
    ...guide,
    online: "Ⅳ",
    themes: [
      { catalogCode: "001001010", name: "户籍办理" },
      { catalogCode: "001001090", name: "证件办理" },
    ],
    materials: [
      {
        name: "居民户口簿",
        type: "原件",
        copies: 1,
        need: "必要",
        source: "申请人自备",
        note: "",
        licence: null,
        forms: [],
        samples: [{ name: "样表.pdf", url: "//example.org/1.pdf" }],
      },
    ],
  });
  expect(detail.AUDIT_ITEM).toMatchObject({ CATANAME: guide.name, IS_ONLINE: "1", TASK_NAME: guide.name, AREA_CODE_TEXT: guide.region.name });
  expect(detail.AUDIT_MATERIAL[0]).toMatchObject({
    MATERIAL_NAME: "居民户口簿",
    EXAMPLE_GUID: [{ FILEPATH: "//example.org/1.pdf", ATTACHNAME: "样表.pdf" }],
    FORM_GUID: [],
  });
});
