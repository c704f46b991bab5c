import {
  appointmentBook,
  appointmentCancel,
  appointmentRate,
  appointments,
  appointmentSlots,
  PortalError,
  ratingForm,
  type Appointment,
  type AnswerOf,
  type RatingForm,
} from "@onehall/api";
import { data, redirect, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf, setFault, visitorOf } from "../app/context";
import { redirectAfterForm, runFormAction, textOf, typedOf, type Typed } from "../applications/personal";
import { notFound, optional, orNotFound } from "../page/calls";
import { formOf } from "../page/form-of";
import { siteMeta } from "../page/meta";
import { inRouter, versionOf } from "../page/query";
import { appointmentPaths, paths } from "../paths";

type Slots = AnswerOf<typeof appointmentSlots>;

export type SlotsData = Slots & {
  /** The day whose slots are shown; empty where there is none to book. */
  day: string;
  /** An appointment that is to be changed; empty: a new one. */
  replaces: string;
  /** This portal is a demonstration. */
  sample: boolean;
  /** In elder mode the one thing that is chosen on this page, the window only where no task says it; null: all of it. */
  ask: "kind" | "day" | "slot" | null;
};

const REGION = /^\d{6}(?:\d{6})?$/;
const TASK = /^[0-9A-Z]{20,36}$/;
const NUMBER = /^[0-9A-Z]{16}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SLOT = /^\d{2}:\d{2}$/;

const matching = (pattern: RegExp, text: string | null): string => (text !== null && pattern.test(text) ? text : "");

const NOT_AT_HALL = 409;

/** Free slots of a hall. Public, not cached: a slot is gone within seconds. What no hall does leads to where it is done. */
export async function loadSlots({ context, url }: LoaderFunctionArgs) {
  const query = url.searchParams;
  const [region, task] = [matching(REGION, query.get("region")), matching(TASK, query.get("task"))];
  if (region === "" && task === "") notFound();
  const kind = (query.get("kind") ?? "").slice(0, 40);
  const asking = portalOf({ context }).client.call(appointmentSlots, { ...(region && { region }), ...(task && { task }), ...(kind && { kind }) });
  const slots = await orNotFound(asking).catch((error: unknown) => {
    if (error instanceof PortalError && error.status === NOT_AT_HALL) throw redirect(inRouter(`${paths[versionOf(url)].guide(task)}#windows`));
    throw error;
  });
  const asked = matching(DAY, query.get("day"));
  const day = (slots.days.find((one) => one.day === asked) ?? slots.days.find((one) => one.slots.some(({ left }) => left > 0)) ?? slots.days[0])?.day ?? "";
  const replaces = matching(NUMBER, query.get("replaces"));
  const { sample, preferences } = portalOf({ context });
  const ask = !preferences.elder || day === "" ? null : kind === "" && slots.kinds.length > 1 && !slots.task ? "kind" : asked === "" ? "day" : "slot";
  return data<SlotsData>({ ...slots, day, replaces, sample, ask }, { headers: { "Cache-Control": "private, no-store" } });
}

export const slotsHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const slotsMeta: MetaFunction<typeof loadSlots> = ({ loaderData, matches }) =>
  loaderData
    ? siteMeta(matches, {
        title: `预约：${loaderData.hall.name}`,
        description: `预约到${loaderData.hall.name}办事的时间，到了不用排队。`,
        canonical: appointmentPaths.v2.slots({ region: loaderData.hall.region }),
        noindex: true,
      })
    : [];

/** What is to be booked, as the address says. */
export type Wanted = { region: string; kind: string; day: string; slot: string; task: string; replaces: string };

function wantedOf(query: URLSearchParams): Wanted {
  const wanted = {
    region: matching(REGION, query.get("region")),
    kind: (query.get("kind") ?? "").slice(0, 40),
    day: matching(DAY, query.get("day")),
    slot: matching(SLOT, query.get("slot")),
    task: matching(TASK, query.get("task")),
    replaces: matching(NUMBER, query.get("replaces")),
  };
  if (wanted.region === "" || wanted.kind === "" || wanted.day === "" || wanted.slot === "") notFound();
  return wanted;
}

export type BookData = { wanted: Wanted; hall: Slots["hall"]; task: Slots["task"]; sample: boolean };
export type BookAnswer = { notice: string };
/** `of`: number of the appointment whose rating was not taken; what it held is given back. */
export type MineAnswer = BookAnswer & { of?: string; field?: "level"; typed?: Typed };

/** A slot that somebody has chosen, to be looked at once more. */
export async function loadBooking(args: LoaderFunctionArgs): Promise<BookData> {
  visitorOf(args);
  const wanted = wantedOf(args.url.searchParams);
  const { client, sample } = portalOf(args);
  const { hall, task } = await orNotFound(client.call(appointmentSlots, { region: wanted.region, ...(wanted.task && { task: wanted.task }) }));
  return { wanted, hall, task, sample };
}

export async function answerBooking(args: ActionFunctionArgs) {
  visitorOf(args);
  const { task, replaces, ...slot } = wantedOf(new URL(args.request.url).searchParams);
  const wrong = await runFormAction(args.request, () =>
    portalOf(args).client.call(appointmentBook, { ...slot, ...(task && { task }), ...(replaces && { replaces }) }),
  );
  if (wrong === undefined) return redirectAfterForm(`${appointmentPaths[versionOf(args.url)].mine("booked")}#done`);
  setFault(args, { notice: wrong });
  return data<BookAnswer>({ notice: wrong }, { status: 409 });
}

export const bookMeta: MetaFunction<typeof loadBooking> = ({ loaderData, matches }) =>
  loaderData ? siteMeta(matches, { title: "确认预约", description: "核对预约的时间和地点。", canonical: appointmentPaths.v2.mine(), noindex: true }) : [];

/** What was done just now, by the word that the address carries. */
export const DONE = { booked: "预约成功", cancelled: "预约已经取消", rated: "谢谢您的评价" } as const;
export type Done = keyof typeof DONE;
const isDone = (text: string | null): text is Done => text !== null && Object.hasOwn(DONE, text);

export type MineData = {
  list: Appointment[];
  done: Done | null;
  sample: boolean;
  /** What a rating is made of; null: there is nothing to rate. */ rating: RatingForm | null;
};

export async function loadMine(args: LoaderFunctionArgs): Promise<MineData> {
  visitorOf(args);
  const { client, sample } = portalOf(args);
  const { list } = await client.call(appointments, {});
  const done = args.url.searchParams.get("done");
  const rating = list.some(({ mayRate }) => mayRate) ? await optional(client.call(ratingForm, {})) : null;
  return { list, done: isDone(done) ? done : null, sample, rating };
}

/** Cancels an appointment, or rates one that was kept. */
export async function answerMine(args: ActionFunctionArgs) {
  visitorOf(args);
  const form = (await formOf(args.request)) ?? new FormData();
  const { client } = portalOf(args);
  const refused = (notice: string, rating: Omit<MineAnswer, "notice"> = {}) => {
    setFault(args, { notice });
    return data<MineAnswer>({ notice, ...rating }, { status: 400 });
  };
  const after = (done: Done) => redirectAfterForm(`${appointmentPaths[versionOf(args.url)].mine(done)}#done`);
  if (textOf(form, "do") === "rate") {
    const [id, level] = [textOf(form, "id"), textOf(form, "level")];
    const again = { of: id, typed: typedOf(form, ["reasons"]) };
    if (!NUMBER.test(id)) return refused("没有这个预约");
    if (!/^[1-5]$/.test(level)) return refused("请选择您满意不满意", { ...again, field: "level" });
    const reasons = form.getAll("reasons").filter((value): value is string => typeof value === "string");
    const given = { id, level: Number(level), reasons: reasons.join(","), content: textOf(form, "content") };
    const wrong = await runFormAction(args.request, () => client.call(appointmentRate, given));
    return wrong === undefined ? after("rated") : refused(wrong, again);
  }
  const id = textOf(form, "cancel");
  if (!NUMBER.test(id)) return refused("没有这个预约");
  let cancelled = false;
  const wrong = await runFormAction(args.request, async () => {
    ({ cancelled } = await client.call(appointmentCancel, { id }));
  });
  if (wrong !== undefined) return refused(wrong);
  return cancelled ? after("cancelled") : refused("这个预约已经取消，或者过了时间");
}

export const mineMeta: MetaFunction<typeof loadMine> = ({ loaderData, matches }) =>
  loaderData
    ? siteMeta(matches, { title: "我的预约", description: "登录后查看、改期、取消自己的预约。", canonical: appointmentPaths.v2.mine(), noindex: true })
    : [];
