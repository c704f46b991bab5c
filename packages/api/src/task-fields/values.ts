import type { Block } from "../model/block.js";
import type { GuideRules, Term } from "../model/rules.js";

/** Who a task is for. */
export type Audience = "person" | "company";

/** A file to download; `url` is protocol-relative or a path. */
export type GuideFile = { name: string; url: string };

/** How far a task can be done online, from information to all of it. */
export type OnlineDepth = "Ⅰ" | "Ⅱ" | "Ⅲ" | "Ⅳ";

/** Another site where something is handed in; `url` is absolute, https. */
export type OnlineSystem = { name: string; url: string };

/** Types of values, as a guide holds them. */
export type Values = {
  text: string;
  optionalText: string | null;
  texts: string[];
  prose: Block[];
  number: number;
  /** 0, 1, 2 … */
  count: number;
  optionalCount: number | null;
  /** 2026-11-03. */
  day: string;
  flag: boolean;
  audiences: Audience[];
  depth: OnlineDepth | null;
  system: OnlineSystem | null;
  files: GuideFile[];
  rules: GuideRules;
  term: Term | null;
};
export type ValueType = keyof Values;

/** The same on the wire. `audiences`: "1" person, "2" legal entity. `FILEPATH`: protocol-relative address, or a path of this host. */
export type WireValues = Omit<Values, "flag" | "audiences" | "files"> & {
  flag: "0" | "1";
  audiences: ("1" | "2")[];
  files: { FILEPATH: string; ATTACHNAME: string }[];
};
