import { dayText, type Guide } from "@onehall/api";
import { minuteOf } from "../../common/minute";
import type { ApplicationRow, EventRow } from "../../contract/applications/rows";
import { RESULT } from "../../province/families/supervision/cases";
import { proseBlocks } from "../guide/sections";
import type { Outline, OutlineBlock } from "../outline";

export type CaseDocument = {
  row: ApplicationRow;
  events: readonly EventRow[];
  /** Of the guide; undefined where the pack does not offer the task any more. */
  remedies: Guide["remedies"] | undefined;
  /** Whole address of the page that says whether the document is true. */
  check: string;
  site: string;
  /** This portal is a demonstration. */
  sample: boolean;
};

/** Administrative Reconsideration Law, article 20; Administrative Litigation Law, article 46. */
const REMEDY = "不服的，可以自知道之日起六十日内申请行政复议，或者自知道之日起六个月内向人民法院提起行政诉讼。法律另有规定的，按照其规定。";

const KINDS = {
  approved: { title: "办理结果通知书", event: "issued", says: "经审查，符合办理条件，决定予以办理。" },
  refused: { title: "不予批准决定书", event: "refused", says: "经审查，不符合办理条件，决定不予批准。" },
  rejected: { title: "不予受理通知书", event: "rejected", says: "经审查，决定不予受理。" },
} as const;

function kindOf({ stage, result }: ApplicationRow): keyof typeof KINDS | undefined {
  if (stage === "rejected") return "rejected";
  if (result === RESULT.refused && (stage === "decided" || stage === "issued")) return "refused";
  return result === RESULT.approved && stage === "issued" ? "approved" : undefined;
}

/** Whether there is a document about an application: its result, or the decision not to do or accept it. */
export const hasDocument = (row: ApplicationRow): boolean => kindOf(row) !== undefined;

const against = (remedies: CaseDocument["remedies"]): OutlineBlock[] =>
  remedies !== undefined && remedies.length > 0 ? proseBlocks(remedies) : [{ type: "p", text: REMEDY }];

/** The result of an application as a document; against the applicant with reasons and what can be done about it. `undefined` before there is one. @see APPLY-24 */
export function caseOutline({ row, events, remedies, check, site, sample }: CaseDocument): Outline | undefined {
  const kind = kindOf(row);
  if (kind === undefined) return undefined;
  const { title, event, says } = KINDS[kind];
  const told = events.findLast((one) => one.kind === event);
  const day = minuteOf(new Date(told?.at ?? row.updatedAt)).slice(0, "2026-11-18".length);
  const note = told?.note ?? "";
  return {
    title: sample ? `${title}（样例）` : title,
    about: `${row.deptName} · 受理编号 ${row.receipt}`,
    lead: `${row.name}：您申请的“${row.taskName}”，${says}`,
    site,
    foot: sample ? "样例：没有法律效力，没有送到任何部门。" : `受理编号 ${row.receipt}`,
    live: { url: check, caption: "扫码核对", alt: `二维码，核对这份文书的网页：${check}` },
    ...(sample ? { mark: "样例，没有法律效力" } : {}),
    date: day,
    keywords: [row.receipt],
    blocks: [
      {
        type: "facts",
        label: "申请",
        rows: [
          ["申请人", row.name],
          ["事项", row.taskName],
          ["地区", row.regionName],
          ["提交日期", dayText(minuteOf(new Date(row.appliedAt)).slice(0, day.length))],
          ["决定", row.result === "" ? RESULT.rejected : row.result],
          ["日期", dayText(day)],
        ],
      },
      ...(note === "" ? [] : [{ type: "heading", level: 2, text: kind === "approved" ? "说明" : "理由" } as const, { type: "p", text: note } as const]),
      ...(kind === "approved" ? [] : [{ type: "heading", level: 2, text: "不服怎么办" } as const, ...against(remedies)]),
    ],
  };
}
