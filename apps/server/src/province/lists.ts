import { EASY_LISTS, LIST_TYPES } from "@onehall/api";
import { MZB, PUBLIC_SERVICES } from "./families/open-government/counted";

/** The lists that follow from the tasks: by type, what is easy about them, public services, without papers. */
export const LISTS: readonly { key: string; name: string }[] = [
  ...LIST_TYPES.map(({ type, name }) => ({ key: String(type), name })),
  ...EASY_LISTS,
  { key: PUBLIC_SERVICES, name: "公共服务清单" },
  { key: MZB, name: "免证办" },
];
