import { feedbackAdd, feedbackGet, PortalError } from "@onehall/api";
import { addFeedback, getFeedback } from "../data/feedback";
import { answers } from "./answers";

/** A key that a sender makes up so that sending twice writes once. */
const KEY = /^[\x21-\x7E]{1,128}$/;

export const add = answers(
  feedbackAdd,
  async ({ reasons, score, ...rest }, { database, now }, { context }) => {
    const key = context.req.header("idempotency-key");
    if (key !== undefined && !KEY.test(key)) throw new PortalError("invalid", "请求头 Idempotency-Key 应为 1 至 128 位可见字符", { status: 400 });
    return addFeedback(database, { ...rest, reasons: reasons.join(","), ...(score === undefined ? {} : { score }) }, key, now());
  },
  { personal: true },
);

export const get = answers(
  feedbackGet,
  async ({ id }, { database }) => {
    const receipt = await getFeedback(database, id);
    if (!receipt) throw new PortalError("feedback-unknown", `没有编号为 ${id} 的反馈，请核对回执`, { status: 404 });
    return receipt;
  },
  { personal: true },
);
