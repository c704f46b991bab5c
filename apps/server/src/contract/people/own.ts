import { type Abstract, abstracts, type Affair, affairsInProgress, type ApplicationStage, feedbackHistory, type Licence, licences } from "@onehall/api";
import { fragment, sql } from "../../data";
import { feedbackReceipt } from "../feedback/receipt";
import { visitorHandler } from "./visitor-handler";
import { stateOn } from "./licence-state";
import { ownPage } from "./pages";
import { minuteOf } from "../../common/minute";

const licenceCount = sql<{ n: number }>`SELECT COUNT(*) AS n FROM person_licence WHERE person = ${"person"}`;
const licenceRows = sql<Omit<Licence, "state">>`
  SELECT id, name, number, issuer, issued_on AS "issuedOn", expires_on AS "expiresOn" FROM person_licence
  WHERE person = ${"person"} ORDER BY sort, id LIMIT ${"limit"} OFFSET ${"offset"}`;

const abstractCount = sql<{ n: number }>`SELECT COUNT(*) AS n FROM person_abstract WHERE person = ${"person"}`;
const abstractRows = sql<Abstract>`
  SELECT id, title, text, noted_on AS "date" FROM person_abstract
  WHERE person = ${"person"} ORDER BY noted_on DESC, id LIMIT ${"limit"} OFFSET ${"offset"}`;

/** Applications that were handed in here, and the affairs of sample people. Both are cases: the progress query finds each of these receipts. */
const affairs = fragment`
  SELECT receipt, task_code AS "taskCode", task_name AS "taskName", dept_name AS "deptName", stage AS state, updated_at AS "updatedAt", 1 AS here
  FROM application WHERE person = ${"person"}
  UNION ALL
  SELECT receipt, item.code, task.name, department.name, state, updated_at, 0
  FROM person_affair
  JOIN task ON task.id = person_affair.task_id
  JOIN item ON item.task_id = person_affair.task_id AND item.region = person_affair.region
  JOIN department ON department.org = item.org
  WHERE person = ${"person"}`;
const affairCount = sql<{ n: number }>`SELECT COUNT(*) AS n FROM (${affairs}) AS affairs`;
const affairRows = sql<
  Omit<Affair, "here"> & { here: number }
>`SELECT * FROM (${affairs}) AS affairs ORDER BY "updatedAt" DESC, receipt LIMIT ${"limit"} OFFSET ${"offset"}`;

/** The word of the user centre for the stage of an application; the same words as of the affairs of samples. */
const COURSE: Readonly<Record<ApplicationStage, string>> = {
  submitted: "申请",
  correction: "待补正",
  accepted: "审查",
  decided: "决定",
  issued: "送达",
  rejected: "不予受理",
  withdrawn: "已撤回",
};
const isStage = (state: string): state is ApplicationStage => state in COURSE;
/** That word for a stage of either kind of case. */
export const stageWord = (state: string): string => (isStage(state) ? COURSE[state] : state);

const feedbackCount = sql<{
  n: number;
}>`SELECT COUNT(*) AS n FROM person_feedback JOIN feedback ON feedback.id = person_feedback.feedback WHERE person = ${"person"}`;
const feedbackRows = sql<{ id: string; signed: number; kind: string; status: string; createdAt: string }>`
  SELECT feedback.id, signed, kind, created_at AS "createdAt",
    COALESCE((SELECT step.status FROM feedback_step step WHERE step.feedback_id = feedback.id ORDER BY step.place DESC LIMIT 1), feedback.status) AS "status"
  FROM person_feedback JOIN feedback ON feedback.id = person_feedback.feedback
  WHERE person = ${"person"} ORDER BY created_at DESC, feedback.id LIMIT ${"limit"} OFFSET ${"offset"}`;

export const handleLicences = visitorHandler(licences, async ({ person }, paging, { database, now }) => {
  const page = await ownPage(database, person, paging, licenceCount, licenceRows);
  return { ...page, list: page.list.map((licence) => ({ ...licence, state: stateOn(now(), licence.expiresOn) })) };
});

export const handleAbstracts = visitorHandler(abstracts, ({ person }, paging, { database }) => ownPage(database, person, paging, abstractCount, abstractRows));

export const handleAffairsInProgress = visitorHandler(affairsInProgress, async ({ person }, paging, { database }) => {
  const page = await ownPage(database, person, paging, affairCount, affairRows);
  return {
    ...page,
    list: page.list.map(({ here, ...affair }) => ({
      ...affair,
      here: here === 1,
      state: stageWord(affair.state),
      updatedAt: here === 1 ? minuteOf(new Date(affair.updatedAt)) : affair.updatedAt,
    })),
  };
});

export const handleFeedbackHistory = visitorHandler(feedbackHistory, async ({ person }, paging, { database }) => {
  const page = await ownPage(database, person, paging, feedbackCount, feedbackRows);
  const list = page.list.map(async ({ id, signed, createdAt, ...sent }) => ({
    ...sent,
    id: signed === 1 ? await feedbackReceipt(database, id, "read") : id,
    createdAt: minuteOf(new Date(createdAt)),
  }));
  return { ...page, list: await Promise.all(list) };
});
