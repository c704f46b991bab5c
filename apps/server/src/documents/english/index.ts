import { PortalError } from "@onehall/api";
import { province } from "@onehall/regions";
import { answersIn } from "@onehall/rules";
import { pagePath } from "@onehall/routes/path";
import { html } from "hono/html";
import { guidePath } from "../../contract/one-things/paths";
import { childrenOf, type RegionPath, regionPath } from "../../contract/rows/regions";
import { taskCodes } from "../../contract/rows/tasks";
import type { Services } from "../../contract/services";
import { guideOf } from "../../contract/tasks/guides";
import type { EnglishContact, PackEnglish } from "../../province/english";
import { englishGuidePath, guideMain, guideOfCode } from "./guide-page";
import { at, chinese, type Document, document, type Frame, type Part, phone, POLICY, searchForm } from "./layout";
import { ENGLISH, type Language, type MessageKey, messagesOf } from "./messages";
import { placeName, regionName } from "./names";

/** A page, or where to go instead. */
export type EnglishPage = { status: 200 | 404; html: string } | { location: string };

export type EnglishPages = {
  /** @param url as the visitor sees it */
  draw: (url: URL, options: { elder: boolean }) => Promise<EnglishPage>;
  /** Content-Security-Policy of every page. */
  policy: string;
  /** Whether the item of a code has a guide. */
  hasGuide: (code: string) => boolean;
};

const CODE = /^[0-9A-Z]{31}$/u;
const SLUG = /^[a-z][a-z0-9-]{0,59}$/u;
/** Hits that a search shows, and characters of a question that are read. */
const MOST_HITS = 20;
const MOST_CHARACTERS = 100;
/** Guides in Chinese only that stand above those in English where the best answer is one of them. */
const FIRST_IN_CHINESE = 3;
/** Contacts of the home page: those of an emergency and the hotline. */
const FIRST_CONTACTS = 4;

/** Words of a question that say nothing of what is asked. */
const ASIDE = new Set([
  "the",
  "and",
  "for",
  "get",
  "can",
  "how",
  "are",
  "you",
  "your",
  "what",
  "where",
  "when",
  "which",
  "need",
  "want",
  "have",
  "does",
  "with",
  "from",
  "apply",
  "application",
  "about",
  "please",
]);

/** Ids of guides whose title has every word of a question, in their order. */
function titledLike({ guides, groups }: PackEnglish, question: string): string[] {
  const asked = question.toLowerCase();
  const words = (asked.match(/[a-z]{3,}/gu) ?? []).filter((word) => !ASIDE.has(word));
  // A class of visas, such as Z or Q1, stands in no title.
  if (words.length === 0 || /\b(?:[b-hj-z]|[a-z]\d)\b/u.test(asked.replaceAll(/['’]\w+/gu, ""))) return [];
  return groups.flatMap(({ tasks }) => tasks).filter((id) => words.every((word) => guides[id]?.title.toLowerCase().includes(word)));
}

type Content = Omit<Document, "region"> & { status?: 200 | 404; region?: string };

/**
 * The pages below /portal/en/: for those who read no Chinese, drawn without scripts from the data of the Chinese guides. Undefined where the pack has no English.
 * @param language in whose words the frame is, with the guides of the pack
 * @see ENGLISH-01; docs/decisions/english.md
 */
export function englishPages(services: Services, language: Language = ENGLISH): EnglishPages | undefined {
  const { database, portal, search, taskIds } = services;
  const { english } = portal;
  if (english.groups.length === 0) return undefined;
  const messages = messagesOf(language);
  const { say } = messages;
  const top = province();
  const provinceName = regionName(english, top);

  /** The guide of a task by its id, as an address names it. */
  const guideNamed = (id: string) => (Object.hasOwn(english.guides, id) ? english.guides[id] : undefined);

  const contacts = (some: readonly EnglishContact[]): Part =>
    html`<ul class="list">
      ${some.map(
        ({ number, name, hours, text }) =>
          html`<li>
            <p><b>${name}</b> <span class="number">${phone(number)}</span> <span class="muted">${hours}</span></p>
            <p>${text}</p>
          </li>`,
      )}
    </ul>`;

  const groups = (region: string): Part =>
    html`<div class="grid">
      ${english.groups.map(
        ({ title, tasks: ids }) =>
          html`<section class="card">
            <h3>${title}</h3>
            <ul class="list">
              ${ids.map((id) => html`<li><a href="${at(`guide/${id}`, region)}">${english.guides[id]?.title ?? id}</a></li>`)}
            </ul>
          </section>`,
      )}
    </div>`;

  const place = (line: RegionPath | undefined): Part | string =>
    line
      ? html`<p class="act">${say("place", { place: placeName(english, line) })} <a href="${at("regions", line.current.code)}">${say("changePlace")}</a></p>`
      : "";

  async function home(line: RegionPath | undefined): Promise<Content> {
    const region = line?.current.code ?? "";
    const cities = await childrenOf(database, top.code);
    return {
      title: say("homeTitle", { province: provinceName }),
      description: say("homeLead"),
      path: "/portal/en/",
      chinesePath: pagePath("v2/index"),
      main: html`<p class="lead">${say("homeLead")}</p>
        ${place(line)} ${searchForm(messages, region)}
        <h2>${say("homeGuides")}</h2>
        ${groups(region)}
        <h2>${say("homeNumbers")}</h2>
        <div class="card">${contacts(english.contacts.slice(0, FIRST_CONTACTS))}</div>
        <p class="act"><a href="${at("help", region)}">${say("homeNumbersMore")}</a></p>
        <h2>${say("homeCities")}</h2>
        <p>${say("homeCitiesLead")}</p>
        <ul class="many">
          ${cities.map((city) => html`<li><a href="${at("", city.code)}">${regionName(english, city)}</a></li>`)}
        </ul>`,
    };
  }

  async function regions(line: RegionPath | undefined, id: string): Promise<Content> {
    const here = line ?? (await regionPath(database, top.code));
    const { current, path } = here;
    const below = current.level === "town" ? [] : await childrenOf(database, current.code);
    const guide = guideNamed(id);
    const target = guide ? `guide/${id}` : "";
    const furtherDown = (code: string): string => `${at("regions", code)}${guide ? `&id=${id}` : ""}`;
    const above = path.at(-2);
    const isTop = current.code === top.code;
    return {
      title: isTop ? say("regionsTitle") : say("regionsOf", { place: placeName(english, here) }),
      description: say("regionsLead"),
      path: `/portal/en/regions${isTop ? "" : `?region=${current.code}`}`,
      chinesePath: `${pagePath("v2/regions")}?region=${current.code}`,
      noindex: guide !== undefined,
      main: html`<p>${say("regionsLead")}</p>
        ${guide ? html`<p>${say("regionsFor", { guide: guide.title })}</p>` : ""}
        ${isTop ? "" : html`<p class="many"><a href="${at(target, current.code)}">${say("regionsHere", { place: placeName(english, here) })}</a></p>`}
        ${!isTop && below.length > 0 ? html`<p>${say("regionsBelow")}</p>` : ""}
        <ul class="many">
          ${below.map(
            (region) =>
              html`<li>
                <a href="${region.level === "town" ? at(target, region.code) : furtherDown(region.code)}"
                  >${regionName(english, region)} ${chinese(region.name)}</a
                >
              </li>`,
          )}
        </ul>
        ${above ? html`<p class="act"><a href="${furtherDown(above.code)}">${say("regionsUp", { place: regionName(english, above) })}</a></p>` : ""}`,
    };
  }

  const help = (line: RegionPath | undefined): Content => ({
    title: say("helpTitle"),
    description: say("helpLead"),
    path: "/portal/en/help",
    chinesePath: pagePath("v2/contact-us"),
    main: html`<p class="lead">${say("helpLead")}</p>
      <p>${say("helpLanguage")}</p>
      <div class="card">${contacts(english.contacts)}</div>
      ${searchForm(messages, line?.current.code ?? "")}`,
  });

  async function results(line: RegionPath | undefined, asked: string): Promise<Content> {
    const keyword = [...asked.trim()].slice(0, MOST_CHARACTERS).join("");
    const from = line?.current.code ?? "";
    const common = { path: "/portal/en/search", chinesePath: pagePath("v2/search/:tab?", {}), noindex: true, description: say("searchHint") };
    if (keyword === "")
      return {
        ...common,
        title: say("searchTitle"),
        main: html`${searchForm(messages, from)}
          <h2>${say("searchAll")}</h2>
          ${groups(from)}`,
      };
    const found = await search.tasks(keyword, from || top.code);
    const region = found.region === top.code ? from : found.region;
    const there = await regionPath(database, region || top.code);
    const numbers = found.help.flatMap((topic) => portal.vocabulary.help.find(({ id }) => id === topic)?.contacts.map(({ number }) => number) ?? []);
    const urgent = english.contacts.filter(({ number }) => numbers.includes(number));
    const hits = found.tasks.slice(0, MOST_HITS).map(({ task }) => task);
    const codes = await taskCodes(
      database,
      there,
      hits.map(({ id }) => id),
    );
    const inEnglish = english.groups.flatMap(({ tasks: ids }) => ids);
    const slugOf = new Map(inEnglish.flatMap((id) => (taskIds.has(id) ? [[taskIds.get(id), id] as const] : [])));
    const replaced = new Map(Object.entries(english.instead).flatMap(([id, guide]) => (taskIds.has(id) ? [[taskIds.get(id), guide] as const] : [])));
    const guideFor = (id: number): string | undefined => slugOf.get(id) ?? replaced.get(id);
    const titled = titledLike(english, keyword);
    const ours = [...new Set([...titled, ...hits.flatMap(({ id }) => guideFor(id) ?? [])])];
    const others = hits.filter(({ id }) => !slugOf.has(id) && codes.has(id));
    const [best] = hits;
    // What answers best comes first, be it in Chinese only.
    const chineseFirst = titled.length === 0 && best !== undefined && guideFor(best.id) === undefined && others.includes(best);
    const nothing = ours.length + others.length === 0;
    const englishGuides =
      ours.length > 0
        ? html`<h2>${say("searchEnglish")}</h2>
            <ul class="list card">
              ${ours.map(
                (id) =>
                  html`<li>
                    <a href="${at(`guide/${id}`, region)}">${english.guides[id]?.title}</a>
                    <p>${english.guides[id]?.summary}</p>
                  </li>`,
              )}
            </ul>`
        : "";
    const chineseGuides = (heading: MessageKey, some: typeof others): Part | string =>
      some.length > 0
        ? html`<h2>${say(heading)}</h2>
            <p>${say("searchChineseLead")} ${phone("12345")}</p>
            <ul class="list card">
              ${some.map(({ id, name, kind }) => {
                const title = services.english.get(id);
                return html`<li><a href="${guidePath(kind, codes.get(id) ?? "")}" hreflang="zh-CN">${title ? html`${title} ` : ""}${chinese(name)}</a></li>`;
              })}
            </ul>`
        : "";
    const first = chineseFirst ? FIRST_IN_CHINESE : 0;
    return {
      ...common,
      region,
      title: say("searchFor", { words: keyword }),
      main: html`${searchForm(messages, from, keyword)}
      ${
        urgent.length > 0
          ? html`<section class="warn" aria-labelledby="urgent">
              <h2 id="urgent">${say("searchUrgent")}</h2>
              ${contacts(urgent)}
            </section>`
          : ""
      }
      ${region === "" || nothing ? "" : html`<p>${say("searchIn", { place: placeName(english, there) })}</p>`}
      ${chineseGuides("searchChinese", others.slice(0, first))} ${englishGuides}
      ${chineseGuides(chineseFirst ? "searchChineseMore" : "searchChinese", others.slice(first))}
      ${
        nothing
          ? html`<p>${say("searchNothing", { words: keyword })}</p>
              <p>${say("searchNothingLead")} ${phone("12345")}</p>
              <div class="card">${contacts(english.contacts.slice(0, FIRST_CONTACTS))}</div>`
          : ""
      }
      ${
        ours.length === 0
          ? html`<h2>${say("searchAll")}</h2>
              ${groups(from)}`
          : ""
      }`,
    };
  }

  const missing = (title: string, lead: string, line: RegionPath | undefined, more: Part | string = ""): Content => ({
    status: 404,
    title,
    description: lead,
    path: "/portal/en/",
    chinesePath: pagePath("v2/index"),
    noindex: true,
    main: html`<p class="lead">${lead}</p>
      ${more}
      <ul class="many">
        <li><a href="${at("", line?.current.code ?? "")}">${say("goHome")}</a></li>
        <li><a href="${at("regions", line?.current.code ?? "")}">${say("goCities")}</a></li>
      </ul>
      ${searchForm(messages, line?.current.code ?? "")}`,
  });

  async function guidePage(name: string, url: URL, line: RegionPath | undefined): Promise<Content | { location: string }> {
    if (SLUG.test(name)) {
      const [own, id] = [guideNamed(name), taskIds.get(name)];
      if (!own || id === undefined) return missing(say("unknownGuideTitle"), say("unknownGuideLead"), line);
      const there = line ?? (await regionPath(database, top.code));
      const code = (await taskCodes(database, there, [id])).get(id);
      if (code !== undefined) return { location: `${englishGuidePath(code)}${url.search.replace(/[?&]region=[^&]*/u, "").replace(/^&/u, "?")}` };
      const elsewhere = html`<p class="act"><a href="${at("regions", "")}?id=${name}">${say("goCities")}</a></p>`;
      return missing(say("notOfferedTitle"), say("notOfferedLead", { place: placeName(english, there) }), line, elsewhere);
    }
    if (!CODE.test(name)) return missing(say("unknownGuideTitle"), say("unknownGuideLead"), line);
    const own = guideOfCode(english, name);
    const found = await orMissing(guideOf(services, name, answersIn(url.searchParams)));
    if (!own || !found) {
      const way = found
        ? html`<p class="act">
            <a href="${guidePath(found.kind.code, found.code)}" hreflang="zh-CN">${say("unknownGuideChinese")}: ${chinese(found.name)}</a>
          </p>`
        : "";
      return missing(say("unknownGuideTitle"), say("unknownGuideLead"), line, way);
    }
    const here = await regionPath(database, found.region.code);
    const id = Object.keys(english.guides).find((one) => english.guides[one] === own) ?? "";
    const changePlace = `${at("regions", here.path.at(-2)?.code ?? here.current.code)}&id=${id}`;
    return {
      title: own.title,
      place: placeName(english, here),
      description: `${own.summary} ${placeName(english, here)}.`,
      path: englishGuidePath(found.code),
      chinesePath: guidePath(found.kind.code, found.code),
      region: here.current.code,
      noindex: Object.keys(found.personal?.answers ?? {}).length > 0,
      main: guideMain({ guide: found, own, english, line: here, messages }, changePlace),
    };
  }

  async function content(url: URL): Promise<Content | { location: string }> {
    const params = url.searchParams;
    const page = url.pathname.slice("/portal/en/".length);
    const named = params.get("region");
    const line = named === null ? undefined : await orMissing(regionPath(database, named));
    if (named !== null && named !== "" && !line) return missing(say("unknownRegionTitle"), say("unknownRegionLead"), undefined);
    if (page === "") return home(line);
    if (page === "regions") return regions(line, params.get("id") ?? "");
    if (page === "help") return help(line);
    if (page === "search") return results(line, params.get("keyword") ?? "");
    const [, name] = /^guide\/([^/]+)$/u.exec(page) ?? [];
    return name === undefined ? missing(say("unknownTitle"), say("unknownLead"), line) : guidePage(name, url, line);
  }

  return {
    policy: POLICY,
    hasGuide: (code) => guideOfCode(english, code) !== undefined,
    async draw(url, { elder }) {
      const made = await content(url);
      if ("location" in made) return made;
      const frame: Frame = { language, messages, origin: url.origin, elder, province: provinceName };
      const region = made.region ?? url.searchParams.get("region") ?? "";
      return { status: made.status ?? 200, html: String(await document({ ...made, region: made.status === 404 ? "" : region }, frame)) };
    },
  };
}

/** What does not exist is nothing; any other fault is one. */
async function orMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PortalError && error.status === 404) return undefined;
    throw error;
  }
}
