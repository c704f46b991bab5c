import {
  APPLICATION_STAGES,
  deskAct,
  deskAppointments,
  deskCase,
  deskConfirm,
  deskFacts,
  deskFeedback,
  deskFeedbackAnswer,
  deskProposeWord,
  deskQueue,
  deskSearches,
  deskVisit,
  deskWithdrawWord,
  PortalError,
  type AnswerOf,
  type ApplicationStage,
  type DeskCase,
  type DeskQueue,
} from "@onehall/api";
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf, visitorOf } from "../app/context";
import { redirectAfterForm, runFormAction, textOf } from "../applications/personal";
import { notFound, optional, orNotFound } from "../page/calls";
import { formOf } from "../page/form-of";
import { siteMeta } from "../page/meta";
import { pageOf } from "../page/query";
import { deskPaths } from "../paths";

const NOT_STAFF = 403;

/** Whoever is logged in and is no staff is told so, with status 403. @returns null for them */
async function forStaff<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof PortalError && error.status === NOT_STAFF) return null;
    throw error;
  }
}

const forbidden = <T>(content: T | null) => data({ content }, content === null ? { status: NOT_STAFF } : {});
const isStage = (text: string | null): text is ApplicationStage => APPLICATION_STAGES.some((stage) => stage === text);

export type DeskNotice = {
  notice: string;
  /** What was typed, by the name of the field: it stands there again. */
  typed?: Readonly<Record<string, string>>;
};
const refused = (notice: string, typed: DeskNotice["typed"] = {}) => data<DeskNotice>({ notice, typed }, { status: 400 });

export type QueueData = { content: (DeskQueue & { stage: ApplicationStage | "" }) | null };

export async function loadQueue(args: LoaderFunctionArgs) {
  visitorOf(args);
  const query = args.url.searchParams;
  const asked = query.get("stage");
  const stage = isStage(asked) ? asked : "";
  const queue = await forStaff(portalOf(args).client.call(deskQueue, { page: pageOf(query), ...(stage !== "" && { stage }) }));
  return forbidden(queue && { ...queue, stage });
}

export type DeskCaseData = {
  content: DeskCase | null;
  done: boolean;
  /** After something was done: the application that is due next; null: none, or nothing was done. */
  next: Pick<DeskQueue["list"][number], "receipt" | "taskName" | "due"> | null;
};

/** Stages at which staff have something to do. */
const TO_DO: readonly ApplicationStage[] = ["submitted", "accepted", "decided"];

const RECEIPT = /^[0-9A-Z]{16}$/;
const receiptOf = (query: URLSearchParams): string => {
  const receipt = query.get("id") ?? "";
  if (!RECEIPT.test(receipt)) notFound();
  return receipt;
};

export async function loadDeskCase(args: LoaderFunctionArgs) {
  visitorOf(args);
  const query = args.url.searchParams;
  const { client } = portalOf(args);
  const receipt = receiptOf(query);
  const done = query.has("done");
  const content = await forStaff(orNotFound(client.call(deskCase, { receipt })));
  if (content === null) return data<DeskCaseData>({ content, done, next: null }, { status: NOT_STAFF });
  // Of two that are due first, one may be this one.
  const queue = done ? await optional(client.call(deskQueue, { pageSize: 2 })) : null;
  const next = queue?.list.find((one) => one.receipt !== receipt && TO_DO.includes(one.stage)) ?? null;
  return data<DeskCaseData>({ content, done, next });
}

const FIELD = /^[\w-]{1,60}$/;
const ACTS = ["accept", "reject", "ask", "approve", "refuse", "issue"] as const;

export async function answerDeskCase(args: ActionFunctionArgs) {
  visitorOf(args);
  const receipt = receiptOf(new URL(args.request.url).searchParams);
  const form = (await formOf(args.request)) ?? new FormData();
  const act = ACTS.find((one) => one === textOf(form, "act"));
  const stage = textOf(form, "stage");
  if (!act || !isStage(stage)) return refused("请选择一种操作");
  const fields = form
    .getAll("fields")
    .filter((id): id is string => typeof id === "string" && FIELD.test(id))
    .join(",");
  const [note, licenceNumber, licenceUntil] = [textOf(form, "note"), textOf(form, "licenceNumber"), textOf(form, "licenceUntil")];
  const wrong = await runFormAction(args.request, () =>
    portalOf(args).client.call(deskAct, { receipt, act, stage, note, fields, licenceNumber, licenceUntil }),
  );
  return wrong === undefined
    ? redirectAfterForm(`${deskPaths.case(receipt, { done: "1" })}#done`)
    : refused(wrong, { note, licenceNumber, licenceUntil, fields });
}

export type DeskFeedbackData = { content: AnswerOf<typeof deskFeedback> | null; done: boolean };

export async function loadDeskFeedback(args: LoaderFunctionArgs) {
  visitorOf(args);
  const query = args.url.searchParams;
  const content = await forStaff(portalOf(args).client.call(deskFeedback, { page: pageOf(query) }));
  return data<DeskFeedbackData>({ content, done: query.has("done") }, content === null ? { status: NOT_STAFF } : {});
}

export async function answerDeskFeedback(args: ActionFunctionArgs) {
  visitorOf(args);
  const form = (await formOf(args.request)) ?? new FormData();
  const [id, reply] = [textOf(form, "id"), textOf(form, "reply")];
  const status = textOf(form, "status") === "processing" ? "processing" : "answered";
  if (!RECEIPT.test(id)) return refused("没有这条反馈");
  if (reply === "") return refused("请填写答复");
  const wrong = await runFormAction(args.request, () => portalOf(args).client.call(deskFeedbackAnswer, { id, status, reply }));
  return wrong === undefined ? redirectAfterForm(`${deskPaths.feedback({ done: "1" })}#done`) : refused(wrong, { id, reply });
}

export type SearchesData = { content: AnswerOf<typeof deskSearches> | null; done: boolean };

export async function loadSearches(args: LoaderFunctionArgs) {
  visitorOf(args);
  const content = await forStaff(portalOf(args).client.call(deskSearches, {}));
  return data<SearchesData>({ content, done: args.url.searchParams.has("done") }, content === null ? { status: NOT_STAFF } : {});
}

/** Adds a word to those proposed for the vocabulary, or withdraws one. */
export async function answerSearches(args: ActionFunctionArgs) {
  visitorOf(args);
  const form = (await formOf(args.request)) ?? new FormData();
  const [term, task] = [textOf(form, "term"), textOf(form, "task")];
  const { client } = portalOf(args);
  const wrong = await runFormAction(args.request, () => (task === "" ? client.call(deskWithdrawWord, { term }) : client.call(deskProposeWord, { term, task })));
  return wrong === undefined ? redirectAfterForm(`${deskPaths.searches({ done: "1" })}#done`) : refused(wrong);
}

const FACT_DAYS = ["0", "90", "180", "365"] as const;
export type FactDays = (typeof FACT_DAYS)[number];

export type FactsData = { content: (AnswerOf<typeof deskFacts> & { days: FactDays }) | null; done: boolean };

export async function loadFacts(args: LoaderFunctionArgs) {
  visitorOf(args);
  const query = args.url.searchParams;
  const days = FACT_DAYS.find((one) => one === query.get("days")) ?? "180";
  const found = await forStaff(portalOf(args).client.call(deskFacts, { days, page: pageOf(query) }));
  return data<FactsData>({ content: found && { ...found, days }, done: query.has("done") }, found === null ? { status: NOT_STAFF } : {});
}

const TASK = /^[a-z\d-]{1,120}$/;

/** Stays on the page of the list where it was pressed. */
export async function answerFact(args: ActionFunctionArgs) {
  visitorOf(args);
  const query = new URL(args.request.url).searchParams;
  const form = (await formOf(args.request)) ?? new FormData();
  const [task, note] = [textOf(form, "task"), textOf(form, "note")];
  const result = textOf(form, "result") === "wrong" ? "wrong" : "right";
  if (!TASK.test(task)) return refused("没有这个事项");
  const wrong = await runFormAction(args.request, () => portalOf(args).client.call(deskConfirm, { task, result, note }));
  const days = FACT_DAYS.find((one) => one === query.get("days"));
  return wrong === undefined ? redirectAfterForm(`${deskPaths.facts({ days, done: "1" })}#done`) : refused(wrong);
}

export type VisitsData = { content: AnswerOf<typeof deskAppointments> | null; done: boolean };

export async function loadVisits(args: LoaderFunctionArgs) {
  visitorOf(args);
  const query = args.url.searchParams;
  const content = await forStaff(portalOf(args).client.call(deskAppointments, { page: pageOf(query) }));
  return data<VisitsData>({ content, done: query.has("done") }, content === null ? { status: NOT_STAFF } : {});
}

export async function answerVisit(args: ActionFunctionArgs) {
  visitorOf(args);
  const form = (await formOf(args.request)) ?? new FormData();
  const id = textOf(form, "id");
  const outcome = textOf(form, "outcome") === "missed" ? "missed" : "done";
  if (!RECEIPT.test(id)) return refused("没有这个预约");
  const wrong = await runFormAction(args.request, () => portalOf(args).client.call(deskVisit, { id, outcome }));
  return wrong === undefined ? redirectAfterForm(`${deskPaths.visits({ done: "1" })}#done`) : refused(wrong);
}

const meta =
  (title: string, canonical: string): MetaFunction =>
  ({ matches }) =>
    siteMeta(matches, { title: `${title} - 工作台`, description: "工作人员的工作台。", canonical, noindex: true });

export const queueMeta = meta("办件", deskPaths.queue());
export const deskCaseMeta = meta("一件申请", deskPaths.queue());
export const deskFeedbackMeta = meta("反馈", deskPaths.feedback());
export const factsMeta = meta("核实事项", deskPaths.facts());
export const visitsMeta = meta("预约", deskPaths.visits());
export const searchesMeta = meta("搜索", deskPaths.searches());
