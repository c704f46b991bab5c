import { families } from "@onehall/api/contract";

/** Existing back ends that answer families of calls. */
export type UpstreamSettings = {
  /** Base address by the id of the family: { notices: "https://backend.example" }. */
  bases: Readonly<Record<string, string>>;
  /** Longest time for one answer, in milliseconds. */
  timeout: number;
};

const PREFIX = "UPSTREAM_";
const TIMEOUT = "UPSTREAM_TIMEOUT_MS";
const MAX_TIMEOUT = 60_000;

/** Applications are stored here and handed on by events, see ../applications/outbox.ts. */
const ADAPTER = /^UPSTREAM_APPLICATIONS(?:_|$)/;

/** Families whose calls a back end can answer. */
const proxied = families.filter(({ local }) => !local);

/** UPSTREAM_OPEN_GOVERNMENT for the family open-government. */
const variableOf = (id: string): string => PREFIX + id.toUpperCase().replaceAll("-", "_");

const isBase = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[?#]/.test(text);

/**
 * Reads UPSTREAM_<family> and UPSTREAM_TIMEOUT_MS.
 * @throws what `wrong` makes of a sentence for the operator: a family that the contract does not have, an address that is none
 */
export function readUpstreamSettings(env: Readonly<Record<string, string | undefined>>, wrong: (sentence: string) => Error): UpstreamSettings {
  const bases: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith(PREFIX) || name === TIMEOUT || ADAPTER.test(name) || !value) continue;
    const family = proxied.find(({ id }) => variableOf(id) === name);
    if (!family) throw wrong(`没有 ${name} 这项设置：可以转给已有后端的是 ${proxied.map(({ id }) => variableOf(id)).join("、")}。`);
    if (!isBase(value)) throw wrong(`${name} 的值“${value}”不对：应为 https://主机名。`);
    bases[family.id] = value.replace(/\/+$/, "");
  }
  const timeout = Number(env[TIMEOUT] || 3000);
  if (!Number.isInteger(timeout) || timeout < 1 || timeout > MAX_TIMEOUT)
    throw wrong(`${TIMEOUT} 的值“${env[TIMEOUT]}”不对：应为 1 到 ${MAX_TIMEOUT} 的整数。`);
  return { bases, timeout };
}
