import { province } from "@onehall/regions";
import * as v from "valibot";
import { defineShape } from "../define-shape.js";
import { GUANGZHOU } from "../example-values.js";
import { count, inRegion, regionCode, flag } from "../model/fields.js";
import { itemSummary } from "../model/item.js";
import { noticeSummary } from "./content.js";
import { recommendation } from "./person.js";

const link = v.object({ name: v.string(), url: v.string() });
/** A named address. */
export type Link = v.InferOutput<typeof link>;

/** Name by which a style knows the entry. */
const styled = { class: v.optional(v.string(), "") };
const styledLink = v.object({ ...link.entries, ...styled });

/** An entry of the main menu; `urlV3` is its address in the modern face. */
const menuItem = v.object({ key: v.string(), name: v.string(), url: v.string(), urlV3: v.string(), ...styled });
export type MenuItem = v.InferOutput<typeof menuItem>;

const sidebarItem = v.object({
  /** Empty in answers of other back ends. */
  key: v.optional(v.string(), ""),
  /** Name of a lucide icon. */
  icon: v.string(),
  text: v.string(),
  url: v.optional(v.string()),
  urlV3: v.optional(v.string()),
  /** Shown only in these regions; absent: everywhere. */
  regions: v.optional(v.array(v.string())),
  /** Address of the picture of a QR code. @see SHELL-28 */
  qr: v.optional(v.string()),
  /** Text of the entry that this one stands below. @see SHELL-28 */
  parent_name: v.optional(v.string()),
  children: v.optional(v.array(v.object({ ...link.entries, qr: v.optional(v.string()) }))),
});
/** An entry of the side toolbar. */
export type SidebarItem = v.InferOutput<typeof sidebarItem>;

/** Address of a picture of the site's mark; empty: the face draws its own. */
const logo = v.optional(v.string(), "");
const footer = {
  links: v.array(link),
  /** `url` is what the code holds, `text` stands beside it. */
  qr: v.array(v.object({ name: v.string(), url: v.string(), text: v.string() })),
  siteCode: v.optional(v.string(), ""),
  /** Addresses of the pages that say how to reach the site, and what it is. */
  contact: v.optional(v.string(), ""),
  intro: v.optional(v.string(), ""),
  phone: v.optional(v.string(), ""),
};

/**
 * The same for programs that show the modern face, each entry with its address there, and the addresses that leave the portal's own pages.
 * Other back ends need not answer it. @see CONTENT-11, LOGIN-14
 */
const modern = {
  newNav: v.optional(v.object({ logo, channel: v.array(styledLink) })),
  newMenu: v.optional(v.array(v.object({ key: v.string(), ...styledLink.entries }))),
  newFooter: v.optional(v.object(footer)),
  newSidebar: v.optional(v.array(sidebarItem)),
  external: v.optional(
    v.object({
      /** User centre. */
      yhzxLink: v.string(),
      /** Messages. */
      xxzxLink: v.string(),
      /** What needs no papers brought along. */
      freeLink: v.string(),
      trackerAppKey: v.string(),
    }),
  ),
};

/** What every page shares: site, menu, footer, side toolbar. @see CONTENT-10 */
const shared = v.object({
  site: v.object({
    name: v.string(),
    slogan: v.string(),
    sub: v.string(),
    /** Government site identification code (网站标识码). */
    siteCode: v.string(),
    icp: v.string(),
    police: v.string(),
    organiser: v.string(),
    undertaker: v.string(),
    support: v.string(),
    hotline: v.string(),
    /** Standing notice on every page; empty: none. */
    notice: v.string(),
  }),
  nav: v.object({ logo, menu: v.array(menuItem), channel: v.array(styledLink) }),
  footer: v.object(footer),
  sidebar: v.array(sidebarItem),
  /** Colours (`#rrggbb`) by name: `index-main-color`, `index-background-color`, … @see CONTENT-12 */
  theme: v.optional(v.record(v.string(), v.string())),
  ...modern,
});
export type SharedConfig = v.InferOutput<typeof shared>;
/** What of it a page of the portal shows. */
export type ShellConfig = Pick<SharedConfig, "site" | "sidebar"> & {
  nav: { menu: Omit<MenuItem, "class">[]; channel: Link[] };
  footer: Pick<SharedConfig["footer"], "links" | "qr">;
};

/** A theme with the number of its tasks. */
export const themeEntry = v.object({
  /** Code within its audience, 005 … 999. */
  code: v.string(),
  /** Catalogue code: 001001… or 001002… */
  catalogCode: v.string(),
  name: v.string(),
  /** Name of a lucide icon. */
  icon: v.string(),
  count,
});
export type ThemeEntry = v.InferOutput<typeof themeEntry>;

/** What the home page of a region shows. */
const home = v.object({
  banner: v.object({ slogan: v.string(), sub: v.string(), placeholder: v.string() }),
  hotWords: v.array(v.string()),
  services_person: v.array(themeEntry),
  services_company: v.array(themeEntry),
  hot_person: v.array(itemSummary),
  hot_company: v.array(itemSummary),
  /** What was applied for most in the last days, by count; only where it was asked for, and where there were enough applications to say it. */
  busy: v.optional(
    v.object({
      /** Of the region that was counted: the one asked for, or the nearest above it with enough applications. */
      regionName: v.string(),
      days: count,
      /** Applications in these days. */
      total: count,
      person: v.array(itemSummary),
      company: v.array(itemSummary),
    }),
  ),
  news: v.array(noticeSummary),
  faqs: v.array(v.object({ id: v.string(), question: v.string(), taskCode: v.optional(v.string()) })),
  counts: v.object({ cities: count, counties: count, towns: count, villages: count, items: count }),
  /** Tasks of the home page of elder mode, under everyday names, as far as the region has them. `icon`: name of a lucide icon. Not every back end says so. */
  elder: v.optional(v.array(v.object({ name: v.string(), icon: v.string(), taskCode: v.string() }))),
  /** Tasks offered to the region, each counted once. Not every back end says so. */
  tasks: v.optional(
    v.object({
      total: count,
      /** Of these, those that can be handed in online (Ⅲ and Ⅳ). */
      online: count,
      /** Mean of the promised times, in working days; 0 where nothing is offered. */
      averageDays: v.pipe(v.number(), v.minValue(0)),
    }),
  ),
});
export type Home = v.InferOutput<typeof home>;

export const sharedConfig = defineShape({
  family: "portal",
  summary: "站点、菜单、页脚和侧边栏",
  examples: [{}],
  request: v.object({ regCode: v.optional(regionCode, () => province().code) }),
  response: shared,
});

/** `busy`: 1 where the answer has to say what was applied for most. */
export const homeIndex = defineShape({
  family: "portal",
  summary: "地区首页",
  examples: [{ region: GUANGZHOU }],
  request: v.object({ ...inRegion, busy: v.optional(flag, "0") }),
  response: home,
});

const named = v.object({ name: v.string() });

export const searchService = defineShape({
  family: "portal",
  summary: "搜索框的提示、热词和推荐事项",
  examples: [{ region: GUANGZHOU }],
  request: v.object(inRegion),
  response: v.object({
    placeholder: v.string(),
    hotWords: v.array(named),
    /** Matters offered beside the search, by audience. */
    person: v.array(recommendation),
    legal_person: v.array(recommendation),
  }),
});

export const commonServices = defineShape({
  family: "portal",
  summary: "地市常用服务",
  examples: [{ region: GUANGZHOU }],
  request: v.object(inRegion),
  response: v.object({ id: v.string(), cityCode: v.string(), list: v.array(named) }),
});

export const indexNotice = defineShape({
  family: "portal",
  summary: "首页提示",
  examples: [{ region: GUANGZHOU }],
  request: v.object(inRegion),
  /** null: nothing to say. */
  response: v.object({ notice: v.nullable(v.object({ id: v.string(), text: v.string(), url: v.string() })) }),
});
