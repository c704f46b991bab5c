import {
  applicationCase,
  applicationCorrect,
  applicationLink,
  applicationRate,
  applicationUpload,
  applicationWithdraw,
  ratingForm,
  type AnswerOf,
  type ApplicationCase,
  type RatingForm,
} from "@onehall/api";
import { data, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf, setFault, visitorOf } from "../app/context";
import { notFound, optional, orNotFound } from "../page/calls";
import { formOf } from "../page/form-of";
import { siteMeta, withFault } from "../page/meta";
import { versionOf } from "../page/query";
import { applicationPaths } from "../paths";
import { redirectAfterForm, runFormAction, textOf, typedOf, type Typed } from "./personal";

/** What was done just now, by the word that the address carries. */
export const DONE = {
  submitted: "申请已经提交",
  corrected: "补正已经提交",
  uploaded: "图片已经上传",
  withdrawn: "申请已经撤回",
  rated: "谢谢您的评价",
} as const;
export type Done = keyof typeof DONE;
const isDone = (text: string | null): text is Done => text !== null && Object.hasOwn(DONE, text);

export type CaseData = { file: ApplicationCase; origin: string; done: Done | null; rating: RatingForm | null };
export type CaseAnswer = {
  notice: string;
  /** The field that the notice is about. */
  field?: "note" | "level" | undefined;
  /** What the form held that was not taken. */
  typed?: Typed;
};

const RECEIPT = /^[0-9A-Z]{16}$/;

export async function loadCase(args: LoaderFunctionArgs) {
  visitorOf(args);
  const { client, origin } = portalOf(args);
  const query = args.url.searchParams;
  const receipt = query.get("id") ?? "";
  if (!RECEIPT.test(receipt)) notFound();
  const file = await orNotFound(client.call(applicationCase, { receipt }));
  const done = query.get("done");
  const rating = file.may.rate ? await optional(client.call(ratingForm, {})) : null;
  return data<CaseData>({ file, origin, done: isDone(done) ? done : null, rating });
}

/** Correction, withdrawal and rating; then the page again, which says what was done. */
export async function answerCase(args: ActionFunctionArgs) {
  visitorOf(args);
  const { client } = portalOf(args);
  const applying = applicationPaths[versionOf(args.url)];
  const receipt = new URL(args.request.url).searchParams.get("id") ?? "";
  if (!RECEIPT.test(receipt)) notFound();
  const form = await formOf(args.request);
  const refused = (notice: string, field?: CaseAnswer["field"]) => {
    setFault(args, { notice });
    return data<CaseAnswer>({ notice, field, ...(form && { typed: typedOf(form, ["reasons"]) }) }, { status: 400 });
  };
  if (!form) return refused("文件太大，每张图片不能超过 5 MB。请换小一些的图片再上传。");
  const run = async (done: Done, work: () => Promise<unknown>) => {
    const wrong = await runFormAction(args.request, work);
    return wrong === undefined ? redirectAfterForm(`${applying.case(receipt, { done })}#done`) : refused(wrong);
  };
  switch (textOf(form, "do")) {
    case "upload": {
      const images = form.getAll("images").filter((file): file is File => typeof file !== "string" && file.size > 0);
      return run("uploaded", () => client.call(applicationUpload, { receipt, material: textOf(form, "material"), images }));
    }
    case "correct":
      if (textOf(form, "note") === "") return refused("请写补正说明", "note");
      return run("corrected", async () => {
        const { asked } = await client.call(applicationCase, { receipt });
        const typed = Object.fromEntries(asked.flatMap(({ id }) => (form.has(id) ? [[id, textOf(form, id)]] : [])));
        await client.call(applicationCorrect, { receipt, note: textOf(form, "note"), form: JSON.stringify(typed) });
      });
    case "withdraw":
      return run("withdrawn", () => client.call(applicationWithdraw, { receipt }));
    case "rate": {
      const level = textOf(form, "level");
      if (!/^[1-5]$/.test(level)) return refused("请选择您满意不满意", "level");
      const reasons = form.getAll("reasons").filter((value): value is string => typeof value === "string");
      return run("rated", () => client.call(applicationRate, { receipt, level: Number(level), reasons: reasons.join(","), content: textOf(form, "content") }));
    }
    default:
      return refused("没有这种操作，请重新选择");
  }
}

export const caseMeta: MetaFunction<typeof loadCase> = ({ loaderData, matches }) =>
  loaderData
    ? siteMeta(matches, {
        title: `${loaderData.done ? `${DONE[loaderData.done]} - ` : ""}我的申请：${loaderData.file.taskName}`,
        description: "登录后查看自己的申请办到哪一步。",
        canonical: applicationPaths.v2.case(loaderData.file.receipt),
        noindex: true,
      })
    : [];

export type ReceiptData = { checked: AnswerOf<typeof applicationLink> | null; down: boolean; /** The form was sent empty. */ missing?: string };

const LINK = /^[\w-]{1,120}\.[\w-]{22}$/;

/** What the link of a receipt shows. Public, not cached: whoever has the link may look, nobody else. */
export async function loadReceipt({ context, url }: LoaderFunctionArgs) {
  const link = (url.searchParams.get("link") ?? "").trim();
  const headers = { "Cache-Control": "private, no-store" };
  if (link === "") return data<ReceiptData>({ checked: null, down: false, ...(url.searchParams.has("link") && { missing: "请填写回执链接里的内容" }) });
  if (!LINK.test(link)) return data<ReceiptData>({ checked: { result: "unknown", case: null, until: null }, down: false }, { headers });
  const checked = await optional(portalOf({ context }).client.call(applicationLink, { link }));
  return data<ReceiptData>({ checked, down: checked === null }, { headers, ...(checked ? {} : { status: 503 }) });
}

export const receiptHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const receiptMeta: MetaFunction<typeof loadReceipt> = ({ loaderData, matches }) =>
  loaderData
    ? siteMeta(matches, {
        title: withFault(loaderData.missing, "凭回执链接查进度"),
        description: "打开回执上的链接，看申请办到哪一步。",
        canonical: applicationPaths.v2.receipt(),
        noindex: true,
      })
    : [];
