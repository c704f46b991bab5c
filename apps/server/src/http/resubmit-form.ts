import type { Context } from "hono";
import { html } from "hono/html";
import { ownDocument, ownHeaders, type Part } from "../common/document";
import { preferencesOf } from "../common/preferences";

/** Longest body that is given back, in bytes; forms with more hold pictures. */
const LONGEST = 256 * 1024;
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/;

type Sent = { fields: [name: string, text: string][]; lost: boolean };

/** What a form has sent, as text; `lost`: there were files, or too much, that no page can put back. */
async function sentOf({ req: { raw } }: Context): Promise<Sent> {
  const length = Number(raw.headers.get("content-length") ?? Number.NaN);
  if (!FORM.test(raw.headers.get("content-type") ?? "")) return { fields: [], lost: false };
  if (!(length <= LONGEST)) return { fields: [], lost: true };
  const form = await raw.formData().catch(() => new FormData());
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  return { fields, lost: fields.length < [...form].length };
}

export type ResubmitFormOptions = {
  status: 401 | 429;
  title: string;
  /** What happened, what to do, what is safe. */
  main: Part;
  /** Words of the button that sends it once more. */
  again: string;
  headers?: Record<string, string>;
};

/**
 * Answers a form that cannot be taken now with a page that holds everything typed, ready to be sent once more: works without scripts, and keeps nothing on
 * the server. Only for forms of our own pages: nobody else may have words of his sent in a visitor's name.
 */
export async function resubmitForm(c: Context, { status, title, main, again, headers = {} }: ResubmitFormOptions): Promise<Response> {
  const { fields, lost } = await sentOf(c);
  const { pathname, search } = new URL(c.req.url);
  const body = html`${main}${lost ? html`<p>图片和附件没有保留，请回到上一页重新选择。</p>` : ""}
    <form method="post" action="${pathname + search}">
      ${fields.map(([name, text]) => html`<input type="hidden" name="${name}" value="${text}" />`)}
      <button type="submit">${again}</button>
    </form>`;
  const { elder } = preferencesOf(c.req.header("cookie"));
  return c.html(await ownDocument(title, body, { elder }), status, { ...ownHeaders("private, no-store", { forms: true }), ...headers });
}
