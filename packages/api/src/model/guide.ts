import type { Block } from "./block.js";
import type { Combo } from "./combo.js";

/** Who a task is for. */
export type Audience = "person" | "company";

/** A file to download; `url` is protocol-relative or a path. */
export type GuideFile = { name: string; url: string };

/** Something to hand in. */
export type GuideMaterial = {
  name: string;
  /** 原件, 复印件, 原件和复印件, 电子文件. */
  type: string;
  copies: number;
  /** 必要, 非必要, 容缺后补. */
  need: string;
  source: string;
  note: string;
  /** The e-licence that stands in for it (免提交). */
  licence: string | null;
  /** Blank forms. */
  forms: GuideFile[];
  /** Filled-in examples. */
  samples: GuideFile[];
};

/**
 * A guide: how one task is done in one region. Empty texts and lists mean “none”, so that half a guide still renders.
 * @see GUIDE-09, GUIDE-17
 */
export type Guide = {
  /** 31-character implementation code. */
  code: string;
  name: string;
  phrase: string;
  aliases: string[];
  /** Matter type. */
  kind: { code: string; label: string };
  version: number;
  /** Day of the last change, 2026-11-03. */
  updated: string;
  /** What changed from version to version, the newest first; none where nobody noted it. */
  changes: { version: number; date: string; text: string }[];
  /** One or two sentences: what it is and who it is for. */
  lead: string;
  /** All sections are there. */
  complete: boolean;
  region: { code: string; name: string };
  /** `code` is the 9-character organisation number. */
  department: { code: string; name: string };
  /** 12-digit basic code. */
  basicCode: string;
  audience: Audience[];
  themes: { catalogCode: string; name: string }[];
  /** 即办件 or 承诺件. */
  handling: string;
  /** Decided by machine (秒批). */
  instant: boolean;
  /** Working days the law gives; null where it sets none. */
  statutoryDays: number | null;
  /** Working days the authority promises; 0: at once. */
  promisedDays: number;
  visits: number;
  visitReason: string | null;
  /** Depth of the online service; null: not online. */
  online: "Ⅰ" | "Ⅱ" | "Ⅲ" | "Ⅳ" | null;
  channels: string[];
  /** Where it can be done: 全国通办 … 本地办理. */
  scope: string;
  conditions: string[];
  refusals: Block[];
  rights: Block[];
  remedies: Block[];
  intermediary: Block[];
  special: Block[];
  materials: GuideMaterial[];
  steps: { name: string; who: string; text: string; limit: string | null }[];
  result: { name: string; type: string; delivery: string[] } | null;
  fees: { name: string; standard: string; basis: string; waiver: string | null }[];
  basis: { law: string; number: string; article: string; text: string }[];
  faqs: { question: string; answer: Block[] }[];
  windows: { name: string; address: string; phone: string; hours: string; note: string }[];
  consultPhone: string;
  complaintPhone: string;
  /** The last day if one applies today; provisional while the holidays of that year are not published. */
  deadline: { date: string; provisional: boolean };
  /** Members, questions and stages of a combined task; absent for a single one. */
  combo?: Combo;
};
