import { WAITING_KINDS, waitingItems, type WaitingItem, type WaitingKind } from "@onehall/api";
import { localDate } from "../../common/deadline";
import { minuteOf } from "../../common/minute";
import { sql } from "../../data";
import type { Services } from "../services";
import { changesSince, packOf } from "./guides";
import { SOON_DAYS, stateOn } from "./licence-state";
import { unreadOf } from "./messages";
import { stageWord } from "./own";
import { visitorHandler } from "./visitor-handler";

/** Entries of a kind that are named; the rest is one step away. */
const FEW = 5;
/** Cases that are looked at, the newest first. */
const MOST_CASES = 500;
/** Saved guides that are compared with those of now, the newest first: each costs a look at the guide. */
const MOST_GUIDES = 20;
/** Days for which a result that was not rated is shown: rating is no duty. */
const RESULT_DAYS = 30;
const DAY = 86_400_000;

type CaseRow = { id: string; name: string; stage: string; result: string; due: string; updatedAt: string; here: number; rated: number };

const cases = sql<CaseRow>`
  SELECT cases.*, CASE WHEN EXISTS (SELECT 1 FROM rating WHERE rating.receipt = cases.id AND rating.sample = 0) THEN 1 ELSE 0 END AS rated FROM (
    SELECT receipt AS id, task_name AS name, stage, result, due, updated_at AS "updatedAt", 1 AS here FROM application WHERE person = ${"person"}
    UNION ALL
    SELECT receipt, task.name, state, '', '', updated_at, 0 FROM person_affair JOIN task ON task.id = person_affair.task_id WHERE person = ${"person"}
  ) AS cases ORDER BY "updatedAt" DESC, id LIMIT ${"most"}`;
const booked = sql<{ id: string; name: string; day: string; slot: string }>`
  SELECT appointment.id, COALESCE(station.name, '') AS name, day, slot FROM appointment LEFT JOIN station ON station.region = hall
  WHERE person = ${"person"} AND seat IS NOT NULL AND day || ' ' || slot >= ${"now"} ORDER BY day, slot, appointment.id`;
const drafts = sql<{ id: string; name: string; updatedAt: string; ready: number }>`
  SELECT task_code AS id, task.name, updated_at AS "updatedAt", CASE WHEN EXISTS (SELECT 1 FROM application_help
    WHERE draft = application_draft.id AND ended = '' AND ready_at <> '') THEN 1 ELSE 0 END AS ready FROM application_draft JOIN item ON item.code = task_code JOIN task ON task.id = item.task_id
  WHERE person = ${"person"} ORDER BY updated_at DESC, task_code`;
const ending = sql<{ id: string; name: string; expiresOn: string }>`
  SELECT id, name, expires_on AS "expiresOn" FROM person_licence WHERE person = ${"person"} AND expires_on <= ${"soon"} ORDER BY expires_on, id`;
const savedBefore = sql<{ taskCode: string; name: string; facts: string; pack: string; savedAt: string }>`
  SELECT task_code AS "taskCode", task.name, facts, pack, saved_at AS "savedAt" FROM person_guide JOIN item ON item.code = task_code JOIN task ON task.id = item.task_id
  WHERE person = ${"person"} AND facts <> '' AND pack <> ${"pack"} ORDER BY saved_at DESC, task_code LIMIT ${"most"}`;
const unread = sql<{ id: string; name: string; sentAt: string }>`
  SELECT id, title AS name, sent_at AS "sentAt" FROM person_message WHERE person = ${"person"}
  AND NOT EXISTS (SELECT 1 FROM person_message_read WHERE person_message_read.person = person_message.person AND message = id) ORDER BY sent_at DESC, id LIMIT ${"most"}`;

/** Words of the stages at which somebody else has to act, and at which the applicant has. */
const RUNNING = new Set(["申请", "受理", "审查", "决定"]);
const CORRECTION = "待补正";
const REFUSED = "不予批准";
const WITHDRAWN = "已撤回";
/** Of a draft: a helper has said so. */
const FILLED = "已填好";

const item = (kind: WaitingKind, id: string, name: string, more: Partial<WaitingItem> = {}): WaitingItem => ({
  kind,
  id,
  name,
  state: "",
  at: "",
  here: true,
  changes: [],
  ...more,
});

/** What a case comes to for its applicant; nothing where it is over and done with. */
function caseItem({ id, name, stage, result, due, updatedAt, here, rated }: CaseRow, now: Date): WaitingItem[] {
  const word = stageWord(stage);
  const more = { at: due, here: here === 1 };
  if (word === CORRECTION) return [item("correction", id, name, { ...more, state: word })];
  if (RUNNING.has(word) && result !== REFUSED) return [item("running", id, name, { ...more, state: word })];
  // Both forms of an instant begin with the day.
  const recent = updatedAt.slice(0, 10) >= localDate(new Date(now.getTime() - RESULT_DAYS * DAY));
  return word === WITHDRAWN || rated === 1 || !recent ? [] : [item("result", id, name, { here: more.here, state: result === "" ? word : result })];
}

async function changedGuides(services: Services, person: string): Promise<WaitingItem[]> {
  const { database } = services;
  const pack = await packOf(database);
  const rows = await database.all(savedBefore, { person, pack, most: MOST_GUIDES });
  const changed = rows.map(async (row) => {
    const changes = await changesSince(services, row, pack);
    return changes.length === 0 ? [] : [item("guide", row.taskCode, row.name, { at: minuteOf(new Date(row.savedAt)), changes })];
  });
  return (await Promise.all(changed)).flat();
}

/** Everything of the visitor's that waits, in the order of its urgency. @see PAGE-50 */
export const handleWaitingItems = visitorHandler(waitingItems, async ({ person }, _input, services) => {
  const { database } = services;
  const now = services.now();
  const soon = localDate(new Date(now.getTime() + SOON_DAYS * DAY));
  const [caseRows, appointments, begun, licences, guides, messages, unreadMessages] = await Promise.all([
    database.all(cases, { person, most: MOST_CASES }),
    database.all(booked, { person, now: minuteOf(now) }),
    database.all(drafts, { person }),
    database.all(ending, { person, soon }),
    changedGuides(services, person),
    database.all(unread, { person, most: FEW }),
    unreadOf(database, person),
  ]);
  const all = [
    ...caseRows.flatMap((row) => caseItem(row, now)),
    ...appointments.map(({ id, name, day, slot }) => item("appointment", id, name, { at: day, state: slot })),
    ...begun.map(({ id, name, updatedAt, ready }) => item("draft", id, name, { at: minuteOf(new Date(updatedAt)), state: ready === 1 ? FILLED : "" })),
    ...licences.map(({ id, name, expiresOn }) => item("licence", id, name, { at: expiresOn, state: stateOn(now, expiresOn) })),
    ...guides,
    ...messages.map(({ id, name, sentAt }) => item("message", id, name, { at: sentAt })),
  ];
  const ofKind = (kind: WaitingKind) => all.filter((one) => one.kind === kind);
  return {
    list: WAITING_KINDS.flatMap((kind) => ofKind(kind).slice(0, FEW)),
    total: { ...(Object.fromEntries(WAITING_KINDS.map((kind) => [kind, ofKind(kind).length])) as Record<WaitingKind, number>), message: unreadMessages },
  };
});
