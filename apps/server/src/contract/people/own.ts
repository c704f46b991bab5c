import { type Abstract, abstracts, type Affair, affairsInProgress, feedbackHistory, type Licence, licences } from "@onehall/api";
import { sql } from "../../data";
import { visitorHandler } from "./visitor-handler";
import { stateOn } from "./licence-state";
import { ownPage } from "./pages";
import { minuteOf } from "./times";

const licenceCount = sql<{ n: number }>`SELECT COUNT(*) AS n FROM person_licence WHERE person = ${"person"}`;
const licenceRows = sql<Omit<Licence, "state">>`
  SELECT id, name, number, issuer, issued_on AS "issuedOn", expires_on AS "expiresOn" FROM person_licence
  WHERE person = ${"person"} ORDER BY sort, id LIMIT ${"limit"} OFFSET ${"offset"}`;

const abstractCount = sql<{ n: number }>`SELECT COUNT(*) AS n FROM person_abstract WHERE person = ${"person"}`;
const abstractRows = sql<Abstract>`
  SELECT id, title, text, noted_on AS "date" FROM person_abstract
  WHERE person = ${"person"} ORDER BY noted_on DESC, id LIMIT ${"limit"} OFFSET ${"offset"}`;

const affairCount = sql<{ n: number }>`
  SELECT COUNT(*) AS n FROM person_affair JOIN item ON item.task_id = person_affair.task_id AND item.region = person_affair.region WHERE person = ${"person"}`;
const affairRows = sql<Affair>`
  SELECT receipt, item.code AS "taskCode", task.name AS "taskName", department.name AS "deptName", state, updated_at AS "updatedAt"
  FROM person_affair
  JOIN task ON task.id = person_affair.task_id
  JOIN item ON item.task_id = person_affair.task_id AND item.region = person_affair.region
  JOIN department ON department.org = item.org
  WHERE person = ${"person"} ORDER BY updated_at DESC, receipt LIMIT ${"limit"} OFFSET ${"offset"}`;

const feedbackCount = sql<{
  n: number;
}>`SELECT COUNT(*) AS n FROM person_feedback JOIN feedback ON feedback.id = person_feedback.feedback WHERE person = ${"person"}`;
const feedbackRows = sql<{ id: string; kind: string; status: string; createdAt: string }>`
  SELECT feedback.id, kind, created_at AS "createdAt",
    COALESCE((SELECT step.status FROM feedback_step step WHERE step.feedback_id = feedback.id ORDER BY step.place DESC LIMIT 1), feedback.status) AS "status"
  FROM person_feedback JOIN feedback ON feedback.id = person_feedback.feedback
  WHERE person = ${"person"} ORDER BY created_at DESC, feedback.id LIMIT ${"limit"} OFFSET ${"offset"}`;

export const ownLicences = visitorHandler(licences, async ({ person }, paging, { database, now }) => {
  const page = await ownPage(database, person, paging, licenceCount, licenceRows);
  return { ...page, list: page.list.map((licence) => ({ ...licence, state: stateOn(now(), licence.expiresOn) })) };
});

export const ownAbstracts = visitorHandler(abstracts, ({ person }, paging, { database }) => ownPage(database, person, paging, abstractCount, abstractRows));

export const ownAffairs = visitorHandler(affairsInProgress, ({ person }, paging, { database }) => ownPage(database, person, paging, affairCount, affairRows));

export const ownFeedback = visitorHandler(feedbackHistory, async ({ person }, paging, { database }) => {
  const page = await ownPage(database, person, paging, feedbackCount, feedbackRows);
  return { ...page, list: page.list.map((sent) => ({ ...sent, createdAt: minuteOf(new Date(sent.createdAt)) })) };
});
