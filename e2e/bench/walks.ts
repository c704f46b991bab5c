import { chromium, type Locator, type Page } from "@playwright/test";
import { startPortal } from "../support/portal";

/** What somebody wants to know, in their own words; the task that is meant, by its name or the beginning of it; and which answer of its guide it is. */
type Question = { words: string; task: string; asks: "要带" | "去哪" | "花费" | "多久" };

const QUESTIONS: readonly Question[] = [
  { words: "身份证到期了换新的带什么", task: "居民身份证换领", asks: "要带" },
  { words: "身份证丢了怎么补", task: "居民身份证丢失补领", asks: "去哪" },
  { words: "补办身份证多少钱", task: "居民身份证丢失补领", asks: "花费" },
  { words: "居住证几天能拿到", task: "居住证申领", asks: "多久" },
  { words: "小孩上户口要带什么", task: "出生登记（新生儿落户）", asks: "要带" },
  { words: "办社保卡去哪里", task: "社会保障卡申领", asks: "去哪" },
  { words: "结婚登记要钱吗", task: "结婚登记", asks: "花费" },
  { words: "离婚要带什么材料", task: "离婚登记", asks: "要带" },
  { words: "开个体户执照要多久", task: "个体工商户设立登记", asks: "多久" },
  { words: "注册公司要带什么", task: "企业设立登记（公司）", asks: "要带" },
  { words: "驾驶证到期换证", task: "机动车驾驶证期满换证", asks: "要带" },
  { words: "护照多少钱", task: "普通护照首次申领", asks: "花费" },
  { words: "港澳通行证签注几天", task: "往来港澳通行证签注", asks: "多久" },
  { words: "公积金租房提取", task: "住房公积金租房提取", asks: "要带" },
  { words: "失业金怎么领", task: "失业保险金申领", asks: "去哪" },
  { words: "异地就医备案", task: "基本医疗保险异地就医备案", asks: "多久" },
  { words: "高龄津贴", task: "高龄老年人津贴", asks: "要带" },
  { words: "残疾证怎么办", task: "残疾人证新办", asks: "去哪" },
  { words: "开饭店食品许可证多久", task: "食品经营许可", asks: "多久" },
  { words: "无犯罪记录证明", task: "开具无犯罪记录证明", asks: "要带" },
];

/** A phone of the smallest kind that is common. */
const VIEWPORT = { width: 375, height: 667 };
const REGION = "440106";

/** Where the classic guide has the answer: a section, or a fact of its head. */
const CLASSIC: Readonly<Record<Question["asks"], string>> = {
  要带: "#materials",
  去哪: "#windows",
  花费: "dt:text-is('收费')",
  多久: "dt:text-is('承诺办结')",
};

/** `screens`: looked at from the home page to the answer, on all pages; `last`: on which of its guide the answer ends. */
type Walk = { task: string; taps: number; screens: number; last: number };

/** On which screen of its page something ends, the first being 1. */
async function screenOf(place: Locator): Promise<number> {
  const box = await place.boundingBox();
  return box ? Math.ceil((box.y + box.height) / VIEWPORT.height) : Number.POSITIVE_INFINITY;
}

/**
 * From the home page to the answer. Every press counts, typing does not; on each page as many screens as one has to look at until what is pressed, or the
 * answer, stands there whole: in the modern face the answer with its main action.
 */
async function walk(page: Page, origin: string, face: "v2" | "v3", { words, asks }: Question): Promise<Walk> {
  await page.goto(`${origin}/portal/${face}/index?region=${REGION}`);
  let taps = 0;
  const tap = async (place: Locator): Promise<void> => {
    await place.tap();
    taps += 1;
  };
  const main = page.getByRole("main");
  const search = main.getByRole("button", { name: "搜索", exact: true }).first();
  let screens = await screenOf(search);
  await tap(main.getByRole("combobox").first());
  await page.keyboard.type(words);
  await tap(search);
  await page.waitForURL(/\/search/);
  const result = main.locator("a[href*='/guide/'], a[href*='/guide-combo/']").first();
  screens += await screenOf(result);
  await tap(result);
  await page.waitForURL(/\/guide(-combo)?\//);
  const place = face === "v3" ? page.locator("dl > div", { has: page.locator(`dt:text-is('${asks}')`) }) : page.locator(CLASSIC[asks]);
  const box = await place.first().boundingBox();
  const task = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  // The answer is complete with what to press.
  const action = face === "v3" ? await page.locator("main [data-kind=primary]").first().boundingBox() : null;
  // The heading of a section of the classic guide is not its answer yet: that begins below it.
  const answer = box ? box.y + Math.min(box.height, VIEWPORT.height / 2) : Number.POSITIVE_INFINITY;
  const bottom = Math.max(answer, action ? action.y + action.height : 0);
  const last = Math.ceil(bottom / VIEWPORT.height);
  return { task, taps, screens: screens + last, last };
}

const told = ({ taps, screens, last }: Walk): string => `${taps} 下，${screens} 屏（第 ${last} 屏）`;

/** Twenty everyday questions in both faces, as somebody with a phone goes: taps and screens to the answer. Prints the table of docs/questions.md. ONEHALL_ORIGIN: a portal that runs already. */
export async function run(): Promise<number> {
  const running = process.env.ONEHALL_ORIGIN;
  const portal = running === undefined ? await startPortal() : undefined;
  const origin = running ?? portal?.origin ?? "";
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  });
  let misses = 0;
  try {
    const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true, locale: "zh-CN" });
    const page = await context.newPage();
    console.log("| 想问的 | 找到的事项 | 想知道 | 旧版：几下，几屏（指南的第几屏） | 新版：几下，几屏（指南的第几屏） |\n|---|---|---|---|---|");
    for (const question of QUESTIONS) {
      const old = await walk(page, origin, "v2", question);
      const modern = await walk(page, origin, "v3", question);
      const isRight = modern.task.startsWith(question.task);
      if (!isRight || modern.taps > 3 || modern.last > 1) misses += 1;
      console.log(
        `| ${question.words} | ${modern.task}${isRight ? "" : `（不对：想问的是${question.task}）`} | ${question.asks} | ${told(old)} | ${told(modern)} |`,
      );
    }
  } finally {
    await browser.close();
    await portal?.stop();
  }
  console.log(`\n新版第一条就是想问的事、按三下以内、答案在第一屏：${QUESTIONS.length - misses}/${QUESTIONS.length}`);
  return misses === 0 ? 0 : 1;
}
