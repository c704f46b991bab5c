import { auditItemDetail, auditItems, type Guide } from "@onehall/api";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../data/testing";
import { smallPack } from "../../province/testing";
import { countyAuthorityNote } from "./no-counties";
import { openHost } from "../testing";

const DONGGUAN = "东莞市不设县、区：";

onEachDatabase((_, open) => {
  test("a guide says who is meant by the county where there is none, and only there", { timeout: 60_000 }, async () => {
    const { client } = await openHost(open);
    const facts = smallPack().tasks.find(
      ({ offered, conditions }) => offered.includes("county") && !offered.includes("city") && conditions.join().includes("县级"),
    );
    if (!facts) throw new Error("no task of the counties whose conditions speak of them");
    const guideIn = async (region: string): Promise<Guide> => {
      const { items } = await client.call(auditItems, { AREA_CODE: region, KEY_WORD: facts.name, ISLOCALLEVEL: "1" });
      return client.call(auditItemDetail, { TASK_CODE: items.find((item) => item.name === facts.name)?.taskCode ?? "" });
    };
    expect(await guideIn("441900")).toMatchObject({ lead: facts.lead, regionNote: countyAuthorityNote("东莞市", "县级") });
    expect(await guideIn("440106")).toMatchObject({ lead: facts.lead, regionNote: "" });
  });
});

test.each([
  ["向县级民政部门申请", true],
  ["由县（市、区）教育局决定", true],
  ["区、县司法局初审", true],
  ["县级以上人民政府的部门都可以", false],
  ["向市人民政府申请行政复议", false],
])("%s", (text, named) => {
  expect(countyAuthorityNote("东莞市", { steps: [{ text }] }).startsWith(DONGGUAN)).toBe(named);
});
