import { comboProcessing, oneThingIndex, PortalError } from "@onehall/api";
import type { StoredOneThing } from "../../province/families/one-things/stored";
import { daysOf, spansOf } from "../../province/families/one-things/stages";
import { defineHandler } from "../router/handler";
import { localDate, deadlineOf } from "../../common/deadline";
import { regionPath } from "../rows/regions";
import { tasksByIds } from "../rows/tasks";
import { comboMembers, publicMember, stagesOf } from "./combo";
import { guidePath } from "./paths";
import { allOneThings, guidedByCode } from "./rows";

export const handleOneThingIndex = defineHandler(oneThingIndex, async ({ region }, { database }) => {
  const line = await regionPath(database, region);
  const all = await allOneThings(database);
  const rows = await tasksByIds(database, line, { ids: all.map((one) => one.taskId) });
  const byTask = new Map(all.map((one) => [one.taskId, one]));
  return {
    list: rows.map((row) => ({
      taskCode: row.code,
      name: row.name,
      text: row.lead,
      url: guidePath(row.kind, row.code),
      audience: byTask.get(row.taskId)?.audience === 2 ? ("company" as const) : ("person" as const),
      tasks: byTask.get(row.taskId)?.members ?? 0,
    })),
  };
});

export const handleComboProcessing = defineHandler(comboProcessing, async ({ TASK_CODE }, { database, now }) => {
  const row = await guidedByCode(database, TASK_CODE);
  if (row.oneThing === null) throw new PortalError("one-thing-unknown", `编码为 ${TASK_CODE} 的事项不是一件事`, { status: 404 });
  const stored = JSON.parse(row.oneThing) as StoredOneThing;
  const line = await regionPath(database, row.region);
  const [members, [task]] = await Promise.all([
    comboMembers(database, line, row.taskId, stored),
    tasksByIds(database, line, { ids: [row.taskId], onlyHere: true }),
  ]);
  const spans = spansOf(stored.stages);
  const today = localDate(now());
  return {
    taskCode: TASK_CODE,
    name: task?.name ?? "",
    region: { code: line.current.code, name: line.current.name },
    totalDays: daysOf(stored.stages),
    stages: stagesOf(stored).map((stage, index) => {
      const span = spans[index] ?? { startDay: 0, endDay: 0 };
      return { ...stage, ...span, ...deadlineOf(today, span.endDay) };
    }),
    members: members.map(publicMember),
    url: guidePath("TC", TASK_CODE),
  };
});
