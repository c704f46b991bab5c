import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import * as calls from "@onehall/api";
import { inNameOf } from "../support/contract";
import { routeSamples } from "../support/route-samples";
import { startPortal } from "../support/portal";
import { decodeLoosely, faultsOf, inspectPages, type Visit } from "../security/inspect";
import { targets } from "../security/targets";
import { sequence } from "./differential-requests";
import { callTargets, hostileRequests, someTask } from "./hostile-requests";

/** Requests between two looks at what was found. */
const BATCH = 500;
/** Faults that are printed. */
const SHOWN = 40;
/** What stands in a draft of one person, and in no answer to anybody else. */
const MARK = "欧阳样例记号";
/** What stands in a stack trace or an error of a database, and in no answer of ours. */
const INSIDE = /\bat [\w.<>]+ \(\S+:\d+:\d+\)|node:internal|node_modules\/|SQLITE_|\/apps\/server\/|root:x:0:/;

/**
 * Known attacks on everything that has an address: payloads in parameters, in parts of paths and in forms of all pages of both faces, in fields of all calls,
 * and files that are no honest pictures; by nobody, by somebody who is logged in, and with numbers of what belongs to somebody else. With the checks of
 * `e2e/security/attacks.spec.ts`: nothing comes back as anything but text, nobody is led away, and nothing fails; besides, no answer tells of the inside,
 * nothing of one person comes to another, and no upload becomes a file.
 * Options: `--count 200000`, `--seed 1`; the same seed asks the same.
 * @returns 1 when something was found
 */
export async function run(args: readonly string[] = []): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { count: { type: "string", default: "200000" }, seed: { type: "string", default: "1" } } });
  const count = Number(values.count);
  const portal = await startPortal({
    env: { WRITES_PER_MINUTE: "1000000", UPLOAD_MIB_PER_DAY: "16384", SAMPLE_OFFICE_SECONDS: "0", SESSION_IDLE_MINUTES: "600", TRUST_PROXY: "1" },
  });
  const files = () => readdirSync(portal.dataDir, { recursive: true, encoding: "utf8" }).filter((name) => !name.startsWith("onehall.db"));
  const before = files().toSorted().join();
  const client = calls.createClient({ baseUrl: portal.origin });
  const task = await someTask(client);
  const [owner, stranger] = await Promise.all([inNameOf("guardian", portal.origin), inNameOf("founder", portal.origin)]);
  await owner.call(calls.applicationDraft, { task, form: JSON.stringify({ name: MARK }) });
  const receipt = await owner.call(calls.feedbackAdd, { kind: "suggestion", content: MARK, url: "/portal/v2/index" });
  const { draft } = await owner.call(calls.applicationForm, { task });
  const [{ list: licences }, { list: messages }] = [await owner.call(calls.licences, {}), await owner.call(calls.messages, {})];
  const shown = await fetch(`${portal.origin}/portal/v2/apply/step?task=${task}&step=details`, { headers: { cookie: owner.cookie } });
  if (!(await shown.text()).includes(MARK)) throw new Error("the draft does not show what only its owner may see");
  const next = hostileRequests(
    {
      pages: targets(await routeSamples(portal.origin)),
      calls: await callTargets(client),
      task,
      owned: [draft.id, receipt.id, ...licences.map(({ id }) => id), ...messages.map(({ id }) => id)],
      owner: owner.cookie,
      stranger: stranger.cookie,
    },
    sequence(Number(values.seed)),
  );

  let ownSeen = 0;
  const byOwner = new WeakSet<Visit>();
  const also = (visit: Visit, text: string): string[] => {
    const told = text.includes(MARK);
    if (told && byOwner.has(visit)) ownSeen += 1;
    return [
      ...(told && !byOwner.has(visit) ? ["what belongs to somebody else"] : []),
      ...(INSIDE.test(text) ? [`tells of the inside: ${INSIDE.exec(text)?.[0]}`] : []),
    ];
  };
  const statuses = new Map<number, Record<string, number>>();
  const found: string[] = [];
  for (let sent = 0; sent < count; sent += BATCH) {
    const kinds = new Map<Visit, string>();
    for (let number = Math.min(BATCH, count - sent); number > 0; number -= 1) {
      const { kind, byOwner: own, ...visit } = next();
      if (own) byOwner.add(visit);
      kinds.set(visit, kind);
    }
    const looks = await inspectPages(portal.origin, [...kinds.keys()], also);
    for (const { status = 0, visit } of looks) {
      const row = statuses.get(status) ?? {};
      const kind = kinds.get(visit) ?? "";
      statuses.set(status, { ...row, [kind]: (row[kind] ?? 0) + 1 });
    }
    const failing = looks.filter(({ status = 0 }) => status >= 500).map(({ status, visit }) => `${status} ${decodeLoosely(visit.address).slice(0, 300)}`);
    const faults = [...faultsOf(looks), ...failing];
    for (const fault of faults.slice(0, Math.max(0, SHOWN - found.length))) console.log(fault);
    found.push(...faults);
    console.log(`${sent + kinds.size} requests, ${found.length} faults`);
  }
  if (ownSeen === 0) found.push("the owner's draft was never seen: nothing is proven of it");
  if (files().toSorted().join() !== before) found.push(`files: ${files().join(", ")}`);
  await portal.stop();
  console.table(Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)));
  console.log(`the owner saw the draft ${ownSeen} times; ${found.length} faults${found.length > 0 ? `, the last: ${found.at(-1)}` : ""}`);
  return found.length === 0 ? 0 : 1;
}
