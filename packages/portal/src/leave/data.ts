import { outsideTarget } from "@onehall/api";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { localPath } from "../page/query";
import { siteMeta } from "../page/meta";
import { paths } from "../paths";

export type LeaveData = {
  /** Where the link leads; null: nowhere that we lead to. */
  target: { url: string; host: string; lookalike: boolean; open: boolean } | null;
  /** The page of this site that it stands on; null: not told. */
  back: string | null;
  /** This browser has just been told not to ask again. */
  remembered: boolean;
};

/** Whether a host name holds letters that only look like others: written in ASCII, such labels begin with xn--. */
const isHomograph = ({ hostname }: URL): boolean => hostname.split(".").some((label) => label.startsWith("xn--"));

const WRONG = 400;
/** Specific to one link and not cached: made-up addresses must not fill the cache. */
const NOT_KEPT = { "Cache-Control": "no-store" };

/** `?url=&back=&remembered=1`; the server has answered what needs no notice before. @see GOV-06 */
export function loadLeave({ url: { searchParams: query } }: LoaderFunctionArgs) {
  const url = outsideTarget(query.get("url"));
  const target = url ? { url: url.href, host: url.host, lookalike: isHomograph(url), open: url.protocol === "http:" } : null;
  const answer: LeaveData = { target, back: localPath(query.get("back")), remembered: query.get("remembered") === "1" };
  return data(answer, { status: target ? 200 : WRONG, headers: NOT_KEPT });
}

export const leaveHeaders = () => NOT_KEPT;

export const leaveMeta: MetaFunction<typeof loadLeave> = ({ matches }) =>
  siteMeta(matches, { title: "您将离开本站", description: "链接指向另一个网站，请确认后继续。", canonical: paths.v2.leave(), noindex: true });
