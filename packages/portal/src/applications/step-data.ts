import {
  applicationDraft,
  applicationForm,
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
import { portalOf, visitorOf } from "../app/context";
import { notFound, orNotFound } from "../page/calls";
import { formOf } from "../page/form-of";
import { siteMeta } from "../page/meta";
import { versionOf } from "../page/query";
import { applicationPaths, paths } from "../paths";
import { answersOf, type Answers } from "../scene-guides/answers";
import { afterForm, attempt, textOf } from "./personal";

/** Steps of an application, a subject each. */
export const STEPS = ["situation", "details", "materials", "review"] as const;
export type Step = (typeof STEPS)[number];

export const STEP_NAMES: Readonly<Record<Step, string>> = { situation: "您的情况", details: "您的资料", materials: "材料", review: "核对并提交" };

export type StepData = {
  definition: ApplicationDefinition;
  /** Steps that this task has. */
  steps: Step[];
  step: Step;
  /** Values of the step's form. */
  values: Record<string, string>;
  /** What is wrong, by field; empty before the step was sent. */
  errors: Record<string, string>;
};

/** What is said of a form that was sent; what was typed is in the draft. */
export type StepAnswer = { notice: string; /** It was kept, and has to be looked at again. */ kept?: boolean };

const TASK = /^[0-9A-Z]{20,36}$/;
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

/** Materials that still have to be uploaded. */
export const missingOf = ({ materials, draft }: ApplicationDefinition) =>
  materials.filter(
    ({ name, need, licence, saved, filled }) => need === "必要" && !saved && !filled && !licence && !draft.uploads.some((one) => one.material === name),
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
      missingOf(definition).map(({ name }) => [`material-${definition.materials.findIndex((one) => one.name === name)}`, `请上传“${name}”`]),
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
  const definition = await orNotFound(portalOf(args).client.call(applicationForm, { task })).catch(notOnline);
  const steps = stepsOf(definition);
  const asked = query.get("step");
  const open = firstOpen(steps, definition);
  const wanted = isStep(asked) && steps.includes(asked) ? asked : (steps[0] ?? "details");
  // What comes before is done first.
  const step = open !== undefined && steps.indexOf(open) < steps.indexOf(wanted) ? open : wanted;
  const errors = query.has("check") || step !== wanted ? errorsOf(step, definition) : {};
  const values = valuesOf(step, definition, answersOf(query, definition.questions));
  return data<StepData>({ definition, steps, step, values, errors });
}

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
  if (!TASK.test(task) || !isStep(asked)) notFound();
  const form = await formOf(args.request);
  const back = (wrong: string | undefined, anchor = "main") =>
    wrong === undefined ? afterForm(`${applying.step(task, { step: asked })}#${anchor}`) : data<StepAnswer>({ notice: wrong }, { status: 400 });
  if (!form) return back("文件太大，每张图片不能超过 5 MB。请换小一些的图片再上传，已经保存的内容还在。");
  const definition = await orNotFound(client.call(applicationForm, { task }));
  const steps = stepsOf(definition);
  const go = textOf(form, "do");

  if (go === "remove") {
    const wrong = await attempt(args.request, () => client.call(applicationUploadRemove, { id: textOf(form, "id") }));
    return back(wrong, textOf(form, "anchor") || "main");
  }
  if (go === "upload") {
    const images = form.getAll("images").filter((file): file is File => typeof file !== "string" && file.size > 0);
    const wrong = await attempt(args.request, () => client.call(applicationUpload, { task, material: textOf(form, "material"), images }));
    return back(wrong, textOf(form, "anchor") || "main");
  }
  if (asked === "review") {
    if (textOf(form, "declared") === "") return back("请先勾选承诺，再提交");
    let receipt = "";
    const input = { task, key: textOf(form, "key"), version: textOf(form, "version"), declared: "1" } as const;
    const wrong = await attempt(args.request, async () => {
      ({ receipt } = await client.call(applicationSubmit, input));
    });
    return wrong === undefined ? afterForm(applying.case(receipt, { done: "submitted" })) : back(wrong);
  }

  const typed = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, textOf(form, id)] as const));
  const seen = textsIn(textOf(form, "seen"));
  const { draft, questions, fields } = definition;
  let clash = "";
  if (asked === "situation") {
    const { changed, clashing } = changesOf(typed(questions.map(({ id }) => id)), seen, draft.answers);
    const answers = Object.fromEntries(Object.entries({ ...draft.answers, ...changed }).filter(([, value]) => value !== ""));
    const wrong = await attempt(args.request, () => client.call(applicationDraft, { task, answers: JSON.stringify(answers) }));
    if (wrong !== undefined) return back(wrong);
    clash = questions
      .filter(({ id }) => clashing.includes(id))
      .map(({ id, text, options }) => `“${text}”刚在另一个窗口改成了“${options.find((option) => option.id === draft.answers[id])?.text ?? "没有回答"}”`)
      .join("；");
  }
  if (asked === "details") {
    const offered = Object.fromEntries(Object.entries(definition.known).map(([id, { value }]) => [id, value]));
    const { changed, clashing } = changesOf(typed(fields.map(({ id }) => id)), seen, draft.form, offered);
    const wrong = await attempt(args.request, () => client.call(applicationDraft, { task, form: JSON.stringify(changed) }));
    if (wrong !== undefined) return back(wrong);
    clash = fields
      .filter(({ id }) => clashing.includes(id))
      .map(({ id, label }) => `“${label}”刚在另一个窗口改成了“${draft.form[id] || "没有填"}”`)
      .join("；");
  }
  // The later one counts, and the other is shown: nothing that was typed goes without a word.
  if (clash !== "") return data<StepAnswer>({ notice: `${clash}。现在保存的是这个窗口填的内容，请核对后再继续。`, kept: true }, { status: 409 });
  if (go === "later") return afterForm(paths[versionOf(args.url)].user());
  // After what was typed is kept: made-up data fills only what is empty.
  if (go === "sample")
    return back(await attempt(args.request, () => client.call(applicationSample, { task, step: asked === "materials" ? "materials" : "details" })));
  const kept = await client.call(applicationForm, { task });
  const stopped = asked === "situation" && kept.stop !== null;
  if (stopped || Object.keys(errorsOf(asked, kept)).length > 0) return afterForm(`${applying.step(task, { step: asked, check: "1" })}#errors`);
  return afterForm(applying.step(task, { step: steps[steps.indexOf(asked) + 1] ?? "review" }));
}

export const stepMeta: MetaFunction<typeof loadStep> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { definition, steps, step, errors } = loaderData;
  const [first = ""] = Object.values(errors);
  const title = `${STEP_NAMES[step]}（第 ${steps.indexOf(step) + 1} 步，共 ${steps.length} 步）：${definition.task.name}`;
  return siteMeta(matches, {
    // What is wrong comes first: it is what a screen reader says, and what a tab shows.
    title: first === "" ? title : `错误：${first} - ${title}`,
    description: "网上申请",
    canonical: applicationPaths.v2.step(definition.task.taskCode),
    noindex: true,
  });
};
