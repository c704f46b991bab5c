import { expect, test } from "vitest";
import { articleMissing, withReason } from "./articles";
import { countPack, staleTasks } from "./report";
import { guangdong } from "./testing";

const { tasks, terms } = guangdong();

test("stale tasks are those that were changed before the day, the oldest first", () => {
  const days = tasks.map(({ updated }) => updated).sort();
  const since = days[Math.floor(days.length / 2)] ?? "";
  const stale = staleTasks(tasks, since, "2026-11-20");
  expect(stale.map(({ updated }) => updated)).toEqual(days.filter((day) => day < since));
  expect(staleTasks(tasks, days[0] ?? "", "2026-11-20")).toEqual([]);
  // What only held up to a day that is over is due whenever it was looked at.
  const over = tasks.filter(({ until }) => until !== undefined).map(({ file }) => file);
  expect(staleTasks(tasks, days[0] ?? "", "2099-01-01").map(({ file }) => file)).toEqual(over);
  expect(over.length).toBeGreaterThan(0);
});

test("a note that hides a condition is counted where no rule says for whom it is", () => {
  const [task] = tasks.filter(({ materials }) => materials.length > 0);
  const [material] = task?.materials ?? [];
  if (!task || !material) throw new Error("no task with materials");
  const of = (note: string, when?: NonNullable<typeof material.when>) => ({ ...task, materials: [{ ...material, note, ...(when ? { when } : {}) }] });
  const counted = countPack([of("外省户口的才交。"), of("外省户口的才交。", [{ who: ["child"] }]), of("领证时交回。")], terms);
  expect(counted.notes).toEqual([`${task.file}：${material.name}：外省户口的才交。`]);
  expect(Object.fromEntries(counted.figures)).toMatchObject({ 事项: "3", 说明里还有条件的材料: "1（33.3%）" });
});

test("fewer than 5 % of the materials of Guangdong hide a condition in a note", () => {
  const single = tasks.filter(({ kind }) => kind !== "TC");
  const { notes, bases, limits } = countPack(single, terms);
  expect(notes.length / single.flatMap(({ materials }) => materials).length).toBeLessThan(0.05);
  expect([bases, limits]).toEqual([[], []]);
});

test.each([
  [{ law: "关于优化服务的通知" }, "通知不分条"],
  [{ law: "关于优化服务的意见（试行）" }, "意见不分条"],
  [{ law: "某某办法", noArticle: "没有公开全文" }, "没有公开全文"],
  [{ law: "某某条例", article: "第十一条" }, undefined],
  [{ law: "某某条例" }, undefined],
])("why %j has no article: %s", (basis, reason) => {
  expect(articleMissing({ text: "", ...basis })).toBe(reason);
  expect(withReason("内容。", reason)).toBe(reason === undefined ? "内容。" : `内容。（${reason}）`);
});
