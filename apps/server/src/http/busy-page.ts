import type { Context } from "hono";
import { html } from "hono/html";
import { RETRY_SECONDS } from "../common/admission";
import { serverDocument, serverDocumentHeaders } from "../common/document";
import { preferencesOf } from "../common/preferences";
import { isCrossSiteCall } from "../contract/router/origin-check";
import { resubmitForm } from "./resubmit-form";

const TITLE = "现在访问的人很多";
const headers = { "Retry-After": String(RETRY_SECONDS) };

/** What is sent, at once, where too many pages wait to be drawn: a sentence with status 503; a form gets back all that was typed. @see OPS-04 */
export async function busyPage(c: Context, publicOrigin: string | undefined): Promise<Response> {
  if (c.req.method === "POST" && !isCrossSiteCall(c, publicOrigin))
    return resubmitForm(c, {
      status: 503,
      title: TITLE,
      main: html`<p role="status">现在访问的人很多，刚才的内容还没有提交。您填写的内容还在本页，没有丢失，请过几秒再提交。</p>`,
      again: "再提交一次",
      headers,
    });
  const main = html`<p role="status">现在访问的人很多，这一页暂时打不开。请过几秒再刷新。</p>
    <p><a href="/portal/index">返回首页</a></p>
    <p>急需办理的，请拨打 <a href="tel:12345">12345</a>。</p>`;
  const { elder } = preferencesOf(c.req.header("cookie"));
  return c.html(await serverDocument(TITLE, main, { elder }), 503, { ...serverDocumentHeaders("no-store"), ...headers });
}
