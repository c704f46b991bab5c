import { array, type InferOutput, minLength, pipe, strictObject } from "valibot";
import { day, sentence, whole } from "./shapes";

/** What changed from one version of a guide to the next, the newest first. */
export const changesField = pipe(array(strictObject({ version: whole(1, 999), date: day, text: sentence })), minLength(1, "至少写 1 条"));

type Dated = { version: number; updated: string; changes?: InferOutput<typeof changesField> | undefined };

/** A note that the guide cannot have: of a version or a day to come, or out of order. The newest note is that of the guide as it stands. */
export function validateChanges({ version, updated, changes = [] }: Dated, say: (path: readonly (string | number)[], text: string) => void): void {
  changes.forEach((change, index) => {
    const newer = changes[index - 1];
    if (index === 0 && (change.version !== version || change.date !== updated))
      say(["changes", 0], `最新的修改说明应属于现在的第 ${version} 版（${updated}），这里是第 ${change.version} 版（${change.date}）`);
    if (newer && (change.version >= newer.version || change.date > newer.date)) say(["changes", index], "修改说明应从新到旧，每版一条");
  });
}
