import type { Context } from "hono";
import { html } from "hono/html";
import { serverDocument, serverDocumentHeaders, type Part } from "../common/document";
import { preferencesOf } from "../common/preferences";

/** Longest body that is re-rendered, in bytes; larger ones carry images. */
const LONGEST = 256 * 1024;
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/;

type ParsedForm = { fields: [name: string, text: string][]; lost: boolean };

/** The text fields of a submitted form; `lost`: files or an oversized body could not be preserved. */
async function parseForm({ req: { raw } }: Context): Promise<ParsedForm> {
  const length = Number(raw.headers.get("content-length") ?? Number.NaN);
  if (!FORM.test(raw.headers.get("content-type") ?? "")) return { fields: [], lost: false };
  if (!(length <= LONGEST)) return { fields: [], lost: true };
  const form = await raw.formData().catch(() => new FormData());
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  return { fields, lost: fields.length < [...form].length };
}

export type ResubmitFormOptions = {
  status: 401 | 429 | 503;
  title: string;
  /** What happened, what to do, what is safe. */
  main: Part;
  /** Label of the resubmit button. */
  again: string;
  headers?: Record<string, string>;
};

/**
 * Answers a form that cannot be accepted now with a page that holds all typed fields as hidden inputs, to be resubmitted. Works without scripts; stateless. Same-site forms only: otherwise another site could submit text in a visitor's name.
 */
export async function resubmitForm(c: Context, { status, title, main, again, headers = {} }: ResubmitFormOptions): Promise<Response> {
  const { fields, lost } = await parseForm(c);
  const { pathname, search } = new URL(c.req.url);
  const body = html`${main}${lost ? html`<p>图片和附件没有保留，请回到上一页重新选择。</p>` : ""}
    <form method="post" action="${pathname + search}">
      ${fields.map(([name, text]) => html`<input type="hidden" name="${name}" value="${text}" />`)}
      <button type="submit">${again}</button>
    </form>`;
  const { elder } = preferencesOf(c.req.header("cookie"));
  return c.html(await serverDocument(title, body, { elder }), status, { ...serverDocumentHeaders("private, no-store", { forms: true }), ...headers });
}
