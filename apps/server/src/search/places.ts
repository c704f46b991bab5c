import type { Lexicon } from "./lexicon";
import { withoutSpaces } from "./normalise";

/** A region by name, for finding it in a question. Villages are left out: their names are those of half the province. */
export type PlaceRegion = { code: string; parent: string | null; name: string; level: string };

/** A place in a question: its region, and the question without it. */
export type FoundPlace = { region: string; rest: string };

export type Places = {
  /** The place that a normalised question names, seen from the region one stands in. `undefined` if there is none, or several and no way to choose. */
  find(text: string, from: string): FoundPlace | undefined;
};

const LEAST_NAME = 3;
const LEAST_SHORT = 2;
const SUFFIX = /(?:\p{Script=Han}族)*(?:自治)?[省市区县]$/u;
/** What may stand before the short name of a county: the beginning, or a word that leads to a place. */
const LEAD = "(?:^|(?<=[在到去回从于的 ]))";

/** Names are looked up by so many of their first characters; none is shorter. */
const BEGINNING = 2;
const beginning = (text: string): string => text.slice(0, BEGINNING);

type Name = { text: string; short: boolean; regions: PlaceRegion[] };

/** First digits that a region and everything in it have in common. */
const prefixOf = (code: string): string => (code.length === 12 ? (code.endsWith("000") ? code.slice(0, 9) : code) : code.replace(/(?:00)+$/, ""));

const isWithin = (code: string, above: string): boolean => code.startsWith(prefixOf(above));

/**
 * Names of provinces to towns, ready to be looked for. Full names count wherever they stand; short ones (天河, 广州) only for cities and counties,
 * and a county's only where a place is to be expected and the word is not one of the catalogue (新兴, 光明).
 */
export function createPlaces(regions: readonly PlaceRegion[], lexicon: Pick<Lexicon, "has">): Places {
  const names = new Map<string, Name>();
  const add = (text: string, short: boolean, region: PlaceRegion): void => {
    const known = names.get(text);
    if (!known) names.set(text, { text, short, regions: [region] });
    else {
      known.regions.push(region);
      known.short &&= short;
    }
  };
  const cities = new Set(regions.filter((region) => region.level === "city").map((region) => region.code));
  for (const region of regions) {
    const full = withoutSpaces(region.name);
    if ([...full].length >= LEAST_NAME) add(full, false, region);
    if (region.level === "town" || region.level === "village") continue;
    const short = full.replace(SUFFIX, "");
    if (short !== full && [...short].length >= LEAST_SHORT && (region.level !== "county" || !lexicon.has(short))) add(short, true, region);
  }
  const byBeginning = new Map<string, Name[]>();
  for (const name of names.values()) byBeginning.set(beginning(name.text), [...(byBeginning.get(beginning(name.text)) ?? []), name]);
  const anywhere = (name: Name): boolean => !name.short || name.regions.some((region) => cities.has(region.code) || region.level === "province");

  function pick(name: Name, from: string, inside: string | undefined): PlaceRegion | undefined {
    const near = inside ?? from;
    const candidates = inside ? name.regions.filter((region) => isWithin(region.code, inside)) : name.regions;
    const [only] = candidates;
    if (candidates.length === 1) return only;
    const close = candidates.filter((region) => isWithin(region.code, near));
    if (close.length === 1) return close[0];
    // The same name on several levels (中山市 has no county of the name, 高州市 has a town): the highest one is meant.
    const levels = candidates.filter((region) => region.level === "city" || region.level === "county");
    return levels.length === 1 ? levels[0] : undefined;
  }

  /** Names that stand in a text, the longest first. */
  const standingIn = (text: string): Name[] => {
    const standing = new Set<Name>();
    for (let at = 0; at + BEGINNING <= text.length; at += 1)
      for (const name of byBeginning.get(text.slice(at, at + BEGINNING)) ?? []) if (text.startsWith(name.text, at)) standing.add(name);
    return [...standing].sort((one, other) => other.text.length - one.text.length || (one.text < other.text ? -1 : 1));
  };

  return {
    find(text, from) {
      let rest = text;
      let found: string | undefined;
      for (const name of standingIn(text)) {
        if (!rest.includes(name.text)) continue;
        const pattern = anywhere(name) ? name.text : `${LEAD}${name.text}`;
        const match = new RegExp(pattern, "u").exec(rest);
        if (!match) continue;
        const region = pick(name, from, found) ?? (found ? pick(name, from, undefined) : undefined);
        if (!region) continue;
        rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + name.text.length)}`;
        // 广州市天河区: the smaller one counts.
        if (!found || isWithin(region.code, found)) found = region.code;
      }
      if (found === undefined) return undefined;
      const plain = rest.replaceAll(/ +/g, " ").trim();
      // A visitor whose region is 天河区 and whose query names 广东省 stays in 天河区.
      return { region: isWithin(from, found) ? from : found, rest: plain };
    },
  };
}
