import { licenceCheck, licencePresent, licences, PortalError, type AnswerOf, type Licence, type User } from "@onehall/api";
import { data, redirectDocument, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf, visitorOf } from "../app/context";
import { optional } from "../page/calls";
import { columnMeta, siteMeta, withFault } from "../page/meta";
import { pageOf } from "../page/query";
import { paths, withQuery } from "../paths";

export type LicencesData = { user: User; origin: string; list: { total: number; page: number; pageSize: number; list: Licence[] } | null };

/** One licence opened by its holder. */
export type OpenedLicence = { id: string; number: string; code: string; /** ISO 8601, UTC. */ until: string };
export type LicencesAnswer = { opened: OpenedLicence } | { refused: string };

/** The electronic licences of whoever is logged in. @see PAGE-09 */
export async function loadLicences(args: LoaderFunctionArgs) {
  const user = visitorOf(args);
  const { client, origin } = portalOf(args);
  const list = await optional(client.call(licences, { page: pageOf(args.url.searchParams) }));
  return data<LicencesData>({ user, origin, list }, list ? {} : { status: 503 });
}

const LICENCE = /^[\w-]{1,64}$/;

/** Opens the licence that a form names: its number whole, and a code to show. */
export async function answerLicences(args: ActionFunctionArgs) {
  visitorOf(args);
  const form = await args.request.formData().catch(() => new FormData());
  const id = form.get("id");
  if (typeof id !== "string" || !LICENCE.test(id)) return data<LicencesAnswer>({ refused: "没有这个证照，请从下面的列表里选择。" }, { status: 400 });
  try {
    return data<LicencesAnswer>({ opened: { id, ...(await portalOf(args).client.call(licencePresent, { id })) } });
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    const { pathname, search } = new URL(args.request.url);
    if (error.status === 401) throw redirectDocument(withQuery("/portal/login", { back: pathname + search }));
    const known = error.status >= 400 && error.status < 500;
    return data<LicencesAnswer>({ refused: known ? error.message : "证照暂时打不开，请过几分钟再试，或者出示实体证照。" }, { status: known ? 404 : 503 });
  }
}

const TITLE = "电子证照";
const description = "登录后查看自己的电子证照，出示几分钟内有效的二维码。";

export const licencesMeta: MetaFunction<typeof loadLicences> = ({ loaderData, matches }) =>
  loaderData ? siteMeta(matches, { title: TITLE, description, canonical: paths.v2.licences(), noindex: true }) : [];

type Checked = AnswerOf<typeof licenceCheck>;
export type LicenceCheckData = {
  code: string;
  /** Null: nothing was asked, or it is unavailable. */ checked: Checked | null;
  down: boolean;
  /** The form was sent empty. */ missing?: string;
};

const CODE = /^[\w-]{1,120}\.[\w-]{22}$/;
/** A code may come as the whole address that a scanner has read. */
const codeIn = (text: string): string => (/[?&]code=([\w.-]+)/.exec(text)?.[1] ?? text).trim();

/** What a scanned code shows. Public, not cached: it expires within minutes. */
export async function loadLicenceCheck({ context, url }: LoaderFunctionArgs) {
  const code = codeIn(url.searchParams.get("code") ?? "");
  const headers = { "Cache-Control": "private, no-store" };
  if (code === "") return data<LicenceCheckData>({ code, checked: null, down: false, ...(url.searchParams.has("code") && { missing: "请填写查验码" }) });
  if (!CODE.test(code)) return data<LicenceCheckData>({ code: "", checked: { result: "unknown", licence: null, until: null }, down: false }, { headers });
  const checked = await optional(portalOf({ context }).client.call(licenceCheck, { code }));
  return data<LicenceCheckData>({ code, checked, down: checked === null }, { headers, ...(checked ? {} : { status: 503 }) });
}

export const licenceCheckHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const CHECK_TITLE = "查验电子证照";
const checkDescription = "扫描或填写对方出示的查验码，核对电子证照是不是真的、还有没有效。只显示遮盖后的信息。";

export const licenceCheckMeta: MetaFunction<typeof loadLicenceCheck> = ({ loaderData, matches }) =>
  loaderData
    ? [
        ...siteMeta(matches, {
          title: withFault(loaderData.missing, CHECK_TITLE),
          description: checkDescription,
          canonical: paths.v2.licenceCheck(),
          noindex: loaderData.checked !== null || loaderData.down,
        }),
        ...columnMeta({ name: CHECK_TITLE, description: checkDescription, keywords: ["电子证照", "查验"], type: "办事服务" }),
      ]
    : [];
