import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { ApplicationNotice } from "@onehall/api";
import type { Log } from "../../common/log";
import { type Database, sql, type Transaction } from "../../data";
import type { AdapterSettings } from "./adapter-settings";
import { applicationByReceipt, eventsOf, type FiledAnswer, type FiledDetail, type FiledMaterial, uploadsOf } from "./rows";
import { imageData } from "./images";

/** Longest time for one answer of the back end, in milliseconds. */
const PATIENCE = 10_000;
/** Pause after the first failure, doubled after each further one, and the longest, in milliseconds. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 3_600_000;
/** For so long an event belongs to the process that sends it, in milliseconds; after that it is sent by whoever looks next. */
const LEASE = 30_000;
/** How often the queue is looked through, in milliseconds. */
const INTERVAL = 1_000;
/** Events that are delivered in one round. */
const PORTION = 20;

type Waiting = { id: string; receipt: string; place: number; attempts: number };

const add = sql`INSERT INTO application_outbox (id, receipt, place, attempts, next_at, delivered_at)
  VALUES (${"id"}, ${"receipt"}, ${"place"}, 0, ${"now"}, NULL)`;
/** Of one application the earlier event goes first. */
const waiting = sql<Waiting>`SELECT id, receipt, place, attempts FROM application_outbox AS one WHERE delivered_at IS NULL AND next_at <= ${"now"}
    AND NOT EXISTS (SELECT 1 FROM application_outbox AS earlier WHERE earlier.receipt = one.receipt AND earlier.place < one.place AND earlier.delivered_at IS NULL)
  ORDER BY next_at, id LIMIT ${"most"}`;
/** Of several processes that see the same event one sends it. */
const claim = sql`UPDATE application_outbox SET next_at = ${"until"} WHERE id = ${"id"} AND delivered_at IS NULL AND next_at <= ${"now"}`;
const delivered = sql`UPDATE application_outbox SET delivered_at = ${"now"} WHERE id = ${"id"}`;
const failed = sql`UPDATE application_outbox SET attempts = attempts + 1, next_at = ${"next"} WHERE id = ${"id"} AND delivered_at IS NULL`;

/** Signature of a text, base64url. */
export const signatureOf = (secret: string, text: string): string => createHmac("sha256", secret).update(text).digest("base64url");

/** Compares a signature without telling by the time how much of it is right. */
export function isSigned(secret: string, text: string, signature: string): boolean {
  const [right, given] = [Buffer.from(signatureOf(secret, text)), Buffer.from(signature)];
  return right.length === given.length && timingSafeEqual(right, given);
}

/** Whether the applications of a department go to a back end. */
export const hasAdapter = (adapter: AdapterSettings | undefined, deptId: string): boolean =>
  adapter !== undefined && (adapter.departments.length === 0 || adapter.departments.includes(deptId));

/** Queues an event for the back end of its department, in the transaction that made it: what is acknowledged will be delivered. */
export async function queueDelivery(
  tx: Transaction,
  adapter: AdapterSettings | undefined,
  { receipt, place, deptId }: { receipt: string; place: number; deptId: string },
  now: Date,
): Promise<void> {
  if (hasAdapter(adapter, deptId)) await tx.run(add, { id: randomUUID(), receipt, place, now: now.toISOString() });
}

/** What the back end is sent of an event: the whole application, so that each message can be understood by itself. */
async function messageOf(database: Database, { id, receipt, place }: Waiting): Promise<string> {
  const [row, events, uploads] = await Promise.all([applicationByReceipt(database, receipt), eventsOf(database, receipt), uploadsOf(database, receipt)]);
  const event = events.find((one) => one.place === place);
  if (!row || !event) throw new Error("an event of the queue is not in its application");
  const images = await Promise.all(
    uploads.map(async ({ id: upload, material, name }) => ({ material, name, type: "image/jpeg", data: await imageData(database, upload) })),
  );
  const materials = (JSON.parse(row.materials) as FiledMaterial[]).map((one) => ({ ...one, images: images.filter(({ material }) => material === one.name) }));
  return JSON.stringify({
    id,
    kind: event.kind,
    at: event.at,
    note: event.note,
    receipt,
    taskCode: row.taskCode,
    taskName: row.taskName,
    region: row.region,
    department: row.deptId,
    guideVersion: row.version,
    applicant: row.name,
    answers: JSON.parse(row.answers) as FiledAnswer[],
    details: (JSON.parse(row.form) as FiledDetail[]).map(({ id: field, label, value }) => ({ id: field, label, value })),
    materials: materials.map(({ name, licence, filled = false, images: files }) => ({ name, licence, filled, images: files })),
  } satisfies ApplicationNotice);
}

async function send({ base, secret }: AdapterSettings, body: string, now: Date, patience: number): Promise<void> {
  const sent = String(Math.floor(now.getTime() / 1000));
  const response = await fetch(`${base}/applications/events`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-onehall-sent": sent, "x-onehall-signature": signatureOf(secret, `${sent}.${body}`) },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(patience),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the back end answered ${response.status}`);
}

const pauseAfter = (attempts: number): number => Math.min(FIRST_PAUSE * 2 ** attempts, LONGEST_PAUSE);

/** One round: every event that is due and that no other process sends is sent once; what fails waits longer each time and is never given up. @returns how many arrived. @param patience longest time for one answer, in milliseconds */
export async function deliverEvents(database: Database, adapter: AdapterSettings, log: Log, now: Date, patience = PATIENCE): Promise<number> {
  const started = performance.now();
  let arrived = 0;
  for (const one of await database.all(waiting, { now: now.toISOString(), most: PORTION })) {
    const until = new Date(now.getTime() + (performance.now() - started) + LEASE).toISOString();
    if ((await database.run(claim, { id: one.id, now: now.toISOString(), until })).changes === 0) continue;
    try {
      await send(adapter, await messageOf(database, one), now, patience);
      await database.run(delivered, { id: one.id, now: now.toISOString() });
      arrived += 1;
    } catch (error) {
      // Without the receipt: a log holds nothing about a person.
      log.warn({ err: error, attempts: one.attempts + 1 }, "an application event was not delivered; it will be sent again");
      await database.run(failed, { id: one.id, next: new Date(now.getTime() + pauseAfter(one.attempts)).toISOString() });
    }
  }
  return arrived;
}

/** Delivers until it is stopped; a round begins when the one before has ended. @returns stops it, and waits for the round under way */
export function startDelivery(database: Database, adapter: AdapterSettings, log: Log): () => Promise<void> {
  return repeatEvery(INTERVAL, log, () => deliverEvents(database, adapter, log, new Date()));
}

/** Runs work again and again with pauses in between, one at a time. @param pause milliseconds @returns stops it, and waits for the round under way */
export function repeatEvery(pause: number, log: Log, work: () => Promise<unknown>): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const round = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, "a round of work in the background failed; the next one tries again");
    }
    if (!stopped) timer = setTimeout(begin, pause).unref();
  };
  const begin = (): void => {
    running = round();
  };
  timer = setTimeout(begin, pause).unref();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
