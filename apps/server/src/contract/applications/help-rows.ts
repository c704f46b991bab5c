import { type ApplicationHelpEvent, type HelpEventKind, PortalError } from "@onehall/api";
import { minuteOf } from "../../common/minute";
import { fragment, type Queries, sql, type Transaction } from "../../data";
import { audit } from "../../data/audit";

/** An invitation to one draft, or the right to fill it in that came of it. */
export type Help = {
  id: string;
  draft: string;
  /** The applicant. */
  person: string;
  task: string;
  /** Who accepted; empty: nobody yet. */
  helper: string;
  /** Of the helper, masked. */
  name: string;
  invitedAt: string;
  acceptedAt: string;
  readyAt: string;
  until: string;
  ended: "" | "taken-back" | "given-up" | "submitted";
};

const columns = fragment`id, draft, person, task_code AS task, helper, name, invited_at AS "invitedAt", accepted_at AS "acceptedAt", ready_at AS "readyAt", until, ended`;
const byId = sql<Help>`SELECT ${columns} FROM application_help WHERE id = ${"id"}`;
const ofDraft = sql<Help>`SELECT ${columns} FROM application_help WHERE draft = ${"draft"} AND ended = ''`;
const end = sql`UPDATE application_help SET ended = ${"kind"} WHERE id = ${"id"} AND ended = ''`;
const lastPlace = sql<{ n: number }>`SELECT COALESCE(MAX(place), 0) AS n FROM application_help_event WHERE owner = ${"owner"}`;
const addEvent = sql`INSERT INTO application_help_event (owner, place, person, kind, name, note, created_at)
  VALUES (${"owner"}, ${"place"}, ${"person"}, ${"kind"}, ${"name"}, ${"note"}, ${"at"})`;
const events = sql<{ kind: HelpEventKind; name: string; note: string; at: string }>`
  SELECT kind, name, note, created_at AS at FROM application_help_event WHERE owner = ${"owner"} ORDER BY place`;
const helpers = sql<{ name: string }>`SELECT DISTINCT name FROM application_help_event WHERE owner = ${"draft"} AND kind = 'accepted' ORDER BY name`;
const hand = sql`UPDATE application_help_event SET owner = ${"receipt"} WHERE owner = ${"draft"}`;
const draftExists = sql<{ id: string }>`SELECT id FROM application_draft WHERE id = ${"draft"} AND person = ${"person"}`;

/** Acts of helpers on one draft: more than anybody needs, fewer than fill a disk. */
const MOST_EVENTS = 1000;

/** The same for a number that there is none of and for one that is somebody else's. */
export const unknownHelp = (): PortalError =>
  new PortalError("help-unknown", "您不能填写这份申请：没有人请您帮忙，或者申请人已经删除了草稿。", { status: 404 });

const OVER = {
  "taken-back": "申请人已经收回，您不能再填写这份申请。",
  "given-up": "您已经不再帮忙填写这份申请。",
  submitted: "申请人已经提交这份申请，不用再填写了。",
  expired: "帮忙填写的期限已经过了。还要帮忙的，请申请人再发一次邀请。",
} as const;

/** How a help has ended; undefined while it is good. */
export const helpEnd = ({ ended, until }: Pick<Help, "ended" | "until">, now: Date): keyof typeof OVER | undefined =>
  ended !== "" ? ended : until <= now.toISOString() ? "expired" : undefined;

export const helpById = (queries: Queries, id: string): Promise<Help | undefined> => queries.get(byId, { id });

/** The invitation or the help of a draft that nobody has ended; its time may be over. */
export const helpOfDraft = (queries: Queries, draft: string): Promise<Help | undefined> => queries.get(ofDraft, { draft });

/**
 * What somebody may do for somebody else now.
 * @throws PortalError status 404 for a number that is not the helper's, 409 with the reason where it is over
 */
export async function helpFor(queries: Queries, helper: string, id: string, now: Date): Promise<Help> {
  const help = await helpById(queries, id);
  if (!help || help.helper !== helper) throw unknownHelp();
  const over = helpEnd(help, now);
  if (over !== undefined) throw new PortalError("help-over", OVER[over], { status: 409 });
  if (!(await queries.get(draftExists, help))) throw unknownHelp();
  return help;
}

/** What happened around a help: in the history that the applicant reads, and in the audit log. `by`: who did it; the transaction is `audited`. */
export async function recordHelp(tx: Transaction, help: Help, event: { kind: HelpEventKind; by: string; note?: string }, now: Date): Promise<void> {
  const { kind, by, note = "" } = event;
  const place = ((await tx.get(lastPlace, { owner: help.draft }))?.n ?? 0) + 1;
  if (place > MOST_EVENTS && by === help.helper) throw new PortalError("too-many", "这份申请已经改动太多次，请申请人自己接着填。", { status: 409 });
  const name = by === help.helper ? help.name : "";
  await tx.run(addEvent, { owner: help.draft, place, person: help.person, kind, name, note, at: now.toISOString() });
  await audit(tx, { actor: by, action: `help.${kind}`, subject: help.draft, detail: { help: help.id, until: help.until } }, now);
}

/** Ends a help; nothing happens where it has ended. @returns whether it was going on */
export async function endHelp(tx: Transaction, help: Help, kind: "taken-back" | "given-up" | "submitted", by: string, now: Date): Promise<boolean> {
  if ((await tx.run(end, { id: help.id, kind })).changes !== 1) return false;
  // One whose time was over ended then, and says so.
  const expired = helpEnd({ ...help, ended: "" }, now) !== undefined;
  await recordHelp(tx, help, { kind: expired ? "expired" : kind, by }, expired ? new Date(help.until) : now);
  return true;
}

/** Masked names of all who have helped with a draft. */
export const helpersOf = async (queries: Queries, draft: string): Promise<string[]> => (await queries.all(helpers, { draft })).map(({ name }) => name);

/** The history goes with the draft into the application. */
export const handInHelp = (tx: Transaction, draft: string, receipt: string): Promise<unknown> => tx.run(hand, { draft, receipt });

/** Oldest first. A help whose time is over has ended by itself. */
export async function helpHistory(queries: Queries, owner: string, going: Help | undefined, now: Date): Promise<ApplicationHelpEvent[]> {
  const found = await queries.all(events, { owner });
  const expired = going && helpEnd(going, now) === "expired" ? [{ kind: "expired" as const, name: "", note: "", at: going.until }] : [];
  return [...found, ...expired].map((event) => ({ ...event, at: minuteOf(new Date(event.at)) }));
}
