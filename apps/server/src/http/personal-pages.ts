import type { Context } from "hono";
import { html } from "hono/html";
import { keptForm } from "./kept-form";

/** Addresses below which pages are about one visitor: /portal/user/… and /portal/e-license, and the same in both faces. */
const PERSONAL = /^\/portal\/(?:v[23]\/)?(?:user|e-license)(?:[/.]|$)/;

/** Whether a page is about one visitor: it is never kept, and needs a log-in. Everything else is the same for everybody. */
export const isPersonalPage = (path: string): boolean => PERSONAL.test(path);

/** The log-in that leads back to a page. @param target path and query */
export const loginFor = (target: string): string => `/portal/login?back=${encodeURIComponent(target)}`;

/** A form of a page about one visitor, sent after the log-in has ended: it waits, with everything typed, until somebody is logged in again. */
export const formWithoutLogin = (c: Context): Promise<Response> =>
  keptForm(c, {
    status: 401,
    title: "登录已经失效",
    main: html`<p role="status">刚才的操作还没有完成：登录已经失效。您填写的内容还在本页，没有丢失。</p>
      <p>请先<a href="${loginFor(c.req.path)}" target="_blank" rel="noopener">重新登录（在新窗口打开）</a>，再回到本页提交。</p>`,
    again: "已经登录，重新提交",
  });
