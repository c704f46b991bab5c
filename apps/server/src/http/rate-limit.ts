import type { Context, MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { isCrossSiteCall } from "../contract/router/origin-check";
import { clientOf } from "../common/visitor-address";
import type { Limiter } from "../data/rate-limits";
import { resubmitForm } from "./resubmit-form";

export type WriteLimits = { limiter: Limiter; publicOrigin: string | undefined };

const tooMany = (c: Context, seconds: number, headers: Record<string, string>): Promise<Response> =>
  resubmitForm(c, {
    status: 429,
    title: "请稍后再试",
    main: html`<p role="status">提交太频繁了，请 ${seconds} 秒后再试。您填写的内容还在本页，没有丢失。</p>`,
    again: "再提交一次",
    headers,
  });

/** Limits writes (calls and forms under the given paths) for each address; too many get HTTP 429 with a sentence and the seconds to wait, a form all that it sent. */
export function limitWrites({ limiter, publicOrigin }: WriteLimits): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== "POST") return next();
    const wait = await limiter.consume(clientOf(c) || "unknown");
    if (wait === 0) return next();
    const seconds = Math.ceil(wait / 1000);
    const headers = { "Retry-After": String(seconds) };
    if (!isCrossSiteCall(c, publicOrigin) && c.req.header("accept")?.includes("text/html")) return tooMany(c, seconds, headers);
    return c.json({ statusCode: "429", statusDescription: `提交太频繁了，请 ${seconds} 秒后再试` }, 429, headers);
  };
}
