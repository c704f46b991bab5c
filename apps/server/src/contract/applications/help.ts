import { randomBytes } from "node:crypto";
import {
  applicationHelp,
  applicationHelpAccept,
  applicationHelpEnd,
  applicationHelpInvite,
  applicationHelpLink,
  applicationHelpReady,
  HELP_DAYS,
  PortalError,
} from "@onehall/api";
import { maskName } from "../../common/mask";
import { minuteOf } from "../../common/minute";
import { sql } from "../../data";
import { limitNames } from "../progress/attempts";
import { visitorHandler } from "../people/visitor-handler";
import { readSignedCode, signedCode } from "../signed-code";
import type { Services } from "../services";
import { draftOf, keepDraft, ownDraft } from "./drafts";
import { endHelp, type Help, helpById, helpFor, helpHistory, helpOfDraft, helpEnd, recordHelp, unknownHelp } from "./help-rows";
import { applicationTask } from "./task";
import { notifyPerson } from "./notify-person";

const AUDITED = { audited: true };

const invite = sql`INSERT INTO application_help (id, draft, person, task_code, helper, name, invited_at, accepted_at, ready_at, until, ended)
  VALUES (${"id"}, ${"draft"}, ${"person"}, ${"task"}, '', '', ${"invitedAt"}, '', '', ${"until"}, '')`;
const accept = sql`UPDATE application_help SET helper = ${"helper"}, name = ${"name"}, accepted_at = ${"at"} WHERE id = ${"id"} AND helper = '' AND ended = ''`;
const ready = sql`UPDATE application_help SET ready_at = ${"at"} WHERE id = ${"id"} AND ended = ''`;
const nameOf = sql<{ name: string }>`SELECT name FROM person WHERE id = ${"person"}`;

/** Address of the page on which an applicant sees who helps, in the classic face. */
const helpPath = (task: string): string => `/portal/v2/apply/help?task=${task}`;
const stepPath = (task: string, more: string): string => `/portal/v2/apply/step?task=${task}&${more}`;

/** The link of an invitation: until the help ends, whoever opens it first and knows the name of the applicant may accept. */
const linkOf = ({ database }: Pick<Services, "database">, { id, until }: Pick<Help, "id" | "until">): Promise<string> =>
  signedCode(database, "help", id, new Date(until).getTime());

async function taskOf(services: Services, code: string) {
  const { guide } = await applicationTask(services, code);
  return {
    task: { taskCode: guide.code, name: guide.name, kind: guide.kind.code, deptName: guide.department.name },
    region: { code: guide.region.code, name: guide.region.name },
  };
}

export const handleApplicationHelp = visitorHandler(applicationHelp, async ({ person }, { task: code }, services) => {
  const { database, sample } = services;
  const now = services.now();
  const [about, draft] = await Promise.all([taskOf(services, code), draftOf(database, person, code)]);
  const help = draft && (await helpOfDraft(database, draft.id));
  const good = help && helpEnd(help, now) === undefined ? help : undefined;
  return {
    ...about,
    sample,
    help: good
      ? {
          id: good.id,
          state: good.helper === "" ? ("invited" as const) : ("helping" as const),
          link: good.helper === "" ? await linkOf(services, good) : "",
          name: good.name,
          since: minuteOf(new Date(good.helper === "" ? good.invitedAt : good.acceptedAt)),
          until: minuteOf(new Date(good.until)),
          ready: good.readyAt !== "",
        }
      : null,
    history: draft ? await helpHistory(database, draft.id, help, now) : [],
  };
});

/** @throws PortalError status 409 while somebody helps: one helper at a time */
export const handleApplicationHelpInvite = visitorHandler(applicationHelpInvite, async (visitor, { task: code }, services) => {
  const { database } = services;
  const now = services.now();
  const { guide } = await applicationTask(services, code);
  const draft = await keepDraft(database, { owner: ownDraft(visitor), task: code, version: guide.version, now }, {});
  const help: Help = {
    id: randomBytes(16).toString("base64url"),
    draft: draft.id,
    person: visitor.person,
    task: code,
    helper: "",
    name: "",
    invitedAt: now.toISOString(),
    acceptedAt: "",
    readyAt: "",
    until: new Date(now.getTime() + HELP_DAYS * 86_400_000).toISOString(),
    ended: "",
  };
  await database.transaction(async (tx) => {
    const earlier = await helpOfDraft(tx, draft.id);
    if (earlier && earlier.helper !== "" && helpEnd(earlier, now) === undefined)
      throw new PortalError("helped", "已经有人在帮您填写。要换人，请先收回，再邀请。", { status: 409 });
    if (earlier) await endHelp(tx, earlier, "taken-back", visitor.person, now);
    await tx.run(invite, help);
    await recordHelp(tx, help, { kind: "invited", by: visitor.person }, now);
  }, AUDITED);
  return { link: await linkOf(services, help), until: minuteOf(new Date(help.until)) };
});

/** The help that a link is signed for; undefined for any other text. */
async function signedHelp({ database }: Services, link: string): Promise<Help | undefined> {
  const read = await readSignedCode(database, "help", link);
  return read && helpById(database, read.subject);
}

type Obstacle = "mine" | "own" | "used" | "expired" | "unknown";

/** What stands in the way of accepting; undefined: nothing. */
function obstacle(help: Help | undefined, person: string, now: Date): Obstacle | undefined {
  if (!help) return "unknown";
  if (help.person === person) return "own";
  const over = helpEnd(help, now);
  if (over === "expired") return "expired";
  if (over !== undefined) return "used";
  if (help.helper === person) return "mine";
  return help.helper === "" ? undefined : "used";
}

export const handleApplicationHelpLink = visitorHandler(applicationHelpLink, async ({ person }, { link }, services) => {
  const help = await signedHelp(services, link);
  const refused = obstacle(help, person, services.now());
  if (!help || (refused !== undefined && refused !== "mine")) return { result: refused ?? "unknown", help: "", invitation: null };
  const [about, applicant] = await Promise.all([taskOf(services, help.task), services.database.get(nameOf, help)]);
  return {
    result: refused ?? ("valid" as const),
    help: refused === "mine" ? help.id : "",
    invitation: { ...about, applicant: maskName(applicant?.name ?? ""), until: minuteOf(new Date(help.until)) },
  };
});

const REFUSED = {
  own: "这是您自己的申请，请把链接发给要帮忙的人。",
  used: "这个链接已经用过，或者已经收回。请申请人再发一次邀请。",
  expired: "这个链接已经过期。请申请人再发一次邀请。",
  unknown: "链接不对，请核对，整个链接都要复制。",
} as const;

const refusal = (why: keyof typeof REFUSED): PortalError => new PortalError("help-link", REFUSED[why], { status: 409 });

const plain = (name: string): string => name.normalize("NFKC").replaceAll(/\s/g, "").toLowerCase();

export const handleApplicationHelpAccept = visitorHandler(applicationHelpAccept, async ({ person, staff }, { link, name }, services) => {
  const { database } = services;
  const now = services.now();
  // Who decides applications does not fill them in.
  if (staff) throw new PortalError("staff", "工作人员的账号不能帮人填写申请，请换个人账号登录。", { status: 403 });
  const help = await signedHelp(services, link);
  if (help) await limitNames(services, help.id);
  const [applicant, helper] = await Promise.all([database.get(nameOf, { person: help?.person ?? "" }), database.get(nameOf, { person })]);
  const refused = obstacle(help, person, now);
  if (help && refused === "mine") return { help: help.id, task: help.task };
  if (!help) throw refusal("unknown");
  if (refused !== undefined && refused !== "mine") throw refusal(refused);
  if (plain(applicant?.name ?? "") !== plain(name)) throw new PortalError("name", "姓名和申请人的不一样。请照着申请人的证件写全名。", { status: 400 });
  const masked = maskName(helper?.name ?? "");
  const { guide } = await applicationTask(services, help.task);
  await database.transaction(async (tx) => {
    const { changes } = await tx.run(accept, { id: help.id, helper: person, name: masked, at: now.toISOString() });
    if (changes !== 1) throw refusal("used");
    const accepted = await helpFor(tx, person, help.id, now);
    await recordHelp(tx, accepted, { kind: "accepted", by: person }, now);
    const text = `${guide.name}。不是您请的人，请马上收回。`;
    await notifyPerson(tx, { id: `help-${help.id}-accepted`, person: help.person, title: `${masked} 开始帮您填写申请`, text, url: helpPath(help.task) }, now);
    // Without the name of the applicant: this message stays when the help is over.
    const way = { title: "您在帮人填写申请", text: `${guide.name}，到 ${minuteOf(new Date(help.until))} 为止。`, url: stepPath(help.task, `help=${help.id}`) };
    await notifyPerson(tx, { id: `help-${help.id}-mine`, person, ...way }, now);
  }, AUDITED);
  return { help: help.id, task: help.task };
});

export const handleApplicationHelpReady = visitorHandler(applicationHelpReady, async ({ person }, { help: id }, services) => {
  const now = services.now();
  const known = await helpFor(services.database, person, id, now);
  const { guide } = await applicationTask(services, known.task);
  await services.database.transaction(async (tx) => {
    const help = await helpFor(tx, person, id, now);
    await tx.run(ready, { id, at: now.toISOString() });
    await recordHelp(tx, help, { kind: "ready", by: person }, now);
    const title = "申请已填好，请本人确认";
    const text = `${guide.name}，由 ${help.name} 帮您填写。请核对，由您本人提交。`;
    await notifyPerson(tx, { id: `help-${id}-${now.getTime()}`, person: help.person, title, text, url: stepPath(help.task, "step=review") }, now);
  }, AUDITED);
  return { told: true };
});

export const handleApplicationHelpEnd = visitorHandler(applicationHelpEnd, async ({ person }, { help: id }, { database, now: clock }) => {
  const now = clock();
  return database.transaction(async (tx) => {
    const help = await helpById(tx, id);
    if (!help || ![help.person, help.helper].includes(person)) throw unknownHelp();
    const ended = await endHelp(tx, help, help.person === person ? "taken-back" : "given-up", person, now);
    if (ended && help.helper === person) {
      const text = "草稿还在，您可以自己接着填，或者另外请人。";
      await notifyPerson(tx, { id: `help-${id}-given-up`, person: help.person, title: `${help.name} 不再帮您填写申请`, text, url: helpPath(help.task) }, now);
    }
    return { ended };
  }, AUDITED);
});
