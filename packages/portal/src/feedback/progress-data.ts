import { feedbackGet, feedbackUpdate, MAX_LENGTH, PATTERN, PortalError, type AnswerOf } from "@onehall/api";
import { data, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf, setFault } from "../app/context";
import { columnMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import { plainReceipt } from "../progress/receipt";
import { idempotencyKeyOf, inNameOf } from "./send";

/** A receipt number of the address, to fill into the form; empty where it is none. */
export type FeedbackProgressData = { id: string };
export type FeedbackHistory = AnswerOf<typeof feedbackGet>;

type Fields = { id: string; tail: string; content: string };

/** What the page says to its form: the course of feedback, or the form again. */
export type FeedbackProgressAnswer =
  | { course: FeedbackHistory; tail: string; /** What was added, or is to be. */ content: string; added: boolean; error: string }
  | { values: Fields; errors: Record<string, string>; notice: { title: string; text: string } | null };

const NOT_KEPT = { "Cache-Control": "private, no-store" };

export function loadFeedbackProgress({ url }: LoaderFunctionArgs): FeedbackProgressData {
  const id = plainReceipt(url.searchParams.get("id") ?? "");
  return { id: PATTERN.feedbackReceipt.test(id) ? id : "" };
}

async function fieldsOf(request: Request): Promise<Fields> {
  const form = await request.formData().catch(() => new FormData());
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";
  };
  return { id: plainReceipt(textOf("id")).slice(0, 40), tail: textOf("tail").normalize("NFKC").slice(0, 20), content: textOf("content").slice(0, 20_000) };
}

function validate({ id, tail }: Fields): Record<string, string> {
  const faults: Record<string, string> = {};
  if (id === "") faults.id = "请填写反馈编号";
  else if (!PATTERN.feedbackReceipt.test(id)) faults.id = "反馈编号应为 24 位数字或字母（以前的是 16 位），请对照回执";
  if (tail !== "" && !PATTERN.phoneTail.test(tail)) faults.tail = "请填写联系电话的后四位数字";
  return faults;
}

const NOTHING = { title: "没有查到这条反馈", text: "请核对编号。提交时留了联系电话的，后四位也要填对。还是查不到，请拨打 12345。" };
const DOWN = { title: "进度暂时查不到", text: "系统出了问题，不是您填错了。请过几分钟再查，或者拨打 12345。" };

/** Answers the form with the course of feedback, and adds to it where something is written. What the feedback says is never given back. */
export async function answerFeedbackProgress({ context, request }: ActionFunctionArgs) {
  const { client } = portalOf({ context });
  const fields = await fieldsOf(request);
  const { id, tail, content } = fields;
  const give = (answer: FeedbackProgressAnswer, status = 200) => data<FeedbackProgressAnswer>(answer, { status, headers: NOT_KEPT });
  const errors = validate(fields);
  setFault({ context }, errors);
  if (Object.keys(errors).length > 0) return give({ values: fields, errors, notice: null }, 400);
  const headers = inNameOf(request);
  const ask = () => client.call(feedbackGet, { id, ...(tail === "" ? {} : { tail }) }, { headers });
  try {
    const course = await ask();
    if (content === "") return give({ course, tail, content: "", added: false, error: "" });
    if (content.length > MAX_LENGTH.feedback) return give({ course, tail, content, added: false, error: `内容不能超过 ${MAX_LENGTH.feedback} 个字` }, 400);
    try {
      const idempotencyKey = await idempotencyKeyOf(id, { kind: "", content, url: "", contact: "" });
      await client.call(feedbackUpdate, { id, content }, { headers, idempotencyKey });
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      const known = error.status >= 400 && error.status < 500;
      return give({ course, tail, content, added: false, error: known ? error.message : "没有发送成功，内容还在，请过几分钟再提交" }, known ? 400 : 503);
    }
    return give({ course: await ask(), tail, content: "", added: true, error: "" });
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    const { status, message } = error;
    if (status === 404) return give({ values: fields, errors: {}, notice: NOTHING });
    if (status === 429) return give({ values: fields, errors: {}, notice: { title: "请稍后再试", text: message } }, 429);
    return give({ values: fields, errors: {}, notice: DOWN }, 503);
  }
}

export const feedbackProgressHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const TITLE = "反馈处理进度";
const description = "凭反馈编号和联系电话后四位，查看您的咨询、建议、投诉、纠错处理到哪一步。不用登录。";

export const feedbackProgressMeta: MetaFunction<typeof loadFeedbackProgress> = ({ loaderData, matches }) =>
  loaderData
    ? [
        ...siteMeta(matches, { title: TITLE, description, canonical: paths.v2.feedbackProgress(), noindex: loaderData.id !== "" }),
        ...columnMeta({ name: TITLE, description, keywords: ["反馈进度", "反馈编号"], type: "互动交流" }),
      ]
    : [];
