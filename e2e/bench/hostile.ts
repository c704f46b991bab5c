import { parseArgs } from "node:util";
import { routeSamples } from "../support/route-samples";
import { startPortal } from "../support/portal";
import { decodeLoosely, faultsOf, inspectPages, type Visit } from "../security/inspect";
import { formEncoded, PAYLOADS, urlEncoded } from "../security/payloads";
import { addressOf, extraParameters, FORMS, formAddress, plain, targets } from "../security/targets";
import { sequence } from "./differential-requests";

/** Requests between two looks at what was found. */
const BATCH = 500;
/** Faults that are printed. */
const SHOWN = 40;
/** Parameters of one address that carry a payload, at most. */
const MOST = 4;
/** Shares of requests that are forms, or attack a part of the path where a page has one. */
const FORM = 0.15;
const SEGMENT = 0.5;

/**
 * Known attacks on everything that has an address: payloads in parameters, in parts of paths and in forms, of all pages of both faces, with the checks of
 * `e2e/security/attacks.spec.ts`: nothing comes back as anything but text, nobody is led away, and nothing fails.
 * Options: `--count 200000`, `--seed 1`; the same seed asks the same.
 * @returns 1 when something was found
 */
export async function run(args: readonly string[] = []): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { count: { type: "string", default: "200000" }, seed: { type: "string", default: "1" } } });
  const count = Number(values.count);
  const random = sequence(Number(values.seed));
  const one = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const portal = await startPortal({ env: { WRITES_PER_MINUTE: "1000000", SAMPLE_OFFICE_SECONDS: "0", TRUST_PROXY: "1" } });
  const all = targets(await routeSamples(portal.origin));

  const form = (): Visit => {
    const asked = one(FORMS);
    const attacked = new Set(Array.from({ length: 1 + Math.floor(random() * MOST) }, () => one(Object.keys(asked.fields))));
    const fields = Object.entries(asked.fields).map(([name, right]): [string, string] => [name, attacked.has(name) ? formEncoded(one(PAYLOADS)) : right]);
    return { address: formAddress(asked, one(["v2", "v3"])), method: "POST", body: new URLSearchParams(fields).toString() };
  };
  const page = (): Visit => {
    const target = one(all);
    if (target.segment !== undefined && random() < SEGMENT) return { address: target.segment.replace("{}", urlEncoded(one(PAYLOADS))) };
    const names = [...Object.keys(target.query), "region", "areaCode", ...extraParameters(target)];
    const attacked = [...new Set(Array.from({ length: 1 + Math.floor(random() * MOST) }, () => one(names)))];
    const right = plain(target.query).filter(([name]) => !attacked.includes(name));
    return { address: addressOf(target.path, [...right, ...attacked.map((name): [string, string] => [name, urlEncoded(one(PAYLOADS))])]) };
  };

  const statuses = new Map<number, number>();
  const found: string[] = [];
  for (let sent = 0; sent < count; sent += BATCH) {
    const visits = Array.from({ length: Math.min(BATCH, count - sent) }, () => (random() < FORM ? form() : page()));
    const looks = await inspectPages(portal.origin, visits);
    for (const { status = 0 } of looks) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const failing = looks.filter(({ status = 0 }) => status >= 500).map(({ status, visit }) => `${status} ${decodeLoosely(visit.address).slice(0, 300)}`);
    const faults = [...faultsOf(looks), ...failing];
    for (const fault of faults.slice(0, Math.max(0, SHOWN - found.length))) console.log(fault);
    found.push(...faults);
    console.log(`${sent + visits.length} requests, ${found.length} faults`);
  }
  await portal.stop();
  console.table(Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)));
  return found.length === 0 ? 0 : 1;
}
