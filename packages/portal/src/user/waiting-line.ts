import type { WaitingItem, WaitingKind } from "@onehall/api";
import { applicationPaths, appointmentPaths, paths, type Version } from "../paths";
import { placeOf } from "./pages";

/** What waits, as a line: what to do, what there is to know about it, where it is done. */
export type WaitingLine = { text: string; note: string; href: string };

/** 2026-12-02 09:30 → 12月2日. */
const monthDay = (at: string): string => `${Number(at.slice(5, 7))}月${Number(at.slice(8, 10))}日`;
/** 2027-01-02 → 2027年1月2日. */
const wholeDay = (at: string): string => `${at.slice(0, 4)}年${monthDay(at)}`;

type LineOf = (item: WaitingItem, version: Version) => WaitingLine;
/** The case's own page; a case of another office has none and stands in the list, where its owner rates it. */
const caseHref = ({ id, here }: WaitingItem, version: Version): string =>
  here ? applicationPaths[version].case(id) : `${paths[version].user("affairs")}#${placeOf("case", id)}`;

const LINES: Readonly<Record<WaitingKind, LineOf>> = {
  correction: (item, version) => ({ text: `去补正：${item.name}`, note: "还缺材料，等您补齐", href: caseHref(item, version) }),
  appointment: ({ name, state, at }, version) => ({ text: `${monthDay(at)} ${state} 去窗口办理`, note: name, href: appointmentPaths[version].mine() }),
  result: (item, version) => ({
    text: `看结果：${item.name}`,
    note: `结果是“${item.state}”，还可以评价这次服务`,
    href: caseHref(item, version),
  }),
  draft: ({ id, name, at, state }, version) =>
    state === ""
      ? { text: `接着填：${name}`, note: `草稿，${monthDay(at)}保存`, href: applicationPaths[version].step(id) }
      : { text: `请您确认：${name}`, note: "帮忙的人已经填好，等您核对、提交", href: applicationPaths[version].step(id, { step: "review" }) },
  licence: ({ id, name, state, at }, version) => ({
    text: `${name}${state}`,
    note: `有效期到${wholeDay(at)}`,
    href: `${paths[version].licences()}#${placeOf("licence", id)}`,
  }),
  guide: ({ id, name, changes }, version) => ({ text: `收藏的“${name}”有变化`, note: changes.join("；"), href: paths[version].guide(id) }),
  message: ({ id, name, at }, version) => ({
    text: name,
    note: `${monthDay(at)}收到`,
    href: `${paths[version].user("messages")}#${placeOf("message", id)}`,
  }),
  running: (item, version) => ({
    text: item.name,
    note: `办到“${item.state}”${item.at === "" ? "" : `，最晚${monthDay(item.at)}有答复`}`,
    href: caseHref(item, version),
  }),
};

/** The line of something that waits, in one face. @see PAGE-50 */
export const waitingLine: LineOf = (item, version) => LINES[item.kind](item, version);
