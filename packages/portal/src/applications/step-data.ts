import {
  applicationDraft,
  applicationDraftDelete,
  applicationForm,
  applicationHelpEnd,
  applicationHelpReady,
  applicationSample,
  applicationSubmit,
  applicationUpload,
  applicationUploadRemove,
  fieldError,
  PortalError,
  tidyField,
  type ApplicationDefinition,
} from "@onehall/api";
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf, setFault, visitorOf } from "../app/context";
import { notFound, orNotFound } from "../page/calls";
import { formOf } from "../page/form-of";
import { siteMeta, withFault } from "../page/meta";
import { versionOf } from "../page/query";
import { applicationPaths, paths } from "../paths";
import { answersOf, type Answers } from "../guides/answers";
import { materialAnchor, fieldsOfScreen, screenAt, screensOf, type ScreenState } from "./one-question";
import { redirectAfterForm, runFormAction, textOf } from "./personal";
import { STEPS, type Step } from "./steps";

export const STEP_NAMES: Readonly<Record<Step, string>> = { situation: "您的情况", details: "您的资料", materials: "材料", review: "核对并提交" };

/** For a helper: it is somebody else's. */
const HELPER_STEP_NAMES: Readonly<Record<Step, string>> = { ...STEP_NAMES, situation: "申请人的情况", details: "申请人的资料", review: "核对" };

/** Whoever asks fills it in for somebody else. */
export const isHelper = ({ help }: ApplicationDefinition): boolean => help?.role === "helper";

export const stepNames = (definition: ApplicationDefinition): Readonly<Record<Step, string>> => (isHelper(definition) ? HELPER_STEP_NAMES : STEP_NAMES);

/** What the addresses of a helper's steps carry. */
export const helpOf = (definition: ApplicationDefinition): { help?: string | undefined } => (isHelper(definition) ? { help: definition.help?.id } : {});

export type StepData = {
  definition: ApplicationDefinition;
  /** Steps that this task has. */
  steps: Step[];
  step: Step;
  /** Values of the step's form. */
  values: Record<string, string>;
  /** What is wrong, by field; empty before the step was sent. */
  errors: Record<string, string>;
  /** The draft was deleted just now. */
  deleted: boolean;
  /** In elder mode the one question that is asked; null: the whole step. */
  screen: ScreenState | null;
};

/** A helper may not fill it in, or not any more: why. */
export type OverData = { over: string };

/** What is said of a form that was sent; what was typed is in the draft. */
export type StepAnswer = {
  notice: string;
  /** The field that the notice is about. */
  field?: "declared";
  /** It was kept, and has to be looked at again. */
  kept?: boolean;
  /** What a helper had typed when the help ended, by label: it is not in the draft. */
  typed?: [label: string, value: string][];
};

const TASK = /^[0-9A-Z]{20,36}$/;
const HELP = /^[\w-]{22}$/;
const isStep = (text: string | null): text is Step => STEPS.some((step) => step === text);

/** The steps of a task: without questions there is no situation to describe. */
const stepsOf = ({ questions }: ApplicationDefinition): Step[] => STEPS.filter((step) => step !== "situation" || questions.length > 0);

/** What is filled into the form of a step: answers that the address brings, which were given last; the draft; else what is known. */
function valuesOf(step: Step, { draft, questions, fields, known }: ApplicationDefinition, given: Answers): Record<string, string> {
  if (step === "situation") return Object.fromEntries(questions.map(({ id }) => [id, given[id] ?? draft.answers[id] ?? ""]));
  if (step === "details") return Object.fromEntries(fields.map(({ id }) => [id, draft.form[id] ?? known[id]?.value ?? ""]));
  return {};
}

/** What the draft holds of the fields of a step: sent along with the form, so that only what was changed in this tab is kept. */
export const seenOf = (step: Step, { draft }: ApplicationDefinition): Record<string, string> =>
  step === "situation" ? draft.answers : step === "details" ? draft.form : {};

type Values = Readonly<Record<string, string>>;

/** @returns nothing for what is no record of texts */
function textsIn(json: string): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(json);
    return Object.fromEntries(Object.entries(parsed ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return {}; // a form without it: everything counts as typed
  }
}

/**
 * What a tab has changed, and which of it another tab has changed too since this one was opened.
 * A field that was left as it was drawn is not sent on where another tab has filled it meanwhile.
 * @param seen what the draft held when the tab was opened
 * @param now what it holds
 * @param offered what stood in fields that the draft did not hold: kept as typed, unless another tab has typed something else
 * @see APPLY-02, APPLY-15
 */
export function changesOf(typed: Values, seen: Values, now: Values, offered: Values = {}) {
  const untouched = (id: string, value: string) => !(id in seen) && value === offered[id] && id in now;
  const changed = Object.entries(typed).filter(([id, value]) => value !== (seen[id] ?? "") && !untouched(id, value));
  const drawn = (id: string) => seen[id] ?? offered[id] ?? "";
  const clashing = changed.filter(([id, value]) => ![seen[id] ?? "", drawn(id), value].includes(now[id] ?? ""));
  return { changed: Object.fromEntries(changed), clashing: clashing.map(([id]) => id) };
}

/** Materials that still have to be uploaded; a helper does not know which of them the applicant's e-licences stand in for. */
export const missingOf = (definition: ApplicationDefinition) =>
  definition.materials.filter(
    ({ name, need, licence, saved, filled }) =>
      !isHelper(definition) && need === "必要" && !saved && !filled && !licence && !definition.draft.uploads.some((one) => one.material === name),
  );

/** What is wrong with a step, by the name of its field. */
export function errorsOf(step: Step, definition: ApplicationDefinition): Record<string, string> {
  const { draft, questions, fields } = definition;
  if (step === "situation") return Object.fromEntries(questions.flatMap(({ id, text }) => (draft.answers[id] ? [] : [[id, `请回答：${text}`]])));
  if (step === "details")
    return Object.fromEntries(
      fields.flatMap((field) => {
        const error = fieldError(field, tidyField(field.kind, draft.form[field.id] ?? ""));
        return error === undefined ? [] : [[field.id, error]];
      }),
    );
  if (step === "materials")
    return Object.fromEntries(
      missingOf(definition).map(({ name }) => [materialAnchor(definition.materials.findIndex((one) => one.name === name)), `请上传“${name}”`]),
    );
  return {};
}

/** The first step that is not done, before the one that was asked for: nobody reviews what they have not seen. */
const firstOpen = (steps: readonly Step[], definition: ApplicationDefinition): Step | undefined =>
  definition.stop === null ? steps.find((step) => Object.keys(errorsOf(step, definition)).length > 0) : "situation";

/** A step of an application of whoever is logged in. Everything comes from the draft on the server: reloading, another device and the way back show the same. */
export async function loadStep(args: LoaderFunctionArgs) {
  visitorOf(args);
  const query = args.url.searchParams;
  const task = query.get("task") ?? "";
  if (!TASK.test(task)) notFound();
  const help = query.get("help") ?? undefined;
  if (help !== undefined && !HELP.test(help)) notFound();
  const asking = portalOf(args).client.call(applicationForm, { task, help });
  const definition = await (help === undefined ? orNotFound(asking).catch(notOnline) : asking.catch(over));
  if ("over" in definition) return data<StepData | OverData>(definition, { status: 409 });
  const steps = stepsOf(definition);
  const asked = query.get("step");
  const open = firstOpen(steps, definition);
  const wanted = isStep(asked) && steps.includes(asked) ? asked : (steps[0] ?? "details");
  // What comes before is done first.
  const step = open !== undefined && steps.indexOf(open) < steps.indexOf(wanted) ? open : wanted;
  const missing = errorsOf(step, definition);
  const isElder = portalOf(args).preferences.elder;
  const screen = (isElder && screenAt(screensOf(step, definition), step === asked ? query.get("at") : null, Object.keys(missing))) || null;
  const errors = query.has("check") || step !== wanted ? fieldsOfScreen(missing, screen) : {};
  const values = valuesOf(step, definition, answersOf(query, definition.questions));
  return data<StepData | OverData>({
    definition,
    steps,
    step,
    values,
    errors,
    deleted: query.get("done") === "deleted" && definition.draft.savedAt === null,
    screen,
  });
}

/** Why a helper does not see the draft any more. */
function over(error: unknown): OverData {
  if (error instanceof PortalError && [400, 404, 409].includes(error.status)) return { over: error.message };
  throw error;
}

/** What a helper had typed, by the labels that the form brought along. */
const typedIn = (form: FormData): [string, string][] =>
  Object.entries(textsIn(textOf(form, "labels"))).flatMap(([id, label]): [string, string][] => (textOf(form, id) === "" ? [] : [[label, textOf(form, id)]]));

/** A task that cannot be applied for online has no steps: the page is not there. */
function notOnline(error: unknown): never {
  if (error instanceof PortalError && error.status === 409) notFound();
  throw error;
}

/** Takes the form of a step, keeps what was typed whatever is wrong with it, and leads to the next step or back to this one. */
export async function answerStep(args: ActionFunctionArgs) {
  visitorOf(args);
  const { client } = portalOf(args);
  const url = new URL(args.request.url);
  const applying = applicationPaths[versionOf(args.url)];
  const task = url.searchParams.get("task") ?? "";
  const asked = url.searchParams.get("step");
  const help = url.searchParams.get("help") ?? undefined;
  if (!TASK.test(task) || !isStep(asked) || (help !== undefined && !HELP.test(help))) notFound();
  const at = url.searchParams.get("at") ?? undefined;
  const form = await formOf(args.request);
  const typedByHelper = help !== undefined && form ? { typed: typedIn(form) } : {};
  const go = form ? textOf(form, "do") : "";
  const back = (wrong: string | undefined, anchor = "main") =>
    wrong === undefined
      ? redirectAfterForm(`${applying.step(task, { step: asked, help, at: go === "sample" ? undefined : at })}#${anchor}`)
      : data<StepAnswer>({ notice: wrong, ...typedByHelper }, { status: 400 });
  if (!form) return back("文件太大，每张图片不能超过 5 MB。请换小一些的图片再上传，已经保存的内容还在。");
  const asking = client.call(applicationForm, { task, help });
  const definition = await (help === undefined ? orNotFound(asking) : asking.catch(over));
  if ("over" in definition) return data<StepAnswer>({ notice: definition.over, ...typedByHelper }, { status: 409 });
  const steps = stepsOf(definition);

  if (go === "remove") {
    const wrong = await runFormAction(args.request, () => client.call(applicationUploadRemove, { id: textOf(form, "id"), help }));
    return back(wrong, textOf(form, "anchor") || "main");
  }
  if (go === "upload") {
    const images = form.getAll("images").filter((file): file is File => typeof file !== "string" && file.size > 0);
    const wrong = await runFormAction(args.request, () => client.call(applicationUpload, { task, help, material: textOf(form, "material"), images }));
    return back(wrong, textOf(form, "anchor") || "main");
  }
  if (help !== undefined && go === "give-up") {
    const wrong = await runFormAction(args.request, () => client.call(applicationHelpEnd, { help }));
    return wrong === undefined ? redirectAfterForm(paths[versionOf(args.url)].user()) : back(wrong);
  }
  if (help === undefined && go === "delete") {
    const wrong = await runFormAction(args.request, () => client.call(applicationDraftDelete, { task }));
    return wrong === undefined ? redirectAfterForm(`${applying.step(task, { done: "deleted" })}#done`) : back(wrong);
  }
  // A helper can say that it is filled in, and not hand it in.
  if (asked === "review" && help !== undefined) return back(await runFormAction(args.request, () => client.call(applicationHelpReady, { help })), "ready");
  if (asked === "review") {
    if (textOf(form, "declared") === "") {
      const notice = "请先勾选承诺，再提交";
      setFault(args, { declared: notice });
      return data<StepAnswer>({ notice, field: "declared" }, { status: 400 });
    }
    let receipt = "";
    const input = { task, key: textOf(form, "key"), version: textOf(form, "version"), declared: "1" } as const;
    const wrong = await runFormAction(args.request, async () => {
      ({ receipt } = await client.call(applicationSubmit, input));
    });
    return wrong === undefined ? redirectAfterForm(applying.case(receipt, { done: "submitted" })) : back(wrong);
  }

  // One screen of elder mode sends its own fields alone.
  const typed = (ids: readonly string[]) => Object.fromEntries(ids.filter((id) => form.has(id)).map((id) => [id, textOf(form, id)] as const));
  const seen = textsIn(textOf(form, "seen"));
  const { draft, questions, fields } = definition;
  const elsewhere = definition.help ? `另一个窗口或者由${definition.help.name}` : "另一个窗口";
  let clash = "";
  if (asked === "situation") {
    const { changed, clashing } = changesOf(typed(questions.map(({ id }) => id)), seen, draft.answers);
    const answers = Object.fromEntries(Object.entries({ ...draft.answers, ...changed }).filter(([, value]) => value !== ""));
    const wrong = await runFormAction(args.request, () => client.call(applicationDraft, { task, help, answers: JSON.stringify(answers) }));
    if (wrong !== undefined) return back(wrong);
    clash = questions
      .filter(({ id }) => clashing.includes(id))
      .map(({ id, text, options }) => `“${text}”刚在${elsewhere}改成了“${options.find((option) => option.id === draft.answers[id])?.text ?? "没有回答"}”`)
      .join("；");
  }
  if (asked === "details") {
    const offered = Object.fromEntries(Object.entries(definition.known).map(([id, { value }]) => [id, value]));
    const { changed, clashing } = changesOf(typed(fields.map(({ id }) => id)), seen, draft.form, offered);
    const wrong = await runFormAction(args.request, () => client.call(applicationDraft, { task, help, form: JSON.stringify(changed) }));
    if (wrong !== undefined) return back(wrong);
    clash = fields
      .filter(({ id }) => clashing.includes(id))
      .map(({ id, label }) => `“${label}”刚在${elsewhere}改成了“${draft.form[id] || "没有填"}”`)
      .join("；");
  }
  // The later one counts, and the other is shown: nothing that was typed goes without a word.
  if (clash !== "") return data<StepAnswer>({ notice: `${clash}。现在保存的是这个窗口填的内容，请核对后再继续。`, kept: true }, { status: 409 });
  if (go === "help" && help === undefined) return redirectAfterForm(applying.help(task));
  if (go === "later") return redirectAfterForm(paths[versionOf(args.url)].user());
  // After what was typed is kept: made-up data fills only what is empty.
  if (go === "sample")
    return back(await runFormAction(args.request, () => client.call(applicationSample, { task, help, step: asked === "materials" ? "materials" : "details" })));
  const kept = await client.call(applicationForm, { task, help });
  const stopped = asked === "situation" && kept.stop !== null;
  const wrong = Object.keys(errorsOf(asked, kept));
  if (portalOf(args).preferences.elder && at !== undefined && !stopped) {
    const screens = screensOf(asked, kept);
    const here = screenAt(screens, at, wrong);
    const next = here && screens[here.number]?.[0];
    if (here && next !== undefined && !here.fields.some((id) => wrong.includes(id)))
      return redirectAfterForm(applying.step(task, { step: asked, help, at: next }));
  }
  if (stopped || wrong.length > 0)
    return redirectAfterForm(`${applying.step(task, { step: asked, help, check: "1", at: stopped || wrong.includes(at ?? "") ? at : undefined })}#errors`);
  return redirectAfterForm(applying.step(task, { step: steps[steps.indexOf(asked) + 1] ?? "review", help }));
}

export const stepMeta: MetaFunction<typeof loadStep> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  if ("over" in loaderData) return siteMeta(matches, { title: "不能再填写了", description: "网上申请", canonical: paths.v2.user(), noindex: true });
  const { definition, steps, step, errors, screen } = loaderData;
  const [first = ""] = Object.values(errors);
  const title = `${stepNames(definition)[step]}（第 ${steps.indexOf(step) + 1} 步，共 ${steps.length} 步${screen ? `，第 ${screen.number} 题，共 ${screen.total} 题` : ""}）：${definition.task.name}`;
  return siteMeta(matches, {
    title: withFault(first || undefined, title),
    description: "网上申请",
    canonical: applicationPaths.v2.step(definition.task.taskCode),
    noindex: true,
  });
};
