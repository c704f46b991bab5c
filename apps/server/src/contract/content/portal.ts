import { homeIndex, sharedConfig, type ThemeEntry, TRACKER_APP_KEY } from "@onehall/api";
import { pagePath } from "@onehall/routes/path";
import { sql } from "../../data";
import { type Audience, catalogCode, type PackThemes } from "../../province/themes";
import { hotWords } from "../../search/query-log";
import { defineHandler } from "../router/handler";
import { taskSummary } from "../tasks/task-summary";
import { localDate } from "../../common/deadline";
import { busyTasks } from "./busy";
import { portalFaqs } from "../rows/faqs";
import { noticePage } from "../rows/notices";
import { regionPath } from "../rows/regions";
import { taskCodes, taskFigures, taskPage, themeCounts } from "../rows/tasks";

/** How many of each the home page shows. */
const HOME = { hot: 10, news: 6, faqs: 8 } as const;

const AUDIENCE_CODE: Record<Audience, number> = { person: 1, company: 2 };

type Counts = { cities: number; counties: number; towns: number; villages: number; items: number };

type RollUp = { scope: string; facet: string; value: string; n: number };

const rollUps = sql<RollUp>`
  SELECT scope, facet, value, n FROM stat WHERE scope IN (${"here"}, ${"whole"}) AND facet IN ('regions', 'below')`;

const LEVEL_OF: readonly (readonly [keyof Counts, string])[] = [
  ["cities", "city"],
  ["counties", "county"],
  ["towns", "town"],
  ["villages", "village"],
];

function countsOf(rows: readonly RollUp[], scope: string): Counts {
  const count = (facet: string, value: string): number => rows.find((row) => row.scope === scope && row.facet === facet && row.value === value)?.n ?? 0;
  const counts: Counts = { cities: 0, counties: 0, towns: 0, villages: 0, items: count("below", "") };
  for (const [name, level] of LEVEL_OF) counts[name] = count("regions", level);
  return counts;
}

/** Figures in a sentence of the pack: {towns} → 1,614. */
const filled = (sentence: string, figures: Record<string, number>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => figures[name]?.toLocaleString("en-US") ?? whole);

/** The themes under which a region has something, in the order of the pack. */
const themeEntries = (themes: PackThemes, audience: Audience, counts: ReadonlyMap<string, number>): ThemeEntry[] =>
  themes[audience].flatMap((theme) => {
    const catalog = catalogCode(audience, theme.code);
    const count = counts.get(catalog) ?? 0;
    return count === 0 ? [] : [{ code: theme.code, catalogCode: catalog, name: theme.name, icon: theme.icon, count }];
  });

/** Both faces draw the mark of the site themselves. */
const logo = "";
/** The address of a page in the modern face; what leads elsewhere stays. */
const inModern = (url: string): string => url.replace(/^\/portal\/v2\//, "/portal/v3/");

/** As style sheets name them: `main_color` of the pack is `index-main-color`. @see CONTENT-12 */
const themeData = (theme: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(theme).map(([key, color]) => [`index-${key.replaceAll("_", "-")}`, color]));

/** The entries stand once in the pack; programs of either face get them as they expect them. @see CONTENT-10, CONTENT-11, LOGIN-14 */
export const handleSharedConfig = defineHandler(sharedConfig, (_input, { portal: { site } }) => {
  const { siteCode, hotline: phone } = site.site;
  const channel = site.channel.map((link) => ({ ...link, class: "channel" }));
  const { links, qr } = site.footer;
  const footer = { links, qr, siteCode, phone, contact: pagePath("v2/contact-us"), intro: pagePath("v2/about-me") };
  return {
    site: { ...site.site },
    nav: { logo, menu: site.menu.map((entry) => ({ ...entry, class: entry.key })), channel },
    footer,
    sidebar: site.sidebar,
    theme: themeData(site.theme),
    newNav: { logo, channel },
    newMenu: site.menu.map(({ key, name, urlV3 }) => ({ key, name, url: urlV3, class: key })),
    newFooter: {
      ...footer,
      links: links.map(({ name, url }) => ({ name, url: inModern(url) })),
      contact: inModern(footer.contact),
      intro: inModern(footer.intro),
    },
    newSidebar: site.sidebar.map(({ urlV3, ...entry }) => (urlV3 === undefined ? entry : { ...entry, url: urlV3 })),
    external: {
      yhzxLink: pagePath("v2/user"),
      xxzxLink: pagePath("v2/user/messages"),
      freeLink: pagePath("v2/public/mzb/index"),
      trackerAppKey: TRACKER_APP_KEY,
    },
  };
});

export const handleHomeIndex = defineHandler(homeIndex, async ({ region, busy: wanted }, { database, portal, taskIds, now }) => {
  const line = await regionPath(database, region);
  const hot = (audience: Audience) => taskPage(database, line, { audience: AUDIENCE_CODE[audience] }, HOME.hot, 0);
  const whole = line.path[0]?.code ?? line.current.code;
  // @see ELDER-07
  const elderTasks = portal.site.elder ?? [];
  const [person, company, themes, news, faqs, numbers, words, tasks, busy] = await Promise.all([
    hot("person"),
    hot("company"),
    themeCounts(database, line),
    noticePage(database, line, HOME.news, 0),
    portalFaqs(database, portal.homeFaqs, HOME.faqs),
    database.all(rollUps, { here: line.current.code, whole }),
    hotWords(database, localDate(now()), portal.site.hotWords),
    taskFigures(database, line),
    wanted ? busyTasks(database, line, now()) : undefined,
  ]);
  const codes = await taskCodes(database, line, [...faqs.flatMap((faq) => faq.taskId ?? []), ...elderTasks.flatMap(({ task }) => taskIds.get(task) ?? [])]);
  const codeOf = (slug: string): string | undefined => codes.get(taskIds.get(slug) ?? 0);
  const { banner } = portal.site;
  return {
    banner: { ...banner, sub: filled(banner.sub, countsOf(numbers, whole)) },
    hotWords: words,
    elder: elderTasks.flatMap(({ name, icon, task }) => {
      const taskCode = codeOf(task);
      return taskCode === undefined ? [] : [{ name, icon, taskCode }];
    }),
    services_person: themeEntries(portal.themes, "person", themes),
    services_company: themeEntries(portal.themes, "company", themes),
    hot_person: person.rows.map(taskSummary),
    hot_company: company.rows.map(taskSummary),
    ...(busy ? { busy } : {}),
    news: news.rows,
    faqs: faqs.map((faq) => {
      const taskCode = faq.taskId === null ? undefined : codes.get(faq.taskId);
      return { id: String(faq.id), question: faq.question, ...(taskCode === undefined ? {} : { taskCode }) };
    }),
    counts: countsOf(numbers, line.current.code),
    tasks,
  };
});
