import { dayText, feesText, type Guide, promiseText, taskFields, visitsText } from "@onehall/api";
import { guidePath } from "../../contract/one-things/paths";
import type { Outline, OutlineBlock } from "../outline";
import { sectionsOf } from "./sections";

/** Where a document is made. */
export type Place = {
  /** `https://host` of the live page. */
  origin: string;
  /** Name of the site. */
  site: string;
  /** The day in the province, 2026-11-20, from which the deadline is counted. */
  today: string;
};

const inBrief = (guide: Guide, today: string): OutlineBlock => ({
  type: "facts",
  label: "要点",
  rows: [
    ["到现场", visitsText(guide)],
    ["承诺办结", promiseText(guide)],
    ["收费", feesText(guide)],
    ["办理形式", guide.channels.join("、")],
    ...(guide.elsewhere ? [["网上办理", `${guide.elsewhere.name}（另一个网站）：${guide.elsewhere.url}`] as const] : []),
    [
      "最迟办结",
      `${dayText(today)}${guide.term?.promised && guide.term.promised.from !== "受理" ? "起算" : "受理"}的，最迟 ${dayText(guide.deadline.date)}办结${guide.deadline.provisional ? "（那一年的放假安排还没有公布，暂按双休日推算）" : ""}`,
    ],
  ],
});

/** The guide in five easy sentences, where somebody wrote them. @see EASY-01 */
const inEasyWords = ({ easy }: Guide): OutlineBlock[] =>
  easy.length === 0
    ? []
    : [
        { type: "heading", level: 2, text: taskFields.easy.label },
        { type: "ol", items: easy.map(({ text }) => text) },
      ];

/** Where the guide is told in sign language: paper shows the address. @see EASY-03 */
const inSignLanguage = ({ signVideos }: Guide): OutlineBlock[] =>
  signVideos.map(({ url, captions, transcript }) => ({
    type: "facts",
    label: taskFields.signVideos.label,
    rows: [
      ["手语视频", url],
      ["字幕", captions],
      ["文字稿", transcript],
    ],
  }));

/** What the reader answered, and what follows from it beyond the lists of the guide. */
function ofPerson({ personal, rules }: Guide): OutlineBlock[] {
  if (!personal) return [];
  const { answers, stop, notes, excluded } = personal;
  const rows = rules.questions.flatMap(({ id, text, options }): [string, string][] => {
    const option = options.find((one) => one.id === answers[id]);
    return option ? [[text, option.text]] : [];
  });
  if (rows.length === 0 && !stop) return [];
  return [
    ...(rows.length > 0 ? [{ type: "facts", label: "您的回答", rows } as const] : []),
    ...(stop ? [{ type: "p", text: `您的情况不办这一项：${stop.text}${stop.instead ? `请办：${stop.instead.name}。` : ""}` } as const] : []),
    ...(notes.length > 0 ? [{ type: "ul", items: notes } as const] : []),
    ...(excluded.materials.length > 0 ? [{ type: "p", text: `按您的回答不用带：${excluded.materials.join("、")}。` } as const] : []),
  ];
}

/** A guide as a document: the same facts as its page and the answer of the contract, with version, day and the way to the live page. */
export function guideOutline(guide: Guide, { origin, site, today }: Place): Outline {
  const url = origin + guidePath(guide.kind.code, guide.code);
  const on = (said: string, day: string): string => `，${said} ${dayText(day).slice(0, -5)}`;
  const { updated, confirmed, checked } = guide;
  const version = `第 ${guide.version} 版${on("更新于", updated)}${confirmed <= updated ? "" : on("最近核实", confirmed)}${checked ? on("通过检查", checked) : ""}`;
  return {
    title: `${guide.name}（${guide.region.name}）办事指南`,
    about: `${guide.department.name} · ${guide.kind.label} · ${version}`,
    lead: guide.lead,
    site,
    foot: `${version}。以网页上的最新内容为准。`,
    live: { url, caption: "扫码看最新内容", alt: `二维码，打开这份办事指南的网页：${url}` },
    date: guide.updated,
    keywords: [guide.phrase, ...guide.aliases],
    blocks: [
      ...(guide.regionNote ? [{ type: "p", text: guide.regionNote } as const] : []),
      ...inEasyWords(guide),
      ...inSignLanguage(guide),
      ...ofPerson(guide),
      inBrief(guide, today),
      ...sectionsOf(guide),
    ],
  };
}
