import { dayText } from "@onehall/api";
import { array, description, type InferOutput, minLength, optional, picklist, pipe, strictObject } from "valibot";
import { day, sentence, whole } from "./shapes";

/**
 * What changed from one version of a guide to the next, the newest first. `substance`: what somebody must bring, do, pay or wait for, where, or whether it is
 * for him at all; anything else is wording, which editors see and citizens do not. `since`: from when it holds, where that is not the day of the version.
 */
const changeField = strictObject({
  version: whole(1, 999),
  date: day,
  kind: pipe(optional(picklist(["substance", "wording"]), "wording"), description("`substance` 实质，`wording` 措辞")),
  since: optional(day),
  text: sentence,
});
export const changesField = pipe(array(changeField), minLength(1, "至少写 1 条"));

type Change = InferOutput<typeof changeField>;

/** The changes that people see: those of substance, with the day from which they hold. @see GUIDE-62 */
export const publicChanges = (changes: readonly Change[]): Pick<Change, "version" | "date" | "text">[] =>
  changes.flatMap(({ version, date, kind, since, text }) =>
    kind === "substance" ? [{ version, date, text: since === undefined ? text : `${dayText(since).slice(0, -5)}起：${text}` }] : [],
  );

type Dated = { version: number; updated: string; changes?: InferOutput<typeof changesField> | undefined };

/** A note that the guide cannot have: of a version or a day to come, or out of order. The newest note is that of the guide as it stands. */
export function validateChanges({ version, updated, changes = [] }: Dated, say: (path: readonly (string | number)[], text: string) => void): void {
  changes.forEach((change, index) => {
    const newer = changes[index - 1];
    if (index === 0 && (change.version !== version || change.date !== updated))
      say(["changes", 0], `最新的修改说明应属于现在的第 ${version} 版（${updated}），这里是第 ${change.version} 版（${change.date}）`);
    if (change.since !== undefined && change.kind !== "substance") say(["changes", index], "since 只写在实质的修改里（kind: substance）");
    if (newer && (change.version >= newer.version || change.date > newer.date)) say(["changes", index], "修改说明应从新到旧，每版一条");
  });
}
