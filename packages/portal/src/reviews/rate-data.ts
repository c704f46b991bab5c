import { currentRegion, PortalError, ratingAdd, ratingForm, type RatingForm } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf, setFault } from "../app/context";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import { summarise, type RegionSummary } from "../app/region-summary";
import { receiptOf } from "../progress/receipt";
import { type RateFields, validateRating, rateFieldsOf, reasonsOfLevel } from "./rate-fields";

export type RateData = {
  region: RegionSummary;
  /** Of the address; empty where it has none. */
  receipt: string;
  /** Levels with their reasons; null: out of order. */
  form: RatingForm | null;
};

/** What the page says to a form: the rating that was kept, or the form again with what is wrong. */
export type RateAnswer =
  | { rated: { receipt: string; date: string; level: string; reasons: string[]; bad: boolean } }
  | {
      fields: RateFields;
      /** By field. */
      errors: Record<string, string>;
      /** Why it was not kept; null where the fields say so. */
      notice: { title: string; text: string } | null;
    };

/** The form, the same for everybody: `?receipt=&region=`. @see RATING-02 */
export async function loadRate({ context, url: { searchParams: query } }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const [view, form] = await Promise.all([orNotFound(client.call(currentRegion, { regCode: initialRegion(query) })), optional(client.call(ratingForm, {}))]);
  return data<RateData>({ region: summarise(view), receipt: receiptOf(query), form }, form ? {} : { status: 503 });
}

/** Not cached: personal. */
const NOT_KEPT = { "Cache-Control": "private, no-store" };
/** What the contract answers with a sentence for the person: no such matter, not finished or rated already, too often. */
const SAID: Record<number, string> = { 404: "没有找到这件办件", 409: "现在不能评价", 429: "请稍后再试" };
const OUT_OF_ORDER = { title: "评价没有提交成功", text: "系统出了问题，不是您填错了。您填写的内容还在下面，请过几分钟再提交，或者拨打 12345 评价。" };
const UNAVAILABLE = 503;
const WRONG = 400;

/** Keeps a rating, once for each matter; or gives the form again, with what was typed. */
export async function answerRate({ context, request }: ActionFunctionArgs) {
  const { client } = portalOf({ context });
  const fields = await rateFieldsOf(request);
  const again = (status: number, errors: Record<string, string>, notice: { title: string; text: string } | null = null) => {
    setFault({ context }, errors);
    return data<RateAnswer>({ fields, errors, notice }, { status, headers: NOT_KEPT });
  };
  const form = await optional(client.call(ratingForm, {}));
  if (!form) return again(UNAVAILABLE, {}, OUT_OF_ORDER);
  const errors = validateRating(fields, form);
  if (Object.keys(errors).length > 0) return again(WRONG, errors);
  const { applicant, receipt, content } = fields;
  const chosen = form.levels.find(({ value }) => String(value) === fields.level);
  const reasons = reasonsOfLevel(fields, form);
  try {
    const kept = await client.call(ratingAdd, { applicant, receipt, level: Number(fields.level), reasons: reasons.join(","), content });
    const words = chosen?.reasons.filter(({ code }) => reasons.includes(code)).map(({ label }) => label) ?? [];
    return data<RateAnswer>(
      { rated: { receipt: kept.receipt, date: kept.date, level: chosen?.label ?? "", reasons: words, bad: chosen?.bad ?? false } },
      { headers: NOT_KEPT },
    );
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    const title = SAID[error.status];
    return title ? again(error.status, {}, { title, text: error.message }) : again(UNAVAILABLE, {}, OUT_OF_ORDER);
  }
}

/** An answer to a form has its own headers; the empty form is cached like any page. */
export const rateHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const TITLE = "评价政务服务";

export const rateMeta: MetaFunction<typeof loadRate> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const description = "给办完的事打分：五个等级，一件事评价一次，不用登录。不满意的说明原因，部门按期整改并公开结果。";
  return [
    ...siteMeta(matches, { title: TITLE, description, canonical: paths.v2.review(), noindex: loaderData.receipt !== "" }),
    ...columnMeta({ name: TITLE, description, keywords: ["好差评", "评价服务", "差评"], type: "互动交流" }),
  ];
};
