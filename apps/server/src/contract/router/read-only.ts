import { captchaExtend, captchaSound, progressQuery } from "@onehall/api";
import { callKey, contract, routePath } from "@onehall/api/contract";
import { Hono, type MiddlewareHandler } from "hono";
import { READ_ONLY } from "../../data";

export { READ_ONLY } from "../../data";

/** Looking up one's own progress stores nothing but the answer of a captcha: it goes on. */
const QUESTIONS = new Set([captchaSound, captchaExtend, progressQuery].map(callKey));

const refuse: MiddlewareHandler = async (c) =>
  c.json({ statusCode: "503", statusDescription: READ_ONLY }, 503, { "Cache-Control": "no-store", "Retry-After": "600" });

/** The contract, whose writes are answered with a sentence and status 503 as long as nothing can be stored. */
export function readOnlyContract(answering: Hono, isReadOnly: () => boolean): Hono {
  const app = new Hono();
  for (const { call, legacyPaths } of contract) {
    if (!call.writes || QUESTIONS.has(callKey(call))) continue;
    for (const path of [routePath(call), ...legacyPaths.map((one) => one.path)]) app.all(path, (c, next) => (isReadOnly() ? refuse(c, next) : next()));
  }
  return app.route("/", answering);
}
