import type { Lexicon } from "./lexicon";
import { withoutSpaces } from "./normalise";
import { pinyinReadings } from "./pinyin";

/** A region by name, for finding it in a question. Villages are looked up only once their town, county or city is known: see {@link villageAt}. */
export type PlaceRegion = { code: string; parent: string | null; name: string; level: string };

/** A place in a question: its region, and the question without it. */
export type FoundPlace = {
  region: string;
  rest: string;
  /** What follows the last part of the place, where the name of a village may stand; empty where nothing follows. */
  after: string;
  /** Codes of other places that are called the same, where the most likely one was taken. */
  others?: readonly string[];
};

/** An everyday name of a place (珠江新城, xiaobei) and the code of the region that it is in. */
export type PlaceNickname = { say: string; region: string };

export type Places = {
  /** The place that a normalised question names, seen from the region one stands in. `undefined` if there is none, or several and no way to choose. */
  find(text: string, from: string): FoundPlace | undefined;
  /** A full name in a question that several places have, and their codes, where nothing says which one is meant. */
  ambiguous(text: string, from: string): { name: string; regions: readonly string[] } | undefined;
  /**
   * The place that a question in English spells, by the readings of its names (humen dongguan, kaiping tangkou town), and the words without it.
   * @param isKnown whether words are an English term: then they name no place
   */
  findSpelt(words: readonly string[], from: string, isKnown: (words: readonly string[]) => boolean): { region: string; rest: string[] } | undefined;
};

/** What tells names of places from words: `has`, words of the catalogue; `isOrdinary`, words of the dictionary that are no names. */
export type KnownWords = Pick<Lexicon, "has"> & {
  isOrdinary?: (word: string) => boolean;
  /** Words of a text, one after another. */
  cut?: (text: string) => string[];
};

/** How likely a place is meant by a name that several have: villages in it, by its code. */
export type PlaceSize = (code: string) => number;
/** A town with so many times the villages of the next one of its name is the one that is meant. */
const MUCH_LARGER = 1.5;

/** Words of the most that a place is spelt with, and letters of the fewest: shorter ones are words of English. */
const MAX_SPELT_WORDS = 3;
const LEAST_SPELT = 5;
/** The same inside a place that is known. */
const LEAST_INSIDE = 4;
const SPELT_SUFFIX = /^(?:town|district|county|city|province|street|subdistrict|village|area|zhen|jiedao|qu|xian|shi)$/;
const HAN = /^\p{Script=Han}+$/u;
const LEAST_NAME = 3;
const LEAST_SHORT = 2;
const COUNTY_SUFFIX = /(?:\p{Script=Han}族)*(?:自治)?[省市区县]$/u;
const TOWN_SUFFIX = /(?:\p{Script=Han}族)*(?:街道|镇|乡)$/u;
/** What people add to a short name, whether the region is called so or not (电白县, now 电白区). */
const ADDED_SUFFIX = /^(?:街道办事处|街道办|街道|新区|(?:经济|高新|火炬|技术)*开发区|[镇乡区县市](?!场))/u;
/** What follows the name of a village. */
const VILLAGE_FOLLOWS = /^(?:村|社区|居民委|居委)/u;
/** What a former name of a county or city ends with. */
const LAST_OF_NAME = /[县市区]$/u;
/** What may stand before the short name of a county or town: the beginning, or a word that leads to a place. */
const LEADING = /(?:^|[在到去回从于喺系住嚟来往 ]|我们|我哋)$/u;
/** What follows the name of a place and hardly anything else. */
const FOLLOWING =
  /^(?:[那这嗰呢]边|镇|乡|街道|街|派出所|行政|便民|政务|办事|村委|居委|人社|社保所|税务|出入境|车管|公安|户籍|市监|工商所|党群|本地人?|有冇|边度|哪里|哪儿|哪个|喺边|在哪|怎么走|的)/u;
/** What a town is not called. */
const OTHER_LEVEL = /^[县市](?!场|集|民|政|监)/u;
/** What tells where one comes from, not where something is wanted. */
const ORIGIN = /^(?:户口|户籍|籍|人(?!社|才|力|民)|老家|出生|[过搬]来|转出|嫁)/u;
/** Towns of one county that are told apart by it alone: 流沙东街道, 流沙西街道. */
const SIDE = /[东西南北中]$/u;

/** Names are looked up by so many of their first characters; none is shorter. */
const BEGINNING = 2;
const beginning = (text: string): string => text.slice(0, BEGINNING);

const addedAt = (text: string, at: number): number => ADDED_SUFFIX.exec(text.slice(at))?.[0].length ?? 0;

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
export function createPlaces(
  regions: readonly PlaceRegion[],
  words: KnownWords,
  { size = () => 0, nicknames = [] }: { size?: PlaceSize; nicknames?: readonly PlaceNickname[] } = {},
): Places {
  const byCode = new Map(regions.map((region) => [region.code, region]));
  const withCounties = new Set(regions.filter(({ level }) => level === "county").map(({ parent }) => parent));
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
  // 流沙 is no town, but all that are called so are in one county.
  const sides = new Map<string, Set<string>>();
  for (const { name, parent, level } of regions) {
    const base = level === "town" ? withoutSpaces(name).replace(TOWN_SUFFIX, "") : "";
    if (!SIDE.test(base) || [...base].length <= LEAST_SHORT || parent === null) continue;
    const key = base.slice(0, -1);
    sides.set(key, (sides.get(key) ?? new Set()).add(parent));
  }
  for (const [base, [county, other]] of sides) {
    const region = county === undefined || other !== undefined || names.has(base) ? undefined : byCode.get(county);
    if (region) add(base, true, { ...region, level: "town" });
  }
  const nicknamed = new Set<string>();
  for (const { say, region: code } of nicknames) {
    const [region, text] = [byCode.get(code), withoutSpaces(say)];
    if (!region || !HAN.test(text)) continue;
    names.delete(text);
    add(text, false, region);
    nicknamed.add(text);
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
    if (levels.length === 1) return levels[0];
    return levels.length === 0 ? likeliest(close.length > 0 ? close : candidates) : undefined;
  }

  /** Of towns of one name: that of a city without counties, which is of the rank of a county; else the one that is much larger than the others. */
  function likeliest(towns: readonly PlaceRegion[]): PlaceRegion | undefined {
    const ofCity = towns.filter(({ parent }) => parent !== null && byCode.get(parent)?.level === "city" && !withCounties.has(parent));
    if (ofCity.length === 1) return ofCity[0];
    const [first, second] = [...towns].sort((one, other) => size(other.code) - size(one.code) || (one.code < other.code ? -1 : 1));
    return first && second && size(first.code) >= MUCH_LARGER * size(second.code) ? first : undefined;
  }

  /** Whether a name stands in a text without cutting a word of the dictionary apart; 办 after it is no part of one (在吉大办). @param at below 0: where it begins is certain */
  function isWhole(text: string, at: number, end: number): boolean {
    if (!words.cut) return false;
    let place = 0;
    for (const word of words.cut(text.replaceAll("办", " "))) {
      place = text.indexOf(word, place);
      const next = place + word.length;
      if ((place < at && next > at) || (place < end && next > end)) return false;
      place = next;
    }
    return true;
  }

  const startingAt = (text: string, at: number): Name[] =>
    (byBeginning.get(text.slice(at, at + BEGINNING)) ?? []).filter((name) => text.startsWith(name.text, at));

  /** Whether a name of something inside a region stands right here: a chain of names is no chance. */
  const goesOn = (text: string, at: number, inside: string): boolean =>
    startingAt(text, at).some(({ regions: all }) => all.filter(({ code }) => code !== inside && isWithin(code, inside)).length === 1);

  /** The region that a name stands for where nothing was found before it. */
  function alone(name: Name, text: string, at: number, from: string): PlaceRegion | undefined {
    if (!name.short) {
      // 小北 and 前海 stand in other words too.
      return nicknamed.has(name.text) && !isWhole(text, at, at + name.text.length) ? undefined : pick(name.regions, from);
    }
    const wide = name.regions.filter(({ level }) => level === "city" || level === "province");
    if (wide.length > 0) return pick(name.regions, from);
    const after = at + name.text.length;
    const counties = name.regions.filter(({ level }) => level === "county");
    const county = counties.length > 0 ? pick(counties, from) : undefined;
    if (county && goesOn(text, after, county.code)) return county;
    const isFollowed = FOLLOWING.test(text.slice(after));
    const isLed = LEADING.test(text.slice(0, at));
    const expected = isLed || isFollowed;
    if (
      words.has(name.text) ||
      !(isFollowed || isWhole(text, isLed ? -1 : at, after) || isWhole(text, isLed ? -1 : at, after + addedAt(text, after)) || (isLed && !words.cut))
    )
      return undefined;
    if (county) return words.isOrdinary?.(name.text) === true && !expected ? undefined : county;
    const towns = name.regions.filter(({ level }) => level === "town");
    const city = from.slice(0, 4);
    const near = towns.filter(({ code }) => code.startsWith(city) && !city.endsWith("00"));
    // 长沙市 is no town; 公平 is one only where all around it speaks of a place.
    if (OTHER_LEVEL.test(text.slice(after)) || (!expected && towns.length > 1)) return undefined;
    if (words.isOrdinary?.(name.text) !== false && !(isLed && isFollowed)) return undefined;
    return pick(near.length === 1 ? near : towns, from);
  }

  const othersOf = (name: Name, region: PlaceRegion, from: string): string[] =>
    region.level === "town"
      ? name.regions.filter(({ code, level }) => level === "town" && code !== region.code && isWithin(code, from)).map(({ code }) => code)
      : [];

  let readings: Map<string, PlaceRegion[]> | undefined;
  /** Regions by what their names are spelt like, with and without what they are called; read when it is first needed. */
  function spelt(): Map<string, PlaceRegion[]> {
    if (readings) return readings;
    readings = new Map();
    const note = (letters: string, region: PlaceRegion): void => {
      const known = readings?.get(letters) ?? [];
      if (letters.length >= LEAST_INSIDE && !known.some(({ code }) => code === region.code)) readings?.set(letters, [...known, region]);
    };
    for (const { text, regions: all } of names.values()) for (const region of all) for (const { full } of pinyinReadings(text)) note(full, region);
    for (const { say, region: code } of nicknames) {
      const region = byCode.get(code);
      if (region && !HAN.test(say)) note(say.toLowerCase().replaceAll(/[^a-z]/g, ""), region);
    }
    return readings;
  }

  /** Of regions that are spelt alike: the one in (or around) what was found, else as for names; the highest one of several levels. */
  function closest(all: readonly PlaceRegion[], found: PlaceRegion | undefined, from: string): PlaceRegion | undefined {
    const near = found ? all.filter(({ code }) => isWithin(code, found.code) || isWithin(found.code, code)) : [];
    if (near.length > 0) return near.length === 1 ? near[0] : pick(near, from);
    const highest = ["province", "city", "county", "town"].map((wanted) => all.filter(({ level }) => level === wanted)).find((some) => some.length > 0) ?? [];
    return found ? undefined : pick(highest, from);
  }

  return {
    find(text, from) {
      const first = scan(text, from);
      if (first.found === undefined) return undefined;
      // What comes before the place that it is in is only clear now: 龙江镇 of 龙江镇办执照，顺德的.
      const again = first.found.level === "town" ? first : scan(text, from, first.found);
      const { found, rest, end, others } = again.found && isWithin(again.found.code, first.found.code) ? again : first;
      const code = found?.code ?? first.found.code;
      return {
        // A visitor whose region is 天河区 and whose query names 广东省 stays in 天河区.
        region: isWithin(from, code) ? from : code,
        rest: rest.replaceAll(/ +/g, " ").trim(),
        after: end < 0 ? "" : text.slice(end).trim(),
        ...(others.length > 0 ? { others } : {}),
      };
    },

    ambiguous(text, from) {
      for (let at = 0; at < text.length; at += 1) {
        const name = startingAt(text, at).find((one) => !one.short && one.regions.length > 1 && [...one.text].length >= LEAST_NAME);
        if (name && pick(name.regions, from) === undefined) return { name: name.text, regions: name.regions.map(({ code }) => code) };
      }
      return undefined;
    },

    findSpelt(asked, from, isKnown) {
      // Small before large: tangkou kaiping is only clear once kaiping is known.
      const wide = readSpelt(asked, from, isKnown, true);
      const { rest, found } = readSpelt(wide.rest, from, isKnown, false, wide.found);
      return found && { region: isWithin(from, found.code) ? from : found.code, rest };
    },
  };

  type Scan = { found: PlaceRegion | undefined; rest: string; end: number; others: readonly string[] };

  /** Reads a text from left to right. @param known a place that it names somewhere */
  function scan(text: string, from: string, known?: PlaceRegion): Scan {
    let found = known;
    let others: readonly string[] = [];
    let [rest, end, at] = ["", -1, 0];
    while (at < text.length) {
      let step = 0;
      for (const name of startingAt(text, at)) {
        const adjacent = end === at && found !== undefined;
        const isFound = !adjacent && name.regions.some(({ code }) => code === found?.code);
        const inside = found && !isFound ? name.regions.filter(({ code }) => code !== found?.code && isWithin(code, found?.code ?? "")) : [];
        const only =
          inside.length > 0 && (!name.short || adjacent || (words.isOrdinary?.(name.text) === false && isWhole(text, at, at + name.text.length)))
            ? pick(inside, found?.code ?? from)
            : undefined;
        const region = only ?? alone(name, text, at, from);
        if (!region) {
          // 南山镇 are several; none of them is 南山区.
          if (!name.short && name.regions.length > 1) break;
          continue;
        }
        // 陈村镇花城社区 is a village of that town, not 花城街道.
        if (adjacent && found?.level === "town" && !only && VILLAGE_FOLLOWS.test(text.slice(at + name.text.length))) continue;
        // 番禺市桥 is 市桥 in 番禺, no 番禺市.
        const after = at + name.text.length;
        if (nicknamed.has(name.text) && LAST_OF_NAME.test(name.text) && goesOn(text, after - 1, region.code)) continue;
        const added = name.short && !goesOn(text, after, region.code) ? addedAt(text, after) : 0;
        step = name.text.length + added;
        // 广州市天河区: the smaller one counts. Of two places the first one does, unless it only says where somebody is from (湛江户口在广州).
        if (!found || isWithin(region.code, found.code) || (end >= 0 && ORIGIN.test(text.slice(end).trimStart()))) {
          if (found !== region) others = only && inside.length === 1 ? [] : othersOf(name, region, only ? (found?.code ?? from) : from);
          found = region;
        }
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
    return { found, rest, end, others };
  }

  function readSpelt(
    asked: readonly string[],
    from: string,
    isKnown: (words: readonly string[]) => boolean,
    wide: boolean,
    known?: PlaceRegion,
  ): { rest: string[]; found: PlaceRegion | undefined } {
    const rest: string[] = [];
    let found = known;
    for (let at = 0; at < asked.length;) {
      let length = Math.min(MAX_SPELT_WORDS, asked.length - at);
      let regionsThere: readonly PlaceRegion[] = [];
      for (; length > 0 && regionsThere.length === 0; length -= regionsThere.length === 0 ? 1 : 0) {
        const said = asked.slice(at, at + length);
        const letters = said.join("");
        regionsThere =
          isKnown(said) || (letters.length < LEAST_SPELT && !found) ? [] : (spelt().get(letters) ?? []).filter(({ level }) => !wide || level !== "town");
      }
      const region = regionsThere.length === 0 ? undefined : closest(regionsThere, found, from);
      if (!region) {
        rest.push(asked[at] ?? "");
        at += 1;
        continue;
      }
      if (!found || isWithin(region.code, found.code)) found = region;
      at += Math.max(1, length);
      if (SPELT_SUFFIX.test(asked[at] ?? "")) at += 1;
    }
    return { rest, found };
  }
}

/** Some villages are listed under the whole chain of names: 潮州市潮安区沙溪镇下西林村民委员会. */
const CHAIN_BEFORE_VILLAGE = /^\p{Script=Han}*?[省市县区]\p{Script=Han}{1,6}?(?:镇|乡|街道(?:办事处)?)(?=\p{Script=Han}{2})/u;
const VILLAGE_SUFFIX = /(?:社区|村)?(?:居民委员会|村民委员会|居委会|村委会)?$/u;
const SAID_VILLAGE = /社区(?:居民委员会|居委会|居委)?|(?<!农)村(?:民委员会|委会|委)?|居委会/gu;
const SPOKEN_SUFFIX = /^(?:社区|村)?(?:居民委员会|村民委员会|居委会|村委会|居委)?/u;

const shortVillage = (name: string): string => withoutSpaces(name).replace(CHAIN_BEFORE_VILLAGE, "").replace(VILLAGE_SUFFIX, "");

/** The village (of those given) whose name a text begins with, in full or without 村, 社区 and 居委会; and how many characters of it name the village. */
export function villageAt(text: string, villages: readonly PlaceRegion[]): { code: string; length: number } | undefined {
  let best: { code: string; length: number; full: string }[] = [];
  for (const { code, name } of villages) {
    const short = shortVillage(name);
    if ([...short].length < LEAST_SHORT || !text.startsWith(short)) continue;
    const length = short.length + (SPOKEN_SUFFIX.exec(text.slice(short.length))?.[0].length ?? 0);
    if (best[0] && best[0].length > length) continue;
    const found = { code, length, full: name.slice(name.lastIndexOf(short), name.lastIndexOf(short) + short.length + 1) };
    best = best[0]?.length === length ? [...best, found] : [found];
  }
  // A village and a community of one name: the one that is called as it is said.
  const called = best.length > 1 ? best.filter(({ full }) => text.startsWith(full)) : best;
  const [only] = called;
  return only && called.length === 1 ? { code: only.code, length: only.length } : undefined;
}

/** Villages of the province by their short names (柏桥), for finding one whose town is not said. */
export type VillageNames = {
  /** Codes of those that are called so. */
  named(short: string): readonly string[];
  size: PlaceSize;
};

export function createVillageNames(villages: readonly Pick<PlaceRegion, "code" | "name">[]): VillageNames {
  const byName = new Map<string, string[]>();
  const sizes = new Map<string, number>();
  for (const { code, name } of villages) {
    const short = shortVillage(name);
    const town = `${code.slice(0, 9)}000`;
    sizes.set(town, (sizes.get(town) ?? 0) + 1);
    if ([...short].length < LEAST_SHORT) continue;
    const known = byName.get(short);
    if (known) known.push(code);
    else byName.set(short, [code]);
  }
  return { named: (short) => byName.get(short) ?? [], size: (code) => sizes.get(code) ?? 0 };
}

/** Names of villages that a text may say: characters before 村, 社区 or 居委会, the longest first. */
export function villagesMentioned(text: string): { said: string; short: string }[] {
  const found: { said: string; short: string }[] = [];
  for (const match of text.matchAll(SAID_VILLAGE)) {
    const end = match.index + match[0].length;
    const before = [...(/\p{Script=Han}{2,6}$/u.exec(text.slice(0, match.index))?.[0] ?? "")];
    for (let length = before.length; length >= LEAST_SHORT; length -= 1) {
      const short = before.slice(-length).join("");
      found.push({ said: text.slice(match.index - short.length, end), short });
    }
  }
  return found;
}
