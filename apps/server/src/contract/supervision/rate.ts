import { PortalError, ratingAdd } from "@onehall/api";
import { lineage } from "@onehall/regions";
import { type Database, sql, type Transaction } from "../../data";
import { maskText } from "../../common/mask";
import { applicantKey } from "../../province/families/supervision/applicant";
import { defineHandler } from "../router/handler";
import { limitAttempts } from "../progress/attempts";
import { type CaseRow, caseByReceipt } from "./case-rows";
import type { Services } from "../services";
import { type Moment, momentOf } from "./moment";
import { type Vocabulary, vocabularyOf } from "./vocabulary";

type Given = { level: number; channel: string; rated: string; corrected: string };

const insert = sql`INSERT INTO rating (receipt, task_id, region, org, dept_id, applicant, channel, level, reasons, content, shown, rated, corrected, measure, sample)
  VALUES (${"receipt"}, ${"taskId"}, ${"region"}, ${"org"}, ${"deptId"}, ${"applicant"}, ${"channel"}, ${"level"}, ${"reasons"}, ${"content"}, 0, ${"rated"}, '', '', 0)
  ON CONFLICT (receipt) DO NOTHING`;
const ahead = sql<Given>`SELECT level, channel, rated, corrected FROM rating WHERE receipt = ${"receipt"} AND sample = 1 AND rated > ${"now"}`;
const remove = sql`DELETE FROM rating WHERE receipt = ${"receipt"}`;
const count = sql`INSERT INTO rating_month (scope, month, level, channel, n, corrected)
  VALUES (${"scope"}, ${"month"}, ${"level"}, ${"channel"}, ${"n"}, ${"corrected"})
  ON CONFLICT (scope, month, level, channel) DO UPDATE SET n = rating_month.n + excluded.n, corrected = rating_month.corrected + excluded.corrected`;

/** Keeps the roll-up true, in the region and all above it. @param by 1 for a rating that comes, −1 for one that goes */
async function roll(tx: Transaction, region: string, { level, channel, rated, corrected }: Given, by: 1 | -1): Promise<void> {
  const cells = [{ month: rated.slice(0, 7), n: by, corrected: 0 }, ...(corrected === "" ? [] : [{ month: corrected.slice(0, 7), n: 0, corrected: by }])];
  await tx.runMany(
    count,
    cells.flatMap((cell) => lineage(region).map((scope) => ({ ...cell, scope, level, channel }))),
  );
}

/** A sample rating of the same case is replaced by the real one. */
async function makeRoom(tx: Transaction, { receipt, region }: CaseRow, { now }: Moment): Promise<void> {
  const sample = await tx.get(ahead, { receipt, now });
  if (!sample) return;
  await tx.run(remove, { receipt });
  await roll(tx, region, sample, -1);
}

type Opinion = { level: number; channel: string; reasons: readonly string[]; content: string };

/** @returns whether it was kept; false: the matter has been rated */
const keep = (database: Database, file: CaseRow, { level, channel, reasons, content }: Opinion, moment: Moment): Promise<boolean> =>
  database.transaction(async (tx) => {
    await makeRoom(tx, file, moment);
    const { receipt, taskId, region, org, deptId, applicant } = file;
    const row = { receipt, taskId, region, org, deptId, applicant, channel, level, reasons: reasons.join(","), content: maskText(content), rated: moment.now };
    const { changes } = await tx.run(insert, row);
    if (changes === 1) await roll(tx, region, { level, channel, rated: moment.now, corrected: "" }, 1);
    return changes === 1;
  });

/** @throws PortalError status 400 for a channel or reason that the province does not know, or a reason of another level */
function checkWords({ level, channel, reasons }: Opinion, words: Vocabulary): void {
  if (!words.channels.some(({ code }) => code === channel)) throw new PortalError("invalid", `没有评价渠道 ${channel}`, { status: 400 });
  const known = words.levels.find(({ value }) => value === level)?.reasons ?? [];
  const strange = reasons.find((code) => !known.some((reason) => reason.code === code));
  if (strange !== undefined) throw new PortalError("invalid", `原因 ${strange} 不属于“${words.levelLabel(level)}”，请重新选择`, { status: 400 });
}

/** The one error for a wrong number and a wrong name: which of them it was, is not told. */
const unknownCase = () => new PortalError("case-unknown", "没有找到这件办件。请核对受理编号，并填写申请时登记的姓名或名称全称。", { status: 404 });

/**
 * Keeps what somebody says of a case of theirs, once, when it is decided. Who they are was checked before.
 * @throws PortalError status 400 for a word that the province does not know, 409 while the case is open or where it was rated
 */
export async function rateCase({ database, now }: Pick<Services, "database" | "now">, file: CaseRow, opinion: Opinion): Promise<void> {
  const moment = momentOf(now());
  const reasons = [...new Set(opinion.reasons)].sort();
  checkWords({ ...opinion, reasons }, await vocabularyOf(database));
  if (file.decided > moment.now) throw new PortalError("case-open", "这件事还没有办结。办结以后，欢迎您来评价。", { status: 409 });
  if (!(await keep(database, file, { ...opinion, reasons }, moment)))
    throw new PortalError("rated-already", "这件办件已经评价过了：一件办件只能评价一次。如需补充，请拨打 12345。", { status: 409 });
}

/** Only who applied may rate, once, when it is decided. What they write is counted at once and read by others after it was looked through. */
export const handleRatingAdd = defineHandler(
  ratingAdd,
  async ({ applicant, receipt, content, ...opinion }, services, { context }) => {
    const { database, now } = services;
    await limitAttempts(services, context, receipt);
    const moment = momentOf(now());
    // Words first: whether a case exists is told to nobody who does not know what a rating is made of.
    checkWords({ ...opinion, content }, await vocabularyOf(database));
    const file = await caseByReceipt(database, receipt);
    if (!file || file.applicantKey !== applicantKey(receipt, applicant) || file.applied > moment.now) throw unknownCase();
    await rateCase(services, file, { ...opinion, content });
    return { receipt, level: opinion.level, date: moment.now };
  },
  { personal: true },
);
