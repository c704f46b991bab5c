import type { Guide } from "@onehall/api";

type Section = {
  /** The anchor. */
  id: string;
  /** The standard heading, which programs that read guides look for. */
  label: string;
  /** Left out: always shown. */
  shows?: (guide: Guide) => boolean;
};

/** The standard sections of a guide and those of a combined task, in the order in which people need them. @see GUIDE-09 */
const sections = [
  { id: "members", label: "包含的事项", shows: ({ combo }) => combo !== undefined },
  { id: "acceptance", label: "受理标准" },
  { id: "materials", label: "申请材料" },
  { id: "saved", label: "少交的材料", shows: ({ combo }) => (combo?.saved.length ?? 0) > 0 },
  { id: "flow", label: "办理流程", shows: ({ steps }) => steps.length > 0 },
  { id: "windows", label: "窗口办理", shows: ({ windows }) => windows.length > 0 },
  { id: "fees", label: "收费项目信息" },
  { id: "basics", label: "基本信息" },
  { id: "basis", label: "设定依据", shows: ({ basis }) => basis.length > 0 },
  { id: "rights", label: "权利与义务", shows: ({ rights }) => rights.length > 0 },
  { id: "remedies", label: "法律救济", shows: ({ remedies }) => remedies.length > 0 },
  { id: "intermediary", label: "中介服务", shows: ({ intermediary }) => intermediary.length > 0 },
  { id: "notes", label: "其他信息", shows: ({ combo }) => (combo?.notes.length ?? 0) > 0 },
  { id: "faq", label: "常见问题", shows: ({ faqs }) => faqs.length > 0 },
  { id: "contacts", label: "咨询监督" },
] as const satisfies Section[];

export type SectionId = (typeof sections)[number]["id"];

/** The sections that a guide has something for. */
export const sectionsOf = (guide: Guide): { id: SectionId; label: string }[] => sections.filter((section: Section) => section.shows?.(guide) ?? true);
