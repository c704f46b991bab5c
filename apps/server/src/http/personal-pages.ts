import type { Context } from "hono";
import { html } from "hono/html";
import { loginFor } from "../common/personal-pages";
import { resubmitForm } from "./resubmit-form";

/** A form of a page about one visitor, sent after the log-in has ended: it waits, with everything typed, until somebody is logged in again. */
export const formWithoutLogin = (c: Context): Promise<Response> =>
  resubmitForm(c, {
    status: 401,
    title: "登录已经失效",
    main: html`<p role="status">刚才的操作还没有完成：登录已经失效。您填写的内容还在本页，没有丢失。</p>
      <p>请先<a href="${loginFor(c.req.path)}" target="_blank" rel="noopener">重新登录（在新窗口打开）</a>，再回到本页提交。</p>`,
    again: "已经登录，重新提交",
  });
