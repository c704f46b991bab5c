import { outsideTarget } from "@onehall/api";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { ownPath } from "../page/query";
import { siteMeta } from "../page/meta";
import { paths } from "../paths";

export type LeaveData = {
  /** Where the link leads; null: nowhere that we lead to. */
  target: { url: string; host: string; lookalike: boolean; open: boolean } | null;
  /** The page of ours that it stands on; null: not told. */
  back: string | null;
  /** This browser has just been told not to ask again. */
  remembered: boolean;
};

/** Whether a host name holds letters that only look like others: written in ASCII, such labels begin with xn--. */
const isLookalike = ({ hostname }: URL): boolean => hostname.split(".").some((label) => label.startsWith("xn--"));

const WRONG = 400;
/** True for this one link, and kept by nobody: whoever makes up addresses fills no memory with them. */
const NOT_KEPT = { "Cache-Control": "no-store" };

/** `?url=&back=&remembered=1`; the server has answered what needs no notice before. @see GOV-06 */
export function loadLeave({ url: { searchParams: query } }: LoaderFunctionArgs) {
  const url = outsideTarget(query.get("url"));
  const target = url ? { url: url.href, host: url.host, lookalike: isLookalike(url), open: url.protocol === "http:" } : null;
  const answer: LeaveData = { target, back: ownPath(query.get("back")), remembered: query.get("remembered") === "1" };
  return data(answer, { status: target ? 200 : WRONG, headers: NOT_KEPT });
}

export const leaveHeaders = () => NOT_KEPT;

export const leaveMeta: MetaFunction<typeof loadLeave> = ({ matches }) =>
  siteMeta(matches, { title: "您将离开本站", description: "链接指向另一个网站，请确认后继续。", canonical: paths.v2.leave(), noindex: true });
