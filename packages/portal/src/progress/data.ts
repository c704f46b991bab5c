import { currentRegion, PortalError, progressQuery, WRONG_CAPTCHA, type AffairProgress } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf, setFault } from "../app/context";
import type { Captcha } from "../captcha";
import { askCaptcha, SOUND } from "../captcha/ask";
import { EXTEND, extendCaptcha, NOT_SAVED, OVER, WANTED, WRONG } from "../captcha/extend";
import { orNotFound } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { lastSegment } from "../page/query";
import { paths } from "../paths";
import { receiptOf } from "./receipt";
import { summarise, type RegionSummary } from "../app/region-summary";
import { validate, fieldsOf, tokenOf } from "./fields";

/** `receipt`: of the address, by which the form is filled; empty: none. */
export type ProgressData = { region: RegionSummary; receipt: string };

/** The form again: with what was typed, what is wrong with it, and a captcha where one is wanted. */
export type ProgressForm = {
  values: { sqrmc: string; sblsh: string; captcha?: string };
  /** By field. */
  errors: Record<string, string>;
  /** Why nothing was asked, or `nothing`: no affair under this name and number. */
  notice: { title: string; text: string } | "nothing" | null;
  /** Null: none is wanted. */
  captcha: Captcha | null;
  /** The captcha was prolonged, and can be that many times more. */
  left?: number;
};

/** What the page says to a form: the affair, or the form again. */
export type ProgressAnswer = { affair: AffairProgress } | { form: ProgressForm };

/** The form, the same for everybody, `?region=&receipt=`: contains no captcha, because the page is cached. @see PAGE-14 */
export async function loadProgress({ context, url }: LoaderFunctionArgs): Promise<ProgressData> {
  const view = await orNotFound(portalOf({ context }).client.call(currentRegion, { regCode: initialRegion(url.searchParams) }));
  return { region: summarise(view), receipt: receiptOf(url.searchParams) };
}

/** Not cached: personal. */
const NOT_KEPT = { "Cache-Control": "private, no-store" };
const TOO_MANY = 429;

/**
 * Answers the form of both pages: the affair, or the form again. Only after some tries a captcha is wanted: the picture is known by the visitor's cookie,
 * which is handed on; a sound by the token in the form. @see docs/decisions/captcha.md
 */
export async function answerProgress({ context, request }: ActionFunctionArgs) {
  const { client } = portalOf({ context });
  const fields = await fieldsOf(request);
  const { sqrmc, sblsh, captcha, way } = fields;
  const again = async (changes: Partial<ProgressForm>, status = 200, show = captcha !== "" || fields.captcha_token !== "") => {
    setFault({ context }, changes.errors ?? {});
    const shown = changes.captcha ?? (show ? await askCaptcha(client, way === SOUND || fields.captcha_token !== "") : null);
    const form: ProgressForm = { values: { sqrmc, sblsh }, errors: {}, notice: null, ...changes, captcha: shown };
    return data<ProgressAnswer>({ form }, { status, headers: NOT_KEPT });
  };

  if (way === EXTEND) {
    const extended = await extendCaptcha(client, fields, tokenOf(fields, request));
    if (!extended) return again(extended === null ? {} : { errors: { captcha: OVER } }, 200, true);
    return again({ values: { sqrmc, sblsh, captcha: extended.typed }, captcha: extended.captcha, left: extended.left });
  }
  if (way !== "") return again(way === SOUND ? {} : { captcha: "picture" }, 200, true);
  const errors = validate(fields);
  if (Object.keys(errors).length > 0) return again({ errors }, 400);
  const token = tokenOf(fields, request);
  if (captcha !== "" && token === undefined) return again({ errors: { captcha: NOT_SAVED }, captcha: await askCaptcha(client, true) }, 400);
  try {
    const proof = captcha === "" ? ({ captcha_when: "needed" } as const) : { captcha, captcha_token: token };
    const [affair] = await client.call(progressQuery, { sqrmc, sblsh, ...proof });
    return affair ? data<ProgressAnswer>({ affair }, { headers: NOT_KEPT }) : await again({ notice: "nothing" });
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    if (error.code === WRONG_CAPTCHA) return captcha === "" ? again({ errors: { captcha: WANTED } }, 200, true) : again({ errors: { captcha: WRONG } }, 400);
    if (error.code === String(TOO_MANY)) return again({ notice: { title: "请稍后再试", text: error.message } }, TOO_MANY);
    return again({ notice: { title: "进度暂时查不到", text: "系统出了问题，不是您填错了。请过几分钟再查，或者拨打 12345 查询。" } }, 503);
  }
}

/** An answer to a form has its own headers; the empty form is cached like any page. */
export const progressHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const TITLE = "办件进度查询";
const description = "凭申请人姓名或名称和受理编号，查询您的申请办到哪一步、结果怎么样。不用登录。";

/** Of the form, or of the page of its answer: `progress-query-detail`. */
export const progressMeta: MetaFunction<typeof loadProgress> = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  if (lastSegment(location.pathname) === "progress-query-detail")
    return siteMeta(matches, { title: "办件进度", description, canonical: paths.v2.progressDetail(), noindex: true });
  return [
    ...siteMeta(matches, { title: TITLE, description, canonical: paths.v2.progress(), noindex: loaderData.receipt !== "" }),
    ...columnMeta({ name: TITLE, description, keywords: ["办件进度", "进度查询", "受理编号"], type: "办事服务" }),
  ];
};
