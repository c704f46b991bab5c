import type { Request } from "./api-load";

/** Kinds of questions, by how many tasks they meet. Words of one kind meet tenths of the catalogue, those of another single tasks and their copies. */
export const QUESTIONS = {
  rare: ["导游证", "养犬登记", "烟花爆竹", "收养登记", "船员证", "文物", "户外广告", "宗教活动场所", "野生动物", "法律援助"],
  frequent: ["登记", "许可", "补贴", "变更", "公司", "证明", "身份证", "社保", "驾驶证", "养老保险"],
  "two words": ["身份证 补办", "社保卡 挂失", "公积金 提取", "营业执照 变更", "居住证 续签", "护照 换发", "结婚 登记", "老人 津贴", "食品 许可", "企业 注销"],
} as const;

export type Kind = keyof typeof QUESTIONS;
export const KINDS = Object.keys(QUESTIONS) as Kind[];

/** Beginnings as somebody types them. */
const BEGINNINGS: Record<Kind, readonly string[]> = {
  rare: ["导游", "养犬", "烟花", "wenwu", "fyz", "户外广"],
  frequent: ["身", "社保", "登记", "gong", "sfz", "营业"],
  "two words": ["身份证 补", "社保卡 挂", "公积金 提", "营业执照 变", "居住证 续", "护照 换"],
};

/** Where people stand: the province, cities, counties. */
export const PLACES = ["440000", "440100", "440300", "440106", "440306", "441900", "442000", "440783", "445281", "440513"];

const everywhere = (words: readonly string[], request: (word: string, region: string) => Request): Request[] =>
  PLACES.flatMap((region) => words.map((word) => request(word, region)));

/** The whole answer of the search page: guides, one-things, departments and themes, questions, notices, with their totals. */
export const searchFor = (keyword: string, region: string): Request => ({
  method: "POST",
  path: "/portal/api/v2/solr/search/item",
  body: new URLSearchParams({ keyword, region }).toString(),
});
export const suggestFor = (keyword: string, region: string): Request => ({
  method: "GET",
  path: `/portal/api/v2/solr/suggest?${new URLSearchParams({ keyword, region }).toString()}`,
  body: "",
});

export const searches = (kind: Kind): Request[] => everywhere(QUESTIONS[kind], searchFor);
export const suggestions = (kind: Kind): Request[] => everywhere(BEGINNINGS[kind], suggestFor);
export const ordinary = (): Request[] => KINDS.flatMap(searches);

const PIECES = [
  "' OR 1=1 --", '"; DROP TABLE task; --', "%_!%", "(a+)+$", "[\\", ".*", "<script>alert(1)</script>", "{{7*7}}", "../../etc/passwd", "\u0000", "\u001B[2J", "\r\nSet-Cookie: a=b",
  "\u202E\u2066\u2069", "\u200B", "👩‍👩‍👧‍👦", "é̂̃̄", "ﷺ", "登记许可证明变更办理申请", "身份证户口社保养老", "shenfenzhengbanlidengji", "天河区", "zzzzzzzz", "龘靐齉爩", "証護廣東",
] as const; // prettier-ignore

/** Longest keyword that the contract takes; what is longer is refused before anything is looked up. */
const LONGEST = 100;

/** The same numbers at every run. */
export function seededRandom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** Hostile questions: half of them as long as the contract takes them and made of the catalogue's own most frequent words, the rest tricks, repetition and sheer size. */
export function hostile(count: number): Request[] {
  const below = seededRandom(6);
  const piece = (): string => PIECES[below(PIECES.length)] ?? "";
  const words = Object.values(QUESTIONS).flat();
  const word = (): string => words[below(words.length)] ?? "";
  const many = (make: () => string, signs: number): string => Array.from({ length: signs }, make).join("").slice(0, signs);
  const makers: readonly (() => string)[] = [
    () => many(word, LONGEST),
    () => many(() => `${word()} `, LONGEST),
    () => many(piece, LONGEST),
    () =>
      piece()
        .repeat(1 + below(20))
        .slice(0, LONGEST),
    () => " ".repeat(50_000) + word(),
    () => word().repeat(2_000),
  ];
  return Array.from({ length: count }, (_, index) => {
    const keyword = (makers[index % makers.length] ?? word)();
    return index % 2 === 0 ? searchFor(keyword, "440106") : suggestFor(keyword.slice(0, 500), "440106");
  });
}
