import { PortalError, WRONG_CAPTCHA } from "@onehall/api";
import { data, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf, setFault } from "../app/context";
import type { Captcha } from "../captcha";
import { askCaptcha, SOUND } from "../captcha/ask";
import { EXTEND, extendCaptcha, NOT_SAVED, OVER, WANTED, WRONG } from "../captcha/extend";
import { columnMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import { tokenOf } from "../progress/fields";
import { validate, portalPath, parseForm, type FeedbackFields } from "./fields";
import { isKind, KINDS, type FeedbackKind } from "./kinds";
import { keepImages, type KeptImage } from "./kept-images";
import { adjacentPart, partOf, partsOf, partWith, type FeedbackPart } from "./parts";
import { idempotencyKeyOf, sendFeedback } from "./send";

export type FeedbackData = {
  /** What the address asks for; empty: the reader chooses. */
  kind: FeedbackKind | "";
  /** The page it is about, a path of this site; empty: none is given. */
  url: string;
  /** In elder mode the question that is asked first; null: all at once. */
  part: FeedbackPart | null;
};

/** The form again: with what was typed, what is wrong with it, and a captcha where one is wanted. */
export type FeedbackForm = {
  values: FeedbackFields;
  /** By field. */
  errors: Record<string, string>;
  notice: { title: string; text: string } | null;
  /** Null: none is wanted. */
  captcha: Captcha | null;
  /** The captcha was prolonged, and can be that many times more. */
  left?: number;
  /** Pictures of the attempt before, which the form carries back. On the server alone. */
  kept: KeptImage[];
  /** Pictures had been chosen that are too large to be carried back, or no pictures of ours. */
  picturesLost: boolean;
  /** In elder mode the question that is asked next; null: all at once. */
  part: FeedbackPart | null;
};

/** What the page says to a form: the receipt number, or the form again. */
export type FeedbackAnswer = { receipt: string; kind: FeedbackKind } | { form: FeedbackForm };

/** The form, the same for everybody: `?kind=` chooses, `?url=` names a page of this site; anything else is ignored. */
export function loadFeedback({ context, url: { searchParams: query } }: LoaderFunctionArgs): FeedbackData {
  const asked = query.get("kind");
  const kind = isKind(asked) ? asked : "";
  const { origin, preferences } = portalOf({ context });
  return { kind, url: portalPath(query.get("url"), origin) ?? "", part: preferences.elder ? (kind === "" ? "kind" : "content") : null };
}

/** Not cached: personal. */
const NOT_KEPT = { "Cache-Control": "private, no-store" };
const TOO_LONG = 413;
const WRONG_TYPE = 415;
const TOO_MANY = 429;
const OWN_HOME = "/portal/index";

const EMPTY: FeedbackFields = { kind: "", content: "", url: "", contact: "", captcha: "", captcha_token: "", attempt: "", way: "", part: "" };
const DOWN = { title: "没有发送成功", text: "系统出了问题，不是您填错了。您写的内容还在下面，请过几分钟再提交，或者拨打 12345。" };

/**
 * Answers the form: a receipt number, or the form again with everything typed, and with a captcha after some letters without one. Trying once more after a failure carries the attempt along,
 * so that what was stored although no answer came is not stored twice. @see docs/decisions/captcha.md
 */
export async function answerFeedback({ context, request }: ActionFunctionArgs) {
  const { client, origin } = portalOf({ context });
  const sent = await parseForm(request);
  const { fields, images } = sent ?? { fields: EMPTY, images: [] };
  const part = partOf(fields);
  const again = async (changes: Partial<FeedbackForm>, status: number, show = fields.captcha !== "" || fields.captcha_token !== "") => {
    setFault({ context }, changes.errors ?? {});
    const captcha = changes.captcha ?? (show ? await askCaptcha(client, fields.way === SOUND || fields.captcha_token !== "") : null);
    const kept = changes.errors?.images === undefined ? await keepImages(images) : undefined;
    const picturesLost = kept === undefined && images.length > 0;
    const form: FeedbackForm = { values: { ...fields, captcha: "" }, errors: {}, notice: null, kept: [], picturesLost, part, ...changes, captcha };
    // Not enumerable, so that the router does not write them into the page a second time.
    Object.defineProperty(form, "kept", { value: kept ?? [], enumerable: false });
    return data<FeedbackAnswer>({ form }, { status, headers: NOT_KEPT });
  };

  if (!sent) return again({ notice: { title: "图片太大", text: "图片一共不能超过 6 MB。请回到上一页，换小一些的图片再提交，写好的内容还在。" } }, TOO_LONG);
  if (fields.way === EXTEND) {
    const extended = await extendCaptcha(client, fields, tokenOf(fields, request));
    if (!extended) return again(extended === null ? {} : { errors: { captcha: OVER } }, 200, true);
    return again({ values: { ...fields, captcha: extended.typed }, captcha: extended.captcha, left: extended.left }, 200);
  }
  if (part !== null && fields.way === "back") return again({ part: adjacentPart(part, fields, -1) }, 200, false);
  if (fields.way !== "") return again(fields.way === SOUND ? {} : { captcha: "picture" }, 200, true);
  const errors = validate(fields, origin);
  if (part !== null && part !== partsOf(fields).at(-1)) {
    const wrong = errors[part];
    return wrong === undefined ? again({ part: adjacentPart(part, fields, 1) }, 200, false) : again({ errors: { [part]: wrong } }, 400, false);
  }
  const missing = part === null ? undefined : partWith(errors);
  if (missing !== undefined && missing !== part) return again({ errors: { [missing]: errors[missing] ?? "" }, part: missing }, 400, false);
  if (Object.keys(errors).length > 0 || fields.kind === "") return again({ errors }, 400);
  const token = tokenOf(fields, request);

  const { kind, content, contact, captcha } = fields;
  if (captcha !== "" && token === undefined) return again({ errors: { captcha: NOT_SAVED }, captcha: await askCaptcha(client, true) }, 400);
  const proof = captcha === "" ? ({ captcha_when: "needed" } as const) : { captcha, captcha_token: token };
  const payload = { kind, content, url: portalPath(fields.url, origin) ?? OWN_HOME, contact, ...proof, images };
  // A button pressed twice sends the same captcha; without one, the same words of one sender on one day are one letter.
  const attempt = fields.attempt || (captcha === "" ? new Date().toISOString().slice(0, 10) : `${token} ${captcha}`);
  const key = await idempotencyKeyOf(attempt, payload, images);
  try {
    const receipt = await sendFeedback(client, request, payload, key);
    return data<FeedbackAnswer>({ receipt, kind }, { headers: NOT_KEPT });
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    const { code, status, message } = error;
    if (code === WRONG_CAPTCHA) return captcha === "" ? again({ errors: { captcha: WANTED } }, 200, true) : again({ errors: { captcha: WRONG } }, 400);
    if (status === TOO_LONG || status === WRONG_TYPE) return again({ errors: { images: message }, part: part && "images" }, status);
    if (status === TOO_MANY) return again({ notice: { title: "请稍后再试", text: message } }, TOO_MANY);
    if (status >= 400 && status < 500) return again({ notice: { title: "没有发送成功", text: message } }, 400);
    return again({ notice: DOWN, values: { ...fields, captcha: "", attempt } }, 503);
  }
}

/** An answer to a form has its own headers; the empty form is cached like any page. */
export const feedbackHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const GENERAL = { title: "意见反馈", lead: "咨询、建议、投诉、纠错，都可以写在这里。提交后会得到一个编号，凭编号查看处理进度。" };

/** Title and first line of the page of a kind. */
export const wordsOf = (kind: FeedbackKind | ""): { title: string; lead: string } => (kind === "" ? GENERAL : KINDS[kind]);

export const feedbackMeta: MetaFunction<typeof loadFeedback> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { kind, url } = loaderData;
  const { title, lead } = wordsOf(kind);
  return [
    ...siteMeta(matches, { title, description: lead, canonical: paths.v2.feedback(kind), noindex: url !== "" }),
    ...columnMeta({ name: title, description: lead, keywords: ["意见反馈", "咨询", "建议", "投诉", "纠错"], type: "互动交流" }),
  ];
};
