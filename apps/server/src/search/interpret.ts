import { LRUCache } from "lru-cache";
import { type Database, sql } from "../data";
import { type IndexVersion, perIndexVersion } from "./index-version";
import type { SearchModel } from "./model";
import { normalise } from "./normalise";
import { modifiersOf, noVisitWords } from "./question";
import { type FoundPlace, isWithin, type PlaceRegion, villageAt, villagesMentioned } from "./places";

/** What a question was understood to mean, before anything is looked for. @see SEARCH-19 */
export type Interpretation = {
  /** What is to be looked for: in the words of the catalogue, without the place. */
  plain: string;
  /** The region the question names, or the one that one stands in. */
  region: string;
  /** Whether the question names a place. */
  placed: boolean;
  /** Whether it was asked in English, and its content words. */
  english: boolean;
  latin: readonly string[];
  /** Topics of the vocabulary: danger or need, and what is done elsewhere. */
  help: readonly string[];
  elsewhere: readonly string[];
  /** A place outside the province that the question names; it was left out. */
  outside: string | null;
  /** Words that look like a place but name none that is known, or several; they were left out. */
  unplaced: string | null;
  /** Codes of other places that are called like the one that was taken. */
  otherPlaces: readonly string[];
  /** Words that ask for what needs no visit (不想去现场); they were left out. */
  noVisit: string | null;
  /** Its words that name a department or a theme, that say what is not wanted, and for whom it is asked. */
  department: string | null;
  theme: string | null;
  negated: string | null;
  forWhom: string | null;
  /** Names of the themes that it asks for. */
  themes: readonly string[];
};

export type Interpret = (keyword: string, from: string, indexVersion: IndexVersion) => Promise<Interpretation>;

const villageRows = sql<PlaceRegion>`SELECT code, parent, name, level FROM region WHERE code >= ${"low"} AND code < ${"high"} AND level = 'village'`;

/** Regions whose villages are cached. */
const REGIONS = 100;
const villagesOf = perIndexVersion(() => new LRUCache<string, PlaceRegion[]>({ max: REGIONS }));

/** Something called like a place where a question begins or leads to one; at least two characters before the suffix. 市场, 小区, 园区 and the like are none. */
const LIKE_A_PLACE =
  /^(?:我?(?:在|到|去|住|从))?(\p{Script=Han}{2,4}?(?:(?<![农到进在])村|镇|街道|社区|(?<![家故老同下])乡|新区|开发区|(?<![小园景城郊制学校厂库牧灾山地辖片社]|经济|保税|住宅|商业|工业|风景|生活|办公|服务|行政|自贸|保护|安置|示范|产业|旅游|度假|居民|居住|公共|疫)区|(?<![超股上城门菜夜集都])市|县))(?!民|委|居(?!住)|卫|医|企|级|两|站|办(?!居|理|身|护)|干|容|场|政|监|值|价|域|块|别|分)(?=.)/u;
/** A county or town right after the name of a place outside the province: 北京朝阳区. */
const PART_OUTSIDE = /^ *\p{Script=Han}{1,4}?(?:新区|区|县|市|镇|街道)(?!民|委|域|块|场|政|监)/u;
/** A name that says what it is: 龙南市, which no dictionary has. */
const CALLED = /.{2}[市县区旗镇]$/u;
/** From this length the name of a place outside stands for itself; shorter ones must be words of the question. */
const LONG_NAME = 4;
/** Whether words that follow one another make up a name. */
function isWholeWords(words: readonly string[], name: string): boolean {
  return words.some((_word, from) => {
    let said = "";
    for (let at = from; said.length < name.length && at < words.length; at += 1) said += words[at];
    return said === name;
  });
}
/** Letters that spell a word of the catalogue for certain. */
const LEAST_LETTERS = 5;
/** Whether a village is in the county of a town, or in its city where that has no counties. */
const isBeside = (village: string, town: string): boolean => village.slice(0, 6) === town.slice(0, 6);
const EVERYTHING = /\p{Script=Han}{2}/u;

/**
 * Reads questions: topics of the vocabulary first, then its words in those of the catalogue, then the place down to the village.
 * @param regions those above villages, in the order of the list
 */
export function createInterpreter(
  database: Database,
  regions: readonly PlaceRegion[],
  { lexicon, cutter, speech: vocabulary, places, villages: villageNames }: Pick<SearchModel, "lexicon" | "cutter" | "speech" | "places" | "villages">,
): Interpret {
  const parents = new Set(regions.filter(({ level }) => level === "county").map(({ parent }) => parent));
  const levels = new Map(regions.map(({ code, level }) => [code, level]));

  /** Villages of a town, a county, or a city without counties; none of larger regions. */
  async function villagesIn(code: string, indexVersion: IndexVersion): Promise<PlaceRegion[]> {
    const level = levels.get(code);
    if (level === undefined || level === "province" || (level === "city" && parents.has(code))) return [];
    const kept = villagesOf(indexVersion);
    const known = kept.get(code);
    if (known) return known;
    const low = code.padEnd(12, "0");
    const width = level === "town" ? 1_000 : level === "county" ? 1_000_000 : 100_000_000;
    const rows = await database.all(villageRows, { low, high: String(Number(low) + width) });
    kept.set(code, rows);
    return rows;
  }

  /** The village whose name follows a place, and the question without it. A word of the catalogue is none, unless it is called 村 or 社区. */
  async function withVillage(found: FoundPlace, indexVersion: IndexVersion): Promise<FoundPlace> {
    const { after, rest, region } = found;
    if (!EVERYTHING.test(after)) return found;
    const village = villageAt(after, await villagesIn(region, indexVersion));
    const said = village ? after.slice(0, village.length) : "";
    if (!village || (!/(?:村|社区|委员会|委会)$/u.test(said) && (lexicon.has(said) || cutter.isOrdinary(said)))) return found;
    return { region: village.code, rest: rest.replace(said, " ").replaceAll(/ +/g, " ").trim(), after: "" };
  }

  /**
   * A village whose town is not said (柏桥村村委会), or is said elsewhere in the question: only one that is alone in its name there.
   * @param known the place that the question names besides it
   */
  function villageAlone(text: string, known: FoundPlace | undefined): FoundPlace | undefined {
    for (const { said, short } of villagesMentioned(text)) {
      if (known === undefined && (lexicon.has(short) || cutter.isOrdinary(short))) continue;
      const codes = villageNames.named(short).filter((code) => known === undefined || isWithin(code, known.region));
      const [only] = codes;
      if (only === undefined || codes.length > 1) continue;
      const rest = text.replace(said, " ").replaceAll(/ +/g, " ").trim();
      const around = known === undefined ? places.find(rest, "") : undefined;
      // 太和镇大源村: a village that was of the town when people learned its name.
      const isOfOldTown = around !== undefined && !isWithin(only, around.region) && levels.get(around.region) === "town" && isBeside(only, around.region);
      return isOfOldTown ? around : { region: only, rest: around && isWithin(only, around.region) ? around.rest : rest, after: "" };
    }
    return known;
  }

  /** Whether letters say something that the vocabulary or the catalogue has: English terms, or words in pinyin. */
  const isUnderstood = (text: string): boolean =>
    vocabulary.translate(text).english || text.split(" ").some((word) => word.length >= LEAST_LETTERS && lexicon.fromLatin(word) !== undefined);

  /** The place that the letters of a question spell, and the question without it: of one in English, and of one in Chinese all of whose letters name the place. */
  function spelt(text: string, from: string): { region: string; rest: string } | undefined {
    const words = text.split(" ");
    const isEnglish = /^[a-z0-9 ]+$/.test(text);
    if (words.length < 2 || !/[a-z]/.test(text) || (isEnglish && !isUnderstood(text))) return undefined;
    const found = places.findSpelt(words, from, vocabulary.isTerm);
    const rest = found?.rest.join(" ") ?? "";
    return found && (isEnglish || !/[a-z]/.test(rest)) ? { region: found.region, rest } : undefined;
  }

  function outsidePlace(text: string): string | undefined {
    const names = vocabulary.outside(text);
    if (names.length === 0) return undefined;
    const words = cutter.cut(text);
    return names.find(
      (name) => [...name].length >= LONG_NAME || words.some((word) => word.startsWith(name)) || (CALLED.test(name) && isWholeWords(words, name)),
    );
  }

  function unknownPlace(text: string): string | undefined {
    const name = LIKE_A_PLACE.exec(text)?.[1];
    // The dictionary has names of counties and cities as well.
    if (name === undefined || lexicon.has(name) || (cutter.isOrdinary(name) && !/[区县市]$/u.test(name))) return undefined;
    const inside = cutter.cut(name.replace(/(?:村|镇|街道|社区|乡|新区|开发区|区|县|市)$/u, ""));
    return inside.some((word) => lexicon.has(word) && [...word].length > 1) ? undefined : name;
  }

  /** What follows a place outside the province, without its county or town; words of the catalogue stay. */
  function withoutPart(after: string): string {
    const part = PART_OUTSIDE.exec(after)?.[0] ?? "";
    const inside = cutter.cut(part.trim().slice(0, -1));
    return inside.some((word) => [...word].length > 1 && lexicon.has(word)) ? after : after.slice(part.length);
  }

  /** A word right after a place that is none of the catalogue: the part of the place that is not known (普宁 流沙). */
  function unknownPart({ after, rest }: FoundPlace): string | undefined {
    const [word = "", next] = cutter.cut(after);
    return next !== undefined && !/[那这嗰呢]/u.test(word) && /^\p{Script=Han}{2,3}$/u.test(word) && !lexicon.has(word) && rest.includes(after)
      ? word
      : undefined;
  }

  return async (keyword, from, indexVersion) => {
    const asked = normalise(keyword);
    const help = vocabulary.help(asked);
    const elsewhere = help.length > 0 ? [] : vocabulary.elsewhere(asked);
    const noVisit = noVisitWords(asked);
    const wanted = noVisit === null ? asked : asked.replace(noVisit, " ");
    const latin = spelt(wanted, from);
    const { text, english, themes: meant } = vocabulary.translate(latin?.rest ?? wanted);
    const named = vocabulary.named(asked);
    const place = latin ? { ...latin, rest: text, after: "" } : places.find(text, from);
    const inTown = place ? await withVillage(place, indexVersion) : undefined;
    // 泮南村 is a village; that 南村 is a town is chance.
    const found = latin ? inTown : (villageAlone(text, undefined) ?? villageAlone(inTown?.rest ?? text, inTown));
    const several = found || latin ? undefined : places.ambiguous(text, from);
    let plain = found ? found.rest : text;
    const outside = outsidePlace(plain) ?? null;
    // 广西南宁 are two names; what a long one says (香港身份证) is also what is asked for.
    for (let name = outside; name && [...name].length < LONG_NAME; name = outsidePlace(plain) ?? null) {
      const [before = "", ...after] = plain.split(name);
      plain = `${before} ${withoutPart(after.join(name))}`;
    }
    const unplaced = (outside !== null ? undefined : several ? several.name : found && found.after !== "" ? unknownPart(found) : unknownPlace(plain)) ?? null;
    if (unplaced !== null) plain = plain.replace(unplaced, " ");
    plain = plain.replaceAll(/ +/g, " ").trim();
    const { negated, forWhom } = modifiersOf(plain);
    return {
      plain,
      region: found?.region ?? from,
      placed: found !== undefined,
      english,
      latin: english ? vocabulary.contentWords(latin?.rest ?? wanted) : [],
      help,
      elsewhere,
      outside,
      unplaced,
      otherPlaces: several?.regions ?? found?.others ?? [],
      noVisit,
      department: named.department,
      theme: named.theme ?? meant[0]?.said ?? null,
      negated,
      forWhom,
      themes: [...new Set([...(named.theme === null ? [] : [named.theme]), ...meant.flatMap(({ names }) => names)])],
    };
  };
}
