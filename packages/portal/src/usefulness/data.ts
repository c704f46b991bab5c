import { feedbackAdd, PortalError, TRACKER_APP_KEY, trackEvents, type Client } from "@onehall/api";
import { data, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { optional } from "../page/calls";
import { siteMeta } from "../page/meta";
import { paths } from "../paths";
import { ratedPage, fieldsOf, MAX_CONTENT_LENGTH, type UsefulnessFields } from "./fields";
import { scoreOf } from "./reasons";

/** The page that is asked about. */
export type UsefulnessData = { url: string };

/** What the page says to an answer: thanks, or the form again with what is wrong. */
export type UsefulnessAnswer = { kept: { url: string; useful: boolean } } | { fields: UsefulnessFields; notice: string };

/** The form, the same for everybody: `?url=` names a page of this site. */
export const loadUsefulness = ({ url: { searchParams } }: LoaderFunctionArgs): UsefulnessData => ({ url: ratedPage(searchParams.get("url")) });

const NOT_KEPT = { "Cache-Control": "private, no-store" };
const DOWN = "没有提交成功。系统出了问题，不是您填错了；您填写的内容还在下面，请过几分钟再提交。";
const WRONG = 400;
const UNAVAILABLE = 503;

/** Adds to the sums that the operator sees; who asks not to be tracked is not counted. @see TRACK-10 */
async function count(client: Client, { headers }: Request, useful: boolean, url: string): Promise<void> {
  if (headers.get("DNT") === "1" || headers.get("Sec-GPC") === "1") return;
  const event = { category: "本页是否有用", action: useful ? "有用" : "没用", label: url };
  await optional(client.call(trackEvents, { key: TRACKER_APP_KEY, events: [event] }));
}

/** Keeps an answer as feedback on the page, without anything about the person; or gives the form again with what was typed. */
export async function answerUsefulness({ context, request }: ActionFunctionArgs) {
  const { client } = portalOf({ context });
  const fields = await fieldsOf(request);
  const { useful, reasons, content, url } = fields;
  const again = (status: number, notice: string) => data<UsefulnessAnswer>({ fields, notice }, { status, headers: NOT_KEPT });
  if (useful === null) return again(WRONG, "请选择“有用”或者“没用”。");
  if (content.length > MAX_CONTENT_LENGTH) return again(WRONG, `最多写 ${MAX_CONTENT_LENGTH} 个字，现在有 ${content.length} 个。`);
  try {
    await client.call(feedbackAdd, { kind: "page", score: scoreOf(useful, reasons), reasons: reasons.join(","), content, url });
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    // What the contract refuses, also during maintenance, it refuses with a sentence for people; what a failure says is none.
    return error.status === UNAVAILABLE || (error.status >= 400 && error.status < 500) ? again(error.status, error.message) : again(UNAVAILABLE, DOWN);
  }
  await count(client, request, useful, url);
  return data<UsefulnessAnswer>({ kept: { url, useful } }, { headers: NOT_KEPT });
}

/** An answer to the form has its own headers. */
export const usefulnessHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const TITLE = "本页对您有用吗？";

export const usefulnessMeta: MetaFunction<typeof loadUsefulness> = ({ matches }) =>
  siteMeta(matches, { title: TITLE, description: "告诉我们页面有没有帮到您，哪里要改。", canonical: paths.v2.usefulness(), noindex: true });
