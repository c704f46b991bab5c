import { captchaExtend, captchaQuestion, progressQuery } from "@onehall/api";
import { callKey, contract, routePath } from "@onehall/api/contract";
import { Hono } from "hono";

/** What every page says at its top, and every refused write. */
export const READ_ONLY = "系统正在维护，暂时只能查询，不能提交。您填写的内容没有丢失，请保留本页，稍后再提交；急需办理的，请拨打 12345。";

/** Looking up one's own progress stores nothing but the question of a captcha: it goes on. */
const QUESTIONS = new Set([captchaQuestion, captchaExtend, progressQuery].map(callKey));

/** The contract without its writes: each is answered with a sentence and status 503, and nothing is stored. */
export function readOnlyContract(answering: Hono): Hono {
  const app = new Hono();
  for (const { call, legacyPaths } of contract) {
    if (!call.writes || QUESTIONS.has(callKey(call))) continue;
    for (const path of [routePath(call), ...legacyPaths.map((one) => one.path)])
      app.all(path, (c) => c.json({ statusCode: "503", statusDescription: READ_ONLY }, 503, { "Cache-Control": "no-store", "Retry-After": "600" }));
  }
  return app.route("/", answering);
}
