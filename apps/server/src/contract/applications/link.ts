import { applicationLink, type LinkedCase } from "@onehall/api";
import { maskName } from "../../common/mask";
import { minuteOf } from "../../common/minute";
import { defineHandler } from "../router/handler";
import { readSignedCode, signedCode } from "../signed-code";
import type { Services } from "../services";
import { type ApplicationRow, applicationByReceipt, eventsOf } from "./rows";

/** Days for which the link of a receipt is good. */
const LINK_DAYS = 180;
/** What the signature is given for: the code itself says what it allows, and cannot be used for more. */
const ALLOWS = "progress";

/** The signed link of a receipt: shows how far the application is to whoever has it, and nothing that was filled in. Counted from the day on which it is shown. */
export const linkOf = ({ database, now }: Pick<Services, "database" | "now">, receipt: string): Promise<string> =>
  signedCode(database, "application", `${ALLOWS} ${receipt}`, now().getTime() + LINK_DAYS * 86_400_000);

/** What every view of an application shows. */
export const caseFacts = ({ receipt, taskCode, taskName, kind, deptName, regionName, stage, appliedAt, due, result }: ApplicationRow) => ({
  receipt,
  taskCode,
  taskName,
  kind,
  deptName,
  regionName,
  stage,
  appliedAt: minuteOf(new Date(appliedAt)),
  due,
  result,
});

export const handleApplicationLink = defineHandler(
  applicationLink,
  async ({ link }, { database, now, sample }) => {
    const read = await readSignedCode(database, "application", link);
    const [allows, receipt = ""] = read?.subject.split(" ") ?? [];
    if (!read || allows !== ALLOWS) return { result: "unknown" as const, case: null, until: null };
    const until = new Date(read.until).toISOString();
    if (read.until <= now().getTime()) return { result: "expired" as const, case: null, until };
    const [row, events] = await Promise.all([applicationByReceipt(database, receipt), eventsOf(database, receipt)]);
    if (!row) return { result: "unknown" as const, case: null, until: null };
    const shown: LinkedCase = {
      ...caseFacts(row),
      sample,
      applicant: maskName(row.name),
      events: events.map(({ kind, at }) => ({ kind, at: minuteOf(new Date(at)) })),
    };
    return { result: "valid" as const, case: shown, until };
  },
  { personal: true },
);
