import { callPath, type AnyCall } from "../define-call.js";

/** A request, ready to be sent. */
export type Encoded = { url: string; body?: URLSearchParams | FormData | string; contentType?: string };

/** Texts by name travel as JSON in a form. */
const isRecord = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === "boolean" ? String(Number(value)) : isRecord(value) ? JSON.stringify(value) : String(value));
/** By its shape: files of another realm (jsdom, a frame) are no instance of our Blob. */
const isFile = (value: unknown): value is Blob => typeof value === "object" && value !== null && "arrayBuffer" in value;
const isGiven = ([, value]: [string, unknown]): boolean =>
  value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);

/**
 * Where and how the input of a call travels. Absent and empty fields stay at home; `{name}` in a path takes that field.
 * `base`: the host, with or without a path of its own; empty: this host.
 */
export function encode(call: AnyCall, input: unknown, base: string): Encoded {
  const fields = new Map<string, unknown>([...Object.entries(call.fixed), ...Object.entries(input ?? {})].filter(isGiven));
  const path = callPath(call).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = textOf(fields.get(name) ?? "");
    fields.delete(name);
    return encodeURIComponent(value);
  });
  const url = base.replace(/\/+$/, "") + path;
  if (call.body === "json") return { url, body: JSON.stringify(Object.fromEntries(fields)), contentType: "application/json" };
  if (call.body === "multipart" && [...fields.values()].some(Array.isArray)) {
    const body = new FormData();
    for (const [name, value] of fields) for (const part of [value].flat()) body.append(name, isFile(part) ? part : textOf(part));
    return { url, body };
  }
  const parameters = new URLSearchParams([...fields].map(([name, value]) => [name, textOf(value)]));
  if (call.body === "form" || call.body === "multipart") return { url, body: parameters };
  const query = call.body === "query" ? parameters.toString() : "";
  return { url: query === "" ? url : `${url}${url.includes("?") ? "&" : "?"}${query}` };
}
