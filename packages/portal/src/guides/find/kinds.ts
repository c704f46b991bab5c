import type { Paths } from "../../paths";

type Kind = {
  /** The page in words: its title. */
  name: string;
  lead: string;
  /** Address of the page of one task. */
  href: (paths: Paths, item: { taskCode: string; kind: string }) => string;
  /** Only combined tasks have such a page. */
  combined?: boolean;
};

/** Pages about one task, by the address that they have without one. @see PAGE-27 */
export const kinds = {
  guide: { name: "找办事指南", lead: "输入要办的事，找到它的办事指南", href: (paths, { taskCode: code, kind }) => paths.task({ kind, code }) },
  "guide-lead": { name: "我能不能办", lead: "选一个事项，看谁可以办、要符合什么条件", href: (paths, { taskCode }) => paths.guideLead(taskCode) },
  item: { name: "哪里可以办", lead: "选一个事项，看各个地区由谁办理", href: (paths, { taskCode }) => paths.offers(taskCode) },
  "simple-guide": { name: "简版指南", lead: "选一个事项，一页看懂怎么办", href: (paths, { taskCode }) => paths.simpleGuide(taskCode) },
  "guide-single": { name: "一步一步办", lead: "选一个事项，从看情形到领结果一步一步办", href: (paths, { taskCode }) => paths.single(taskCode) },
  "guide-single/h5": { name: "手机办事", lead: "选一个事项，在手机上一步一页地看", href: (paths, { taskCode }) => paths.single(taskCode, "h5") },
  "guide-single/h5/example": { name: "材料样表", lead: "选一个事项，看每份材料怎么准备", href: (paths, { taskCode }) => paths.single(taskCode, "h5/example") },
  "guide-single/h5/selections": {
    name: "选择情形",
    lead: "选一个事项，按您的情况列材料",
    href: (paths, { taskCode }) => paths.single(taskCode, "h5/selections"),
  },
  "guide-combo/processing": {
    name: "一件事办理进程",
    lead: "选一件事，看每个环节第几天办结",
    href: (paths, { taskCode }) => paths.processing(taskCode),
    combined: true,
  },
  "pdf/guide": {
    name: "办事指南纯文字版",
    lead: "选一个事项，看便于打印的指南和 PDF",
    href: (paths, { taskCode: code, kind }) => paths.reading({ kind, code }),
  },
  "pdf/guide-combo": {
    name: "一件事指南纯文字版",
    lead: "选一件事，看便于打印的指南和 PDF",
    href: (paths, { taskCode: code, kind }) => paths.reading({ kind, code }),
    combined: true,
  },
} satisfies Record<string, Kind>;

export type KindId = keyof typeof kinds;

export const kindOf = (id: KindId): Kind => kinds[id];

const isKind = (text: string): text is KindId => Object.hasOwn(kinds, text);

/** Which page a path asks for: `/portal/v2/item` → item; undefined for any other. */
export function kindAt(pathname: string): KindId | undefined {
  const rest = pathname.replace(/^(?:\/portal)?\/(?:v[23]\/)?/, "").replace(/\/$/, "");
  return isKind(rest) ? rest : undefined;
}
