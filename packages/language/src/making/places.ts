/** Endings of the names of regions; what stands before them is the name proper. */
const ENDING = /(?:社区居民委员会|社区居委会|村民委员会|居民委员会|村委会|居委会|社区|街道|镇|乡|县|区|市)(?:虚拟.*)?$/;
/** A village that is named with everything that it lies in. */
const ABOVE = /^.*(?:[省市县镇]|(?<!社)区)(?=.{2})/;
/** Shorter names than this one stand for themselves only with what follows, or alone. */
const TELLING = 3;

/**
 * How a character is read in the names of places, and the words in which it is not. Whoever does not know where a name comes from leaves the character
 * that is a traditional one too. Found by converting every name of the pack and judging each reading; the test converts them all again.
 */
const READINGS: readonly { read: string; except?: readonly string[] }[] = [
  { read: "冲沖" }, // a valley, a creek
  { read: "斗斗" }, // a peck, a cape; never a fight
  { read: "里里" }, // a lane, a mile; whether some of them are an inside, nobody wrote down
  { read: "占占" },
  { read: "厘厘" },
  { read: "干干", except: ["干塘"] },
  { read: "扎扎" },
  { read: "昆昆", except: ["昆仑", "昆山"] },
  { read: "余余", except: ["余庆", "积余", "岁余"] }, // mostly a family
  { read: "梁梁" },
  { read: "澄澄" },
  { read: "涂涂" }, // a family, a mud flat
  { read: "游游", except: ["旅游"] },
  { read: "苹苹" },
  { read: "范范", except: ["师范", "示范"] }, // a family
  { read: "咸咸", except: ["咸水"] },
  { read: "姜姜", except: ["黄姜"] }, // a family, but turmeric
  { read: "发發" },
  { read: "历歷" },
  { read: "布布" },
  { read: "采采", except: ["采矿", "采芝"] },
  { read: "面面" },
  { read: "伙伙" },
  { read: "云雲" },
  { read: "朱朱" },
  { read: "松松" },
  { read: "郁郁", except: ["郁南"] },
  { read: "朴朴", except: ["简朴"] },
  { read: "彩彩" },
  { read: "咨咨" },
  { read: "吓吓" }, // 下 as the Hakka write it
  { read: "后後", except: ["皇后", "后王"] },
];

const ruleOf = new Map(READINGS.map((rule) => [rule.read.charAt(0), rule]));

/** A name as it ought to be read, from how it is read so far. */
export function placeReading(name: string, converted: string): string {
  let reading = "";
  for (let at = 0; at < name.length; at++) {
    const sign = name.charAt(at);
    const rule = ruleOf.get(sign);
    const other = rule?.except?.some((word) => name.includes(word) && word.includes(sign)) ?? false;
    reading += rule && !other ? rule.read.charAt(1) : converted.charAt(at);
  }
  return reading;
}

/** The words by which a name is known again in a text: itself, or, where it is short, itself with the beginning of what follows, and as the whole text. */
export function wordsOfPlace(name: string, reading: string): [string, string][] {
  const above = ABOVE.exec(name)?.[0].length ?? 0;
  const end = ENDING.exec(name.slice(above)) ? name.slice(above).search(ENDING) + above : name.length;
  const [stem, read] = [name.slice(above, end), reading.slice(above, end)];
  if (stem.length >= TELLING) return [[stem, read]];
  return [
    [`^${stem}$`, `^${read}$`],
    [name.slice(above, end + 1), reading.slice(above, end + 1)],
  ];
}
