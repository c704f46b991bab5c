import {
  applicationHelp,
  applicationHelpAccept,
  applicationHelpEnd,
  applicationHelpInvite,
  applicationHelpLink,
  type AnswerOf,
  type ApplicationHelp,
  PortalError,
} from "@onehall/api";
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf, setFault, visitorOf } from "../app/context";
import { notFound, orNotFound } from "../page/calls";
import { formOf } from "../page/form-of";
import { siteMeta } from "../page/meta";
import { versionOf } from "../page/query";
import { applicationPaths } from "../paths";
import { redirectAfterForm, runFormAction, textOf } from "./personal";

/** What was done just now, by the word that the address carries. */
export const HELP_DONE = { invited: "邀请链接已经生成", ended: "已经收回" } as const;
export type HelpDone = keyof typeof HELP_DONE;
const isDone = (text: string | null): text is HelpDone => text !== null && Object.hasOwn(HELP_DONE, text);

/** For the applicant: who helps. For who was sent a link: what it is about. */
export type HelpData =
  | { view: "applicant"; state: ApplicationHelp; origin: string; done: HelpDone | null }
  | { view: "invitation"; link: string; sample: boolean; found: Pick<AnswerOf<typeof applicationHelpLink>, "result" | "invitation"> };
export type HelpAnswer = {
  notice: string;
  /** The field that the notice is about. */
  field?: "name";
  /** What was typed into the invitation. */
  name?: string;
};

const TASK = /^[0-9A-Z]{20,36}$/;
const LINK = /^[\w-]{1,120}\.[\w-]{22}$/;

export async function loadHelp(args: LoaderFunctionArgs) {
  visitorOf(args);
  const { client, origin, sample } = portalOf(args);
  const query = args.url.searchParams;
  const link = query.get("link");
  if (link !== null) {
    const found = LINK.test(link.trim()) ? await client.call(applicationHelpLink, { link }) : { result: "unknown" as const, help: "", invitation: null };
    // Accepted before: on to what is to be filled in.
    if (found.result === "mine" && found.invitation)
      throw redirectAfterForm(applicationPaths[versionOf(args.url)].step(found.invitation.task.taskCode, { help: found.help }));
    return data<HelpData>({ view: "invitation", link: link.trim(), sample, found });
  }
  const task = query.get("task") ?? "";
  if (!TASK.test(task)) notFound();
  const state = await orNotFound(client.call(applicationHelp, { task })).catch((error: unknown) => {
    // A task that cannot be applied for online has no drafts.
    if (error instanceof PortalError && error.status === 409) notFound();
    throw error;
  });
  const done = query.get("done");
  return data<HelpData>({ view: "applicant", state, origin, done: isDone(done) ? done : null });
}

/** Invites, takes back, accepts. */
export async function answerHelp(args: ActionFunctionArgs) {
  visitorOf(args);
  const { client } = portalOf(args);
  const applying = applicationPaths[versionOf(args.url)];
  const query = new URL(args.request.url).searchParams;
  const form = (await formOf(args.request)) ?? new FormData();
  const refused = (notice: string, more: Partial<HelpAnswer> = {}) => {
    setFault(args, { notice });
    return data<HelpAnswer>({ notice, ...more }, { status: 400 });
  };
  const link = query.get("link")?.trim();
  if (link !== undefined) {
    const name = textOf(form, "name");
    if (!LINK.test(link)) return refused("链接不对，请核对，整个链接都要复制。");
    if (name === "") return refused("请填写申请人的姓名", { name, field: "name" });
    let accepted = { help: "", task: "" };
    const wrong = await runFormAction(args.request, async () => {
      accepted = await client.call(applicationHelpAccept, { link, name });
    });
    return wrong === undefined ? redirectAfterForm(applying.step(accepted.task, { help: accepted.help })) : refused(wrong, { name });
  }
  const task = query.get("task") ?? "";
  if (!TASK.test(task)) notFound();
  const run = async (done: HelpDone, work: () => Promise<unknown>) => {
    const wrong = await runFormAction(args.request, work);
    return wrong === undefined ? redirectAfterForm(`${applying.help(task, done)}#done`) : refused(wrong);
  };
  switch (textOf(form, "do")) {
    case "invite":
      return run("invited", () => client.call(applicationHelpInvite, { task }));
    case "end":
      return run("ended", () => client.call(applicationHelpEnd, { help: textOf(form, "help") }));
    default:
      return refused("没有这种操作，请重新选择");
  }
}

export const helpMeta: MetaFunction<typeof loadHelp> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const name = loaderData.view === "applicant" ? loaderData.state.task.name : loaderData.found.invitation?.task.name;
  const what = loaderData.view === "applicant" ? "请别人帮我填" : "帮人填写申请";
  const done = loaderData.view === "applicant" && loaderData.done ? `${HELP_DONE[loaderData.done]} - ` : "";
  return siteMeta(matches, {
    title: `${done}${name === undefined ? what : `${what}：${name}`}`,
    description: "请信得过的人帮忙填写网上申请，由本人核对、提交。",
    canonical: loaderData.view === "applicant" ? applicationPaths.v2.help(loaderData.state.task.taskCode) : applicationPaths.v2.invitation(""),
    noindex: true,
  });
};
