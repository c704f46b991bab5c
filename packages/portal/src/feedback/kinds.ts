import type { FeedbackKind as AnyKind } from "@onehall/api";

/** What the form offers; the contract's “page” is the question under every page. */
export type FeedbackKind = Exclude<AnyKind, "page">;

type Words = {
  /** As a choice. */
  name: string;
  /** Of the page. */
  title: string;
  lead: string;
};

export const KINDS: Readonly<Record<FeedbackKind, Words>> = {
  consult: { name: "咨询", title: "在线咨询", lead: "想问某件事怎么办、归谁管，把问题写下来。急事请直接拨打 12345。" },
  suggestion: { name: "建议", title: "服务建议", lead: "希望增加什么功能、改进什么服务，请告诉我们。" },
  complaint: { name: "投诉", title: "投诉", lead: "办事时受到了推诿、刁难，或者窗口的要求与指南不一致，请写清楚时间、地点和经过。" },
  error: { name: "纠错", title: "网站纠错", lead: "错别字、打不开的链接、过时的内容，请告诉我们在哪一页、哪里错了。" },
};

export const KIND_CODES = Object.keys(KINDS) as FeedbackKind[];

export const isKind = (text: string | null): text is FeedbackKind => text !== null && Object.hasOwn(KINDS, text);

/** The word for a kind that the contract names; other parts of the portal send kinds of their own. */
export const kindName = (kind: string): string => (isKind(kind) ? KINDS[kind].name : "页面评价");

type State = { name: string; text: string };

const STATES: Readonly<Record<string, State>> = {
  received: { name: "已收到", text: "您的反馈已经收到，等待工作人员查看。" },
  supplemented: { name: "已补充", text: "您补充的内容已经收到。" },
  processing: { name: "处理中", text: "工作人员正在处理。" },
  answered: { name: "已答复", text: "" },
};

/** What a state of a piece of feedback means for its sender. */
export const stateWords = (status: string): State => STATES[status] ?? { name: status, text: "" };
