import type { Lexicon } from "./lexicon";
import { withoutSpaces } from "./normalise";

/** A region by name, for finding it in a question. Villages are looked up only once their town, county or city is known: see {@link villageAt}. */
export type PlaceRegion = { code: string; parent: string | null; name: string; level: string };

/** A place in a question: its region, and the question without it. */
export type FoundPlace = {
  region: string;
  rest: string;
  /** What follows the last part of the place, where the name of a village may stand; empty where nothing follows. */
  after: string;
};

export type Places = {
  /** The place that a normalised question names, seen from the region one stands in. `undefined` if there is none, or several and no way to choose. */
  find(text: string, from: string): FoundPlace | undefined;
};

/** What tells names of places from words: `has`, words of the catalogue; `isOrdinary`, words of the dictionary that are no names. */
export type KnownWords = Pick<Lexicon, "has"> & { isOrdinary?: (word: string) => boolean };

const LEAST_NAME = 3;
const LEAST_SHORT = 2;
const COUNTY_SUFFIX = /(?:\p{Script=Han}族)*(?:自治)?[省市区县]$/u;
const TOWN_SUFFIX = /(?:\p{Script=Han}族)*(?:街道|镇|乡)$/u;
/** What people add to a short name, whether the region is called so or not (电白县, now 电白区). */
const ADDED_SUFFIX = /^(?:街道办事处|街道办|街道|新区|(?:经济|高新|火炬|技术)*开发区|[镇乡区县市](?!场))/u;
/** What may stand before the short name of a county or town: the beginning, or a word that leads to a place. */
const LEADING = /(?:^|[在到去回从于喺 ])$/u;

/** Names are looked up by so many of their first characters; none is shorter. */
const BEGINNING = 2;
const beginning = (text: string): string => text.slice(0, BEGINNING);

type Name = { text: string; short: boolean; regions: PlaceRegion[] };

/** First digits that a region and everything in it have in common. */
const prefixOf = (code: string): string => (code.length === 12 ? (code.endsWith("000") ? code.slice(0, 9) : code) : code.replace(/(?:00)+$/, ""));

export const isWithin = (code: string, above: string): boolean => code.startsWith(prefixOf(above));

/**
 * Names of provinces to towns, ready to be looked for. Full names count wherever they stand. Short names (天河, 长安) count right after the region they are
 * in; alone, those of cities count anywhere, those of counties and towns only where a place is to be expected, and only if they are no word of the catalogue
 * (新兴, 光明) and, for towns, none of the dictionary (公平).
 * @see SEARCH-22
 */
export function createPlaces(regions: readonly PlaceRegion[], words: KnownWords): Places {
  const names = new Map<string, Name>();
  const add = (text: string, short: boolean, region: PlaceRegion): void => {
    const known = names.get(text);
    if (!known) names.set(text, { text, short, regions: [region] });
    else {
      known.regions.push(region);
      known.short &&= short;
    }
  };
  for (const region of regions) {
    const full = withoutSpaces(region.name);
    // 开发区 is a name and a word: like a short name it needs its place in a chain.
    if ([...full].length >= LEAST_NAME) add(full, full === "开发区", region);
    const short = full.replace(region.level === "town" ? TOWN_SUFFIX : COUNTY_SUFFIX, "");
    if (short !== full && [...short].length >= LEAST_SHORT) add(short, true, region);
  }
  const byBeginning = new Map<string, Name[]>();
  for (const name of names.values()) byBeginning.set(beginning(name.text), [...(byBeginning.get(beginning(name.text)) ?? []), name]);
  for (const list of byBeginning.values()) list.sort((one, other) => other.text.length - one.text.length);

  function pick(candidates: readonly PlaceRegion[], from: string): PlaceRegion | undefined {
    if (candidates.length === 1) return candidates[0];
    const close = candidates.filter((region) => isWithin(region.code, from));
    if (close.length === 1) return close[0];
    // The same name on several levels (中山市 has no county of the name, 高州市 has a town): the highest one is meant.
    const levels = candidates.filter((region) => region.level !== "town");
    return levels.length === 1 ? levels[0] : undefined;
  }

  const startingAt = (text: string, at: number): Name[] =>
    (byBeginning.get(text.slice(at, at + BEGINNING)) ?? []).filter((name) => text.startsWith(name.text, at));

  /** Whether a name of something inside a region stands right here: a chain of names is no chance. */
  const goesOn = (text: string, at: number, inside: string): boolean =>
    startingAt(text, at).some(({ regions: all }) => all.filter(({ code }) => code !== inside && isWithin(code, inside)).length === 1);

  /** The region that a name stands for where nothing was found before it. */
  function alone(name: Name, text: string, at: number, from: string): PlaceRegion | undefined {
    if (!name.short) return pick(name.regions, from);
    const wide = name.regions.filter(({ level }) => level === "city" || level === "province");
    if (wide.length > 0) return pick(name.regions, from);
    const after = at + name.text.length;
    const counties = name.regions.filter(({ level }) => level === "county");
    const county = counties.length > 0 ? pick(counties, from) : undefined;
    if (county && goesOn(text, after, county.code)) return county;
    if (words.has(name.text) || !LEADING.test(text.slice(0, at))) return undefined;
    if (county) return county;
    const towns = name.regions.filter(({ level }) => level === "town");
    const city = from.slice(0, 4);
    const near = towns.filter(({ code }) => code.startsWith(city) && !city.endsWith("00"));
    return words.isOrdinary?.(name.text) === false ? pick(near.length === 1 ? near : towns, from) : undefined;
  }

  return {
    find(text, from) {
      let found: PlaceRegion | undefined;
      let [rest, end, at] = ["", -1, 0];
      while (at < text.length) {
        let step = 0;
        for (const name of startingAt(text, at)) {
          const adjacent = end === at && found !== undefined;
          const inside = found ? name.regions.filter(({ code }) => code !== found?.code && isWithin(code, found?.code ?? "")) : [];
          const only = inside.length === 1 && (!name.short || adjacent || words.isOrdinary?.(name.text) === false) ? inside[0] : undefined;
          const region = only ?? alone(name, text, at, from);
          if (!region) continue;
          const added = name.short ? (ADDED_SUFFIX.exec(text.slice(at + name.text.length))?.[0].length ?? 0) : 0;
          step = name.text.length + added;
          // 广州市天河区: the smaller one counts. Of two places the first one does.
          if (!found || isWithin(region.code, found.code)) found = region;
          break;
        }
        if (step > 0) {
          rest += " ";
          at += step;
          end = at;
        } else {
          rest += text.charAt(at);
          // A space between two names of a chain (东莞 长安) does not break it.
          if (text.charAt(at) === " " && end === at) end += 1;
          at += 1;
        }
      }
      if (found === undefined) return undefined;
      const plain = rest.replaceAll(/ +/g, " ").trim();
      // A visitor whose region is 天河区 and whose query names 广东省 stays in 天河区.
      return { region: isWithin(from, found.code) ? from : found.code, rest: plain, after: end < 0 ? "" : text.slice(end).trim() };
    },
  };
}

const VILLAGE_SUFFIX = /(?:社区|村)?(?:居民委员会|村民委员会|居委会|村委会)?$/u;
const SPOKEN_SUFFIX = /^(?:社区|村)?(?:居民委员会|村民委员会|居委会|村委会|居委)?/u;

/** The village (of those given) whose name a text begins with, in full or without 村, 社区 and 居委会; and how many characters of it name the village. */
export function villageAt(text: string, villages: readonly PlaceRegion[]): { code: string; length: number } | undefined {
  let best: { code: string; length: number }[] = [];
  for (const { code, name } of villages) {
    const short = withoutSpaces(name).replace(VILLAGE_SUFFIX, "");
    if ([...short].length < LEAST_SHORT || !text.startsWith(short)) continue;
    const length = short.length + (SPOKEN_SUFFIX.exec(text.slice(short.length))?.[0].length ?? 0);
    if (best[0] && best[0].length > length) continue;
    best = best[0]?.length === length ? [...best, { code, length }] : [{ code, length }];
  }
  return best.length === 1 ? best[0] : undefined;
}
