import type { User } from "@onehall/api";
import type { UserPage } from "../paths";

/** Pages about whoever is logged in, in the order of their menu; without a name the centre itself. */
export const USER_PAGES: readonly { page: "" | UserPage; name: string }[] = [
  { page: "", name: "总览" },
  { page: "affairs", name: "在办事项" },
  { page: "messages", name: "消息" },
  { page: "guides", name: "我的收藏" },
  { page: "feedback", name: "我的反馈" },
  { page: "abstracts", name: "信息摘要" },
  { page: "profile", name: "我的资料" },
  { page: "account", name: "账号管理" },
];

/** 企业中心 for who acts for a company, else 个人中心. @see SHELL-05 */
export const centreName = ({ account_type, corp }: User): string => (account_type === "corp" || corp !== null ? "企业中心" : "个人中心");

/** Id of an entry's heading in its list, for links that lead right to it. */
export const placeOf = (kind: "case" | "licence" | "message", id: string): string => `${kind}-${id}`;

/** The course of every case, as the user centre names it. */
export const COURSE: readonly string[] = ["申请", "受理", "审查", "决定", "送达"];

/** Whom tasks are recommended to, as the contract says it: 1 people, 2 companies. */
export const audienceOf = (user: User): "1" | "2" => (centreName(user) === "企业中心" ? "2" : "1");

/** Whom a page greets: the company, or the masked name of the person. */
export const displayName = ({ name, corp }: User): string => corp?.name ?? name;
