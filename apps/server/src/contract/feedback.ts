import { feedbackAdd, feedbackGet, feedbackUpdate, PortalError } from "@onehall/api";
import { addFeedback, getFeedback, supplementFeedback } from "../data/feedback";
import { answers, type Circumstances } from "./answers";
import { imagesOf } from "./feedback-images";
import { noteSender } from "./people/sent-feedback";

/** A key that a sender makes up so that sending twice writes once. */
const KEY = /^[\x21-\x7E]{1,128}$/;

/** The key of the header, else that of the form. */
function keyOf({ context }: Circumstances, inForm: string | undefined): string | undefined {
  const key = context.req.header("idempotency-key") ?? inForm;
  if (key !== undefined && !KEY.test(key)) throw new PortalError("invalid", "请求头 Idempotency-Key 应为 1 至 128 位可见字符", { status: 400 });
  return key;
}

const unknown = (id: string) => new PortalError("feedback-unknown", `没有编号为 ${id} 的反馈，请核对回执`, { status: 404 });

export const add = answers(
  feedbackAdd,
  async ({ reasons, score, idempotencyKey, ...rest }, services, circumstances) => {
    const { database, now } = services;
    const key = keyOf(circumstances, idempotencyKey);
    const images = await imagesOf(circumstances.files);
    const receipt = await addFeedback(database, { ...rest, reasons: reasons.join(","), ...(score === undefined ? {} : { score }) }, key, now(), images);
    await noteSender(services, circumstances.context, receipt.id);
    return receipt;
  },
  { personal: true },
);

export const update = answers(
  feedbackUpdate,
  async ({ id, idempotencyKey, ...addition }, { database, now }, circumstances) => {
    const key = keyOf(circumstances, idempotencyKey);
    const images = await imagesOf(circumstances.files);
    if (images.length === 0 && Object.values(addition).every((value) => value === undefined))
      throw new PortalError("invalid", "请填写要补充的内容", { status: 400 });
    const done = await supplementFeedback(database, id, addition, key, now(), images);
    if (done === "unknown") throw unknown(id);
    if (done === "full") throw new PortalError("feedback-full", "这条反馈已经补充得够多了（图片最多 3 张），请另外提交一条", { status: 409 });
    return { id };
  },
  { personal: true },
);

export const get = answers(
  feedbackGet,
  async ({ id }, { database }) => {
    const receipt = await getFeedback(database, id);
    if (!receipt) throw unknown(id);
    return receipt;
  },
  { personal: true },
);
