import { normalise } from "./normalise";

/**
 * Ways to ask that say nothing about the thing asked for. Longer ones first, so that 怎么办理 does not leave 理 behind.
 * They are looked for in normalised text.
 */
const FRAMES = [
  "需要准备什么材料",
  "需要准备哪些材料",
  "需要提供什么材料",
  "需要提供哪些材料",
  "需要带什么材料",
  "需要哪些材料",
  "需要什么材料",
  "要准备什么材料",
  "要哪些材料",
  "要什么材料",
  "带什么材料",
  "需要什么手续",
  "要什么手续",
  "需要什么条件",
  "要什么条件",
  "有什么条件",
  "需要什么资料",
  "要什么资料",
  "需要什么证件",
  "要什么证件",
  "需要带什么",
  "需要什么",
  "要带什么",
  "带什么",
  "应该怎么办理",
  "应该怎么办",
  "怎么办理",
  "怎样办理",
  "如何办理",
  "怎么申请",
  "怎样申请",
  "如何申请",
  "怎么弄",
  "怎么搞",
  "怎么做",
  "怎么办",
  "咋办",
  "咋弄",
  "点样申请",
  "点样办理",
  "点样办",
  "点样",
  "点办",
  "去边度办",
  "喺边度办",
  "边度可以办",
  "边度办",
  "去边度",
  "喺边度",
  "边度",
  "需要咩材料",
  "要咩材料",
  "要咩手续",
  "需要咩",
  "要带咩",
  "要咩",
  "要几耐",
  "几耐",
  "几多钱",
  "几钱",
  "使唔使",
  "可唔可以",
  "得唔得",
  "唔该",
  "点算好",
  "点算",
  "要办哪些手续",
  "要办什么手续",
  "要办哪些",
  "要办什么",
  "怎么领",
  "如何领取",
  "可以在哪里办理",
  "可以在哪里办",
  "在哪里办理",
  "在哪里办",
  "到哪里办理",
  "到哪里办",
  "去哪里办理",
  "去哪里办",
  "去哪儿办",
  "哪里可以办理",
  "哪里可以办",
  "哪里办理",
  "哪里能办",
  "哪里办",
  "在哪办",
  "去哪办",
  "去哪里",
  "在哪里",
  "到哪里",
  "大概要多久",
  "需要多长时间",
  "需要多久",
  "要多长时间",
  "要多久",
  "多久能办好",
  "多久办好",
  "多久可以",
  "多长时间",
  "几天能办好",
  "要几天",
  "几天",
  "多久",
  "需要多少钱",
  "要多少钱",
  "多少钱",
  "收费标准",
  "要交钱吗",
  "要钱吗",
  "收费吗",
  "可不可以",
  "能不能",
  "可以吗",
  "能吗",
  "行不行",
  "行吗",
  "是不是",
  "是什么",
  "什么意思",
  "办理流程",
  "办理条件",
  "办理材料",
  "办理时间",
  "办理地点",
  "办事指南",
  "办事流程",
  "办理指南",
  "申请流程",
  "申请条件",
  "申请材料",
  "业务办理",
  "操作流程",
  "网上办理",
  "在线办理",
  "线上办理",
  "网上办",
  "网上申请",
  "我想问一下",
  "我想问",
  "请问一下",
  "请问",
  "想问一下",
  "想问",
  "想咨询",
  "我想知道",
  "想知道",
  "我想要",
  "我想",
  "我要",
  "我需要",
  "帮我",
  "麻烦问下",
  "你好",
  "您好",
  "有没有",
  "有冇",
];

/**
 * What a question says is not wanted, not there or not possible: it would find what is not asked for (没有房产证能不能办居住证 asks for 居住证).
 * Only with more of the question behind it.
 */
const NEGATED =
  /(?:不要|不是要?|唔要)\p{Script=Han}{2,6}?(?=只要|只想|只办|净系要)|只(?:要|想要?|办)(?=\p{Script=Han}{2})|不会(?:用)?(?:电脑|手机|上网|打字)|没有(?:办)?(?!户口|身份证|犯罪|本地)[\p{Script=Han}]{2,5}?(?=能不能|可不可以|能否|可以|还能|能|孩子|小孩|怎么)/gu;

/** That one does not want to come: what can be done online answers it better. */
const NO_VISIT =
  /我?(?:不想|不愿意?|不用|不必|不方便|不能|没空|没时间|懒得|唔想|唔使|冇时间|冇得闲)再?(?:亲自|自己|本人)?(?:去|到|跑|来|返|出)*(?:现场|大厅|窗口|线下|政务服务?(?:大厅|中心)|派出所|一趟|跑腿|排队|出门)+|(?:不想|不愿意?|懒得|唔想)(?:亲自)?去(?=办|弄|搞)|(?:不用|不想|唔使|唔想)跑(?!步)|足不出户|零跑动/u;

/** The words of a question that ask for what needs no visit, where there is more in it; null where it has none. @see SEARCH-26 */
export function noVisitWords(plain: string): string | null {
  const said = NO_VISIT.exec(plain)?.[0] ?? "";
  return said === "" || [...plain.replace(said, "").replaceAll(" ", "")].length < 2 ? null : said;
}

/** Somebody for whom a thing is done. It tells of the one who asks, not of the thing. */
const FOR_SOMEBODY =
  /(?:帮|替|给|为|代|带)(?:我|俺)?(?:家)?(?:的)?(?:妈妈|爸爸|爸妈|父母|父亲|母亲|爷爷|奶奶|外公|外婆|老公|老婆|丈夫|妻子|孩子|儿子|女儿|哥哥|弟弟|姐姐|妹妹|老人|家人|亲戚|朋友|同事|老豆|老母|阿爷|阿婆|公公|婆婆|公公婆婆)(?=.{3})/gu;

/** Words between two wishes; those of AND alone join also what is one (夫妻和父母投靠). */
const BETWEEN_WISHES = /(?:，|,| )?(?:还要|还想|还有|并且|而且|同时|以及|然后还要|顺便|顺带|和|跟|同埋|、)(?:要|想|把|再|去|办)?/u;
const AND = /^(?:，|,| )?[和跟、](?:要|想|把|再|去|办)?$/u;
/** What is said of two wishes together (护照和身份证一起办): then each may be a word of two characters. */
const TOGETHER = /(?:一起|一齐|一并|同时|一次性?|都)(?:要|想)?(?:办理?|做|搞|弄|申请|换)?(?:吗|可以吗|得唔得)?$/u;

/** The two wishes of a question (护照还要港澳通行证), each with enough of its own to be one; undefined where there is one. */
export function splitRequests(plain: string): [string, string] | undefined {
  const joined = plain.replace(TOGETHER, "").trim();
  const between = BETWEEN_WISHES.exec(joined);
  if (!between) return undefined;
  const least = joined === plain && AND.test(between[0]) ? 3 : 2;
  const [one, other] = [joined.slice(0, between.index).trim(), joined.slice(between.index + between[0].length).trim()];
  return [...one].length >= least && [...other].length >= least ? [one, other] : undefined;
}

/** What of a question is left out of the search: what it says is not wanted or not there, and for whom it is asked; null where it says none of it. */
export type QuestionModifiers = { rest: string; negated: string | null; forWhom: string | null };

/** The text itself where too little would be left. @see SEARCH-19 */
export function modifiersOf(plain: string): QuestionModifiers {
  const negated = plain.match(NEGATED) ?? [];
  const without = plain.replaceAll(NEGATED, " ");
  const forWhom = without.match(FOR_SOMEBODY) ?? [];
  const rest = without.replaceAll(FOR_SOMEBODY, " ").replaceAll(/ +/g, " ").trim();
  if ([...rest.replaceAll(" ", "")].length < 3) return { rest: plain, negated: null, forWhom: null };
  // 只要 only leads to what is wanted.
  return { rest, negated: negated.find((words) => /^[不没唔]/u.test(words)) ?? null, forWhom: forWhom[0] ?? null };
}

const frame = new RegExp(FRAMES.sort((one, other) => other.length - one.length).join("|"), "g");

/** Words that carry nothing in a question. */
const STOP = new Set(
  "的 了 吗 呢 啊 呀 吧 么 嘛 得 着 地 是 在 到 去 来 要 想 能 会 可以 可 我 我们 我家 我的 你 您 他 她 它 自己 本人 这 那 这个 那个 一个 和 与 及 或 或者 跟 给 帮 把 被 让 从 向 对 于 为 就 才 还 也 都 又 再 已经 有 没 没有 不 怎么 怎样 如何 什么 哪 哪里 哪儿 哪些 哪个 谁 几 几时 多少 时候 什么时候 需要 需 应该 必须 一下 关于 有关 问题 咨询 请 如果 因为 所以 然后 之后 以后 之前 时 后 前 里 上 下 家里 别人 人家 听说 知道 现在 今年 去年 明年 上个月 下个月 这个月 上个星期 前几天 大概 有人 东西 事情 地方 你们 他们 咱们 小区 楼下 听 说 打算 准备 最近 刚刚 刚 快 一直 马上 政府 部门 国家 请问 哪里人 谢谢 麻烦 一些 一点 多一点 怎么样 什么样 要是 还是 但是 不过 只是 是否 能否 啥 佢 佢哋 我哋 咗 嘅 啲 唔 冇 咩 喺".split(
    " ",
  ),
);

/** Words that stand in half of all names: they help to tell two good hits apart, no more. */
const WEAK = new Map(
  Object.entries({
    办理: 0.15,
    办: 0.1,
    申请: 0.2,
    申办: 0.15,
    业务: 0.15,
    手续: 0.15,
    流程: 0.1,
    材料: 0.1,
    条件: 0.1,
    资料: 0.1,
    服务: 0.2,
    事项: 0.1,
    登记: 0.5,
    证: 0.3,
    领取: 0.4,
    领: 0.3,
    开: 0.4,
    做: 0.2,
    弄: 0.1,
    搞: 0.1,
    交: 0.4,
    拿: 0.3,
    新: 0.4,
    女朋友: 0.2,
    男朋友: 0.2,
    朋友: 0.2,
    老师: 0.4,
    公公: 0.3,
    婆婆: 0.3,
    爷爷: 0.3,
    奶奶: 0.3,
    外公: 0.3,
    外婆: 0.3,
    妈妈: 0.3,
    爸爸: 0.3,
    第一次: 0.5,
    刚满: 0.1,
    孩子: 0.6,
    外地: 0.5,
  }),
);

/** The question without its frame; the text itself where nothing else would be left. */
export function stripQuestionPhrases(plain: string): string {
  const rest = plain.replaceAll(frame, " ").replaceAll(/ +/g, " ").trim();
  return normalise(rest) === "" ? plain : rest;
}

const WHOLE_EVENT = /要办(?:什么|哪些|咩)|(?:哪些|什么|咩)(?:手续|事)/;

/** Whether a normalised question asks for everything that an event of life brings (要办哪些手续): what is done as one thing answers it best. */
export const asksForOneThing = (plain: string): boolean => WHOLE_EVENT.test(plain);

/** Numbers, ages and dates: 16, 十六岁, 三天. */
const AMOUNT = /^(?:\d{1,4}|[一二两三四五六七八九十百千万几]+)(?:周岁|岁|天|年|个月|月|号|个|块|块钱|万|平方)?$/u;

/** How much a word of a question counts, 0 to 1, before it is known how rare it is. */
export const termWeight = (word: string): number => (STOP.has(word) ? 0 : (WEAK.get(word) ?? (AMOUNT.test(word) ? 0.2 : 1)));
