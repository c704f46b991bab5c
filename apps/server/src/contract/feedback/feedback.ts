import { feedbackAdd, feedbackGet, feedbackUpdate, PATTERN, PortalError, WRONG_CAPTCHA } from "@onehall/api";
import {
  addFeedback,
  type Attachments,
  type FeedbackImage,
  feedbackByIdempotencyKey,
  feedbackGuard,
  getFeedback,
  supplementFeedback,
} from "../../data/feedback";
import { sql } from "../../data";
import { type Idempotency, idempotencyOf } from "../../data/idempotency";
import { defineHandler, type HandlerContext } from "../router/handler";
import { imagesOf } from "../images";
import { hasSender, isOwnFeedback, recordSender } from "../people/sent-feedback";
import { limitAttempts, needsCaptcha } from "../progress/attempts";
import { tokenOf } from "../progress/captcha";
import { redeemCaptcha } from "../progress/captcha-store";
import type { Services } from "../services";
import { feedbackReceipt, readReceipt, refuse, unknownFeedback } from "./receipt";
import { clientOf, proxiedVisitorAddress } from "../../common/visitor-address";

/** The key of the header, else that of the form. */
function keyOf({ context }: HandlerContext, inForm: string | undefined): string | undefined {
  const key = context.req.header("idempotency-key") ?? inForm;
  if (key !== undefined && !PATTERN.idempotencyKey.test(key))
    throw new PortalError("invalid", "请求头 Idempotency-Key 应为 1 至 128 位可见字符", { status: 400 });
  return key;
}

/** The key of a write together with whose it is and what it came with; undefined for a sender without a key. */
async function idempotency(
  { identity }: Services,
  circumstances: HandlerContext,
  write: { key: string | undefined; call: string; content: unknown; files: readonly FeedbackImage[] },
): Promise<Idempotency | undefined> {
  const { key, ...rest } = write;
  if (key === undefined) return undefined;
  const { context } = circumstances;
  const sender = (await identity.visitorOf(context))?.person ?? proxiedVisitorAddress(context);
  return idempotencyOf({ ...rest, key, sender });
}

/** @throws PortalError 25034 where so much came from this client without a captcha that one is wanted */
async function goWithoutCaptcha(services: Services, { context }: HandlerContext): Promise<void> {
  if (await needsCaptcha(services, context, "feedback"))
    throw new PortalError(WRONG_CAPTCHA, "提交的次数多了，请填写验证码再提交。您填写的其他内容不受影响。", { status: 400 });
}

/** Uses up the captcha that a page has asked for. @throws PortalError 25034 where the answer is wrong, late or used */
async function checkCaptcha({ database, now }: Services, { context }: HandlerContext, captcha: string, carried: string | undefined): Promise<void> {
  const token = tokenOf(context, carried);
  if (token === undefined || !(await redeemCaptcha(database, token, captcha, now())))
    throw new PortalError(WRONG_CAPTCHA, "验证码不正确或者已经失效，请换一个再试。您填写的其他内容不受影响。", { status: 400 });
}

/** What is under way, by key: of two that come at the same moment the second waits for the number of the first, and needs no captcha of its own. */
const underWay = new Map<string, Promise<unknown>>();

async function inTurn<T>(key: string | undefined, work: () => Promise<T>): Promise<T> {
  if (key === undefined) return work();
  const before = underWay.get(key);
  const turn = (before ?? Promise.resolve()).then(work, work);
  underWay.set(key, turn);
  try {
    return await turn;
  } finally {
    if (underWay.get(key) === turn) underWay.delete(key);
  }
}

const TASK = /(?<![0-9A-Z])[0-9A-Z]{31,36}(?![0-9A-Z])/;
const officeOfTask = sql<{ department: string; region: string }>`SELECT department.dept_id AS department, item.region FROM item
  JOIN department ON department.org = item.org WHERE item.code = ${"code"}`;

/** Which department answers: that of the task that a page is about. `undefined`: the page is about none. @see APPLY-18 */
async function officeOf({ database }: Services, url: string): Promise<{ department: string; region: string } | undefined> {
  const [code] = TASK.exec(url) ?? [];
  return code === undefined ? undefined : database.get(officeOfTask, { code });
}

/** Images with the budget of the address that sends them. */
const attachments = ({ uploads }: Services, { context }: HandlerContext, images: readonly FeedbackImage[]): Attachments => ({
  images,
  budget: { ...uploads, sender: clientOf(context) },
});

const readOnly = () => new PortalError("feedback-read-only", "这个编号只能用来查处理进度。这条反馈是登录以后提交的，要补充请先登录。", { status: 403 });

export const handleFeedbackAdd = defineHandler(
  feedbackAdd,
  async ({ reasons, score, idempotencyKey, captcha, captcha_token: carried, captcha_when: when, images, ...rest }, services, circumstances) => {
    const { database, now } = services;
    const files = await imagesOf(images);
    const content = { ...rest, reasons: reasons.join(","), ...(score === undefined ? {} : { score }) };
    const repeatable = await idempotency(services, circumstances, { key: keyOf(circumstances, idempotencyKey), call: feedbackAdd.path, content, files });
    return inTurn(repeatable?.contentHash, async () => {
      // To feedback of somebody who is logged in that person alone may add, whoever has the receipt.
      const receiptOf = async (number: string, sentByPerson: boolean) => ({ id: await feedbackReceipt(database, number, sentByPerson ? "read" : "add") });
      const earlier = repeatable && (await feedbackByIdempotencyKey(database, repeatable));
      if (earlier) return receiptOf(earlier.id, await hasSender(services, earlier.id));
      if (captcha !== undefined) await checkCaptcha(services, circumstances, captcha, carried);
      else if (when === "needed") await goWithoutCaptcha(services, circumstances);
      const office = await officeOf(services, rest.url);
      const { id } = await addFeedback(database, { ...content, office }, repeatable, now(), attachments(services, circumstances, files));
      return receiptOf(id, await recordSender(services, circumstances.context, id));
    });
  },
  { personal: true },
);

export const handleFeedbackUpdate = defineHandler(
  feedbackUpdate,
  async ({ id, idempotencyKey, images, ...addition }, services, circumstances) => {
    const { database, now } = services;
    const key = keyOf(circumstances, idempotencyKey);
    const files = await imagesOf(images);
    if (files.length === 0 && Object.values(addition).every((value) => value === undefined))
      throw new PortalError("invalid", "请填写要补充的内容", { status: 400 });
    const { context } = circumstances;
    const { number, right } = await readReceipt(services, context, id);
    if (!(await isOwnFeedback(services, context, number))) {
      if (right === "read") throw readOnly();
      const guard = await feedbackGuard(database, number);
      if (!guard || (right === undefined && guard.signed) || (await hasSender(services, number))) await refuse(services, context, id);
    }
    const repeatable = await idempotency(services, circumstances, { key, call: `feedback/update/${number}`, content: addition, files });
    const done = await supplementFeedback(database, number, addition, repeatable, now(), attachments(services, circumstances, files));
    if (done === "unknown") throw unknownFeedback(id);
    if (done === "full") throw new PortalError("feedback-full", "这条反馈已经补充得够多了（图片最多 3 张），请另外提交一条", { status: 409 });
    return { id };
  },
  { personal: true },
);

export const handleFeedbackGet = defineHandler(
  feedbackGet,
  async ({ id, tail }, services, { context }) => {
    const { database } = services;
    const { number, right } = await readReceipt(services, context, id);
    const [receipt, guard, own] = await Promise.all([getFeedback(database, number), feedbackGuard(database, number), isOwnFeedback(services, context, number)]);
    if (!receipt || !guard || (guard.signed && right === undefined && !own)) return refuse(services, context, id);
    const { phoneTail } = guard;
    // Nobody guesses at what is his own.
    if (phoneTail !== undefined && !own) {
      await limitAttempts(services, context, number);
      // A wrong tail finds as little as a wrong number.
      if (phoneTail !== tail) throw unknownFeedback(id);
    }
    // What was asked for comes back: a number must not become a receipt, nor a receipt for reading one for adding.
    return { ...receipt, id, ...(right === "read" && !own ? { readOnly: true } : {}) };
  },
  { personal: true },
);
