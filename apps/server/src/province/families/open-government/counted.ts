import { EASY_LISTS, LIST_TYPES } from "@onehall/api";

/** Key of the list of public services, beside the numbers of LIST_TYPES and the keys of EASY_LISTS. */
export const PUBLIC_SERVICES = "public";
/** Key of the list of tasks for which no certificate need be brought. */
export const MZB = "mzb";

/** Keys of every list that tasks are put on. */
export const LISTS: readonly string[] = [...LIST_TYPES.map(({ type }) => String(type)), ...EASY_LISTS.map(({ key }) => key), PUBLIC_SERVICES, MZB];

/** What a figure can count for a region: the tasks of a list (`list:8`), or one of the others. */
export const COUNTED: readonly string[] = [
  "items",
  "tasks",
  "departments",
  "duties",
  "licences",
  "intermediaries",
  "fees",
  "notices",
  "cities",
  "counties",
  "towns",
  "villages",
  ...LISTS.map((list) => `list:${list}`),
];
