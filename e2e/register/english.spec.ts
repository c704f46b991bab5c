import { auditItemDetail, type Guide } from "@onehall/api";
import type { Page } from "@playwright/test";
import { load } from "cheerio";
import type { CheerioAPI } from "cheerio";
import { ask, QUIET_CITY, QUIET_COUNTY } from "../support/contract";
import { inParallel } from "../support/in-parallel";
import { axeFaults, overflow } from "../support/page";
import { servedPage, textOf } from "../support/served-page";
import { expect, origin, test } from "../support/test";

/** The pages in English. docs/requirements/english.md */

/** A town of the quiet county's city, for what only towns do. */
const TOWN = "441302001000";
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const NUMERALS = "零一二三四五六七八九";

/** The guides that the home page leads to, with where they lead to in a region: `[id, code]`. */
async function guidesIn(region: string): Promise<{ id: string; code: string }[]> {
  const $ = await servedPage(`/portal/en/?region=${region}`);
  const links = $("main a[href^='/portal/en/guide/']")
    .map((_, link) => $(link).attr("href") ?? "")
    .get();
  const guides: { id: string; code: string }[] = [];
  await inParallel(6, [...links.entries()], async ([index, href]) => {
    const answer = await fetch(new URL(href, origin()), { redirect: "manual" });
    guides[index] = { id: /guide\/([a-z-]+)/.exec(href)?.[1] ?? "", code: (answer.headers.get("location") ?? "").replace("/portal/en/guide/", "") };
  });
  return guides;
}

/** Every number of an English text, months as theirs: 1 January 1996 → 1, 1, 1996. */
const englishFigures = (text: string): number[] =>
  [...text.replaceAll(/(?<=\d),(?=\d{3})/g, "").matchAll(new RegExp(`\\d+(?:\\.\\d+)?|${MONTHS.join("|")}`, "g"))]
    .map(([word]) => (/\d/.test(word) ? Number(word) : MONTHS.indexOf(word) + 1))
    .sort((one, other) => one - other);

/** 十五 → 15, by another way than the server's: words below a hundred, and hundreds. */
function numeral(word: string): number {
  const [, hundreds = "", rest = word] = /^(.*)百(.*)$/.exec(word) ?? [];
  const [, tens, ones = rest] = /^(.?)十(.*)$/.exec(rest) ?? [];
  const digit = (sign: string) => (sign === "两" ? 2 : Math.max(0, NUMERALS.indexOf(sign || "零")));
  return digit(hundreds) * 100 + (tens === undefined ? 0 : (tens === "" ? 1 : digit(tens)) * 10) + digit(ones);
}

/** The numbers that a Chinese text states in digits, and those that it may state in words. */
function chineseFigures(text: string): { digits: number[]; words: number[] } {
  const digits = [...text.matchAll(/(\d+(?:\.\d+)?)(万)?/g)].map(([, number, tenThousands]) => Number(number) * (tenThousands ? 10_000 : 1));
  const words = [...text.matchAll(/[一二两三四五六七八九十百]+/g)].map(([word]) => numeral(word));
  return { digits, words };
}

/** What is wrong with the figures of an English text for a Chinese one; empty where they are equal. */
function figureFaults(where: string, english: string, chinese: string): string[] {
  const { digits, words } = chineseFigures(chinese);
  const left = [...digits, ...words];
  const unsaid = [...digits];
  const faults: string[] = [];
  for (const figure of englishFigures(english)) {
    if (!left.includes(figure)) faults.push(`${where}: ${figure} is not in ${chinese}`);
    if (unsaid.includes(figure)) unsaid.splice(unsaid.indexOf(figure), 1);
  }
  return [...faults, ...unsaid.map((figure) => `${where}: ${figure} of ${chinese} is missing`)];
}

/** The English text of a part, without what stands there in Chinese. */
function englishOf($: CheerioAPI, selector: string, index: number): string {
  const part = $(selector).eq(index).clone();
  part.find("[lang=zh-CN], .muted").remove();
  return textOf(part);
}

/** Everything in which an English guide differs from the Chinese one. */
function differences($: CheerioAPI, guide: Guide): string[] {
  const faults: string[] = [];
  const same = (where: string, one: unknown, other: unknown): void => {
    if (JSON.stringify(one) !== JSON.stringify(other)) faults.push(`${where}: ${JSON.stringify(one)} is not ${JSON.stringify(other)}`);
  };
  const listed = (id: string) => `section[aria-labelledby=${id}] .things > li`;
  const facts = textOf($("dl.facts.card").first());
  const date = new Date(`${guide.deadline.date}T00:00:00Z`);
  const words = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  if (guide.promisedDays > 0) {
    const promise = guide.term?.promised?.unit === "工作日" ? `${guide.promisedDays} working day` : String(guide.term?.promised?.days);
    if (!facts.includes(promise)) faults.push(`promised: ${promise} is not in ${facts}`);
    if (!facts.includes(words)) faults.push(`deadline: ${words} is not in ${facts}`);
  } else if (!facts.includes("At once")) faults.push(`promised: at once is not in ${facts}`);
  const law = guide.term?.statutory ? String(guide.term.statutory.days) : guide.statutoryDays ? `${guide.statutoryDays} working day` : undefined;
  if (law !== undefined && !facts.includes(law)) faults.push(`law: ${law} is not in ${facts}`);
  if (!facts.includes(guide.visits === 0 ? "need not go in person" : `${guide.visits} visit`)) faults.push(`visits: ${guide.visits} is not in ${facts}`);

  same("conditions", $(listed("who")).length, guide.conditions.length);
  same(
    "materials",
    $(`${listed("materials")} > .muted > [lang=zh-CN]`)
      .map((_, name) => $(name).text())
      .get(),
    guide.materials.map(({ name }) => name),
  );
  same("steps", $(listed("steps")).length, guide.steps.length);
  same("fees", $(listed("fees")).length, guide.fees.length);
  guide.conditions.forEach((text, index) => {
    if (!text.startsWith("本市规定")) faults.push(...figureFaults("condition", englishOf($, listed("who"), index), text));
  });
  guide.materials.forEach(({ name, note, copies }, index) => {
    faults.push(...figureFaults(name, englishOf($, listed("materials"), index), note.replace(/本市规定：.*$/u, "")));
    if (!new RegExp(`, ${copies} sets?,`).test(textOf($(`${listed("materials")} > .muted`).eq(index)))) faults.push(`${name}: not ${copies} sets`);
  });
  guide.steps.forEach(({ name, text, limit }, index) => {
    faults.push(...figureFaults(name, textOf($(listed("steps")).eq(index)), text + (limit ?? "")));
  });
  guide.fees.forEach(({ name, standard, waiver }, index) =>
    faults.push(...figureFaults(name, textOf($(listed("fees")).eq(index)), `${name}：${standard}${waiver ?? ""}`)),
  );

  faults.push(...figureFaults("visits", textOf($("dl.facts.card dd").eq(2)), `${guide.visits || ""}${guide.visitReason ?? ""}`));
  for (const { id, text, options } of guide.rules.questions.filter((question) => guide.personal?.open.includes(question.id))) {
    faults.push(...figureFaults(id, textOf($(`#q-${id}`)), text));
    options.forEach((option, index) => faults.push(...figureFaults(`${id} ${option.id}`, textOf($(`[aria-labelledby=q-${id}] li`).eq(index)), option.text)));
  }
  const { stop, notes } = guide.personal ?? {};
  if (stop) faults.push(...figureFaults("stop", textOf($("div.warn > p").first()), stop.text));
  notes?.forEach((text, index) => faults.push(...figureFaults("note", textOf($("ul.warn > li").eq(index)), text)));

  const windows = $("section[aria-labelledby=where] .card");
  same("windows", windows.length, guide.windows.length);
  guide.windows.forEach(({ name, address, hours, phone, note }, index) => {
    const window = windows.eq(index);
    same("hall", window.find("h3 [lang=zh-CN]").text(), name);
    same("address", window.find("dd [lang=zh-CN]").first().text(), address);
    same("way", window.find("dd [lang=zh-CN]").last().text(), note || address);
    same("phone", window.find("a[href^='tel:']").attr("href"), `tel:${phone}`);
    const times = (text: string) => text.match(/\d{1,2}:\d{2}/g) ?? [];
    same("hours", times(textOf(window)), times(hours));
  });
  same(
    "phones",
    $("section[aria-labelledby=ask] a[href^='tel:']")
      .map((_, link) => $(link).text())
      .get(),
    [guide.consultPhone, guide.complaintPhone],
  );
  same("updated", $("time").attr("datetime"), guide.updated);
  if (!textOf($("section[aria-labelledby=ask]")).includes(`Version ${guide.version} `)) faults.push(`version ${guide.version} is missing`);
  same("office", $("dl.facts [lang=zh-CN]").eq(1).text(), guide.department.name);
  return faults;
}

for (const [place, region] of [
  ["a city", QUIET_CITY],
  ["a county", QUIET_COUNTY],
  ["a town", TOWN],
] as const)
  test(`every guide says the same as the Chinese one in ${place}: days, dates, fees, visits, materials, steps, address, hours and numbers`, async () => {
    const guides = await guidesIn(region);
    expect(guides.length).toBeGreaterThanOrEqual(20);
    expect(guides.filter(({ code }) => code === "").map(({ id }) => id)).toEqual([]);
    const faults: string[] = [];
    await inParallel(6, guides, async ({ id, code }) => {
      const [$, guide] = await Promise.all([servedPage(`/portal/en/guide/${code}`), ask(auditItemDetail, { TASK_CODE: code })]);
      faults.push(...differences($, guide).map((fault) => `${id}: ${fault}`));
      expect(textOf($("h1")), id).not.toMatch(/\p{Script=Han}/u);
    });
    expect(faults).toEqual([]);
  });

test("questions of a guide are links, and the answers leave the same materials as in Chinese", async () => {
  const guides = await guidesIn(QUIET_COUNTY);
  const answered = new Set<string>();
  await inParallel(6, guides, async ({ id, code }) => {
    const guide = await ask(auditItemDetail, { TASK_CODE: code });
    const question = guide.rules.questions.find((one) => guide.personal?.open.includes(one.id));
    for (const option of question?.options ?? []) {
      const address = `/portal/en/guide/${code}?a.${question?.id}=${option.id}`;
      const [$, mine] = await Promise.all([servedPage(address), ask(auditItemDetail, { TASK_CODE: code, ANSWERS: `${question?.id}:${option.id}` })]);
      expect(differences($, mine), address).toEqual([]);
      expect($("meta[name=robots]").attr("content")).toBe("noindex");
      expect($(".warn h3").length > 0, address).toBe(Boolean(mine.personal?.stop));
      answered.add(id);
    }
  });
  expect(answered.size).toBeGreaterThan(10);
});

/** What people ask, and the guide that answers it. */
const QUESTIONS: readonly [question: string, guide: string][] = [
  ["extend my visa", "foreigner-visa"],
  ["visa", "foreigner-visa"],
  ["residence permit for foreigner", "foreigner-residence-permit"],
  ["how do I get a work permit", "foreigner-work-permit"],
  ["hire a foreigner", "foreigner-work-permit"],
  ["register my address with the police", "foreigner-lodging"],
  ["home return permit", "home-return-permit"],
  ["residence permit for hong kong macao and taiwan residents", "hmt-residence-permit"],
  ["convert my foreign driving license", "foreign-licence-exchange"],
  ["marry a chinese citizen", "foreign-marriage-registration"],
  ["birth certificate", "birth-medical-certificate"],
  ["primary school enrolment", "compulsory-school-enrolment"],
  ["tax record", "tax-payment-record"],
  ["annual tax return", "individual-income-tax-annual"],
  ["social security card", "social-security-card"],
  ["medical reimbursement", "medical-expense-reimbursement"],
  ["open a company", "company-registration"],
  ["foreign investment", "foreign-investment-report"],
  ["no criminal record certificate", "no-crime-record"],
  ["lost driving license", "driving-licence-replacement"],
  ["lost property", "lost-property"],
  ["notary", "notary-foreign-related"],
  ["my visa runs out next week", "foreigner-visa"],
  ["i overstayed my visa", "foreigner-visa"],
  ["passport stolen", "foreigner-visa"],
  ["spouse visa", "foreigner-residence-permit"],
  ["z visa", "foreigner-work-permit"],
  ["can i teach english here", "foreigner-work-permit"],
  ["staying with a friend do I need to register", "foreigner-lodging"],
  ["get married to a chinese girl", "foreign-marriage-registration"],
  ["how to get divorced in china", "foreign-divorce-registration"],
  ["my baby was born in guangzhou", "birth-medical-certificate"],
  ["can my kid go to school here", "compulsory-school-enrolment"],
  ["can I drive with my us license", "foreign-licence-exchange"],
  ["driving licence expired", "driving-licence-renewal"],
  ["scooter licence plate", "e-bike-registration"],
  ["how many days have I been in china", "exit-entry-records"],
  ["legalise my documents", "notary-foreign-related"],
  ["rent a flat", "rental-contract-filing"],
  ["get my pension money back when I leave china", "foreigner-pension-refund"],
  ["residence card for hongkongers", "hmt-residence-permit"],
];

test("questions in English find their guide first", async () => {
  const wrong: string[] = [];
  await inParallel(6, QUESTIONS, async ([question, guide]) => {
    const $ = await servedPage(`/portal/en/search?region=${QUIET_CITY}&keyword=${encodeURIComponent(question)}`);
    const first = $("main .list.card a").first().attr("href");
    // A question that names a place is answered for that place.
    if (first?.replace(/\?region=\d+$/, "") !== `/portal/en/guide/${guide}`) wrong.push(`${question}: ${first}`);
  });
  expect(wrong).toEqual([]);
  const $ = await servedPage("/portal/en/search?keyword=extend+my+visa+in+Shenzhen");
  expect(textOf($("main"))).toContain("Offices shown are those of Shenzhen.");
});

test("where the best answer is only in Chinese it comes first, and a guide in English stands in the place of what is not for people from abroad", async () => {
  const headings = async (question: string) => {
    const $ = await servedPage(`/portal/en/search?region=${QUIET_CITY}&keyword=${encodeURIComponent(question)}`);
    return $("main > h2")
      .map((_, heading) => $(heading).text())
      .get();
  };
  expect(await headings("open a restaurant")).toEqual(["Guides in Chinese only", "Guides in English", "More guides in Chinese only"]);
  expect((await headings("divorce"))[0]).toBe("Guides in English");
});

test("a guide says what to show at the window, and explains words that are known in China alone", async () => {
  const $ = await servedPage(`/portal/en/guide/foreigner-visa?region=${QUIET_CITY}`);
  expect(textOf($("section[aria-labelledby=counter] [lang=zh-CN]"))).toMatch(/^您好，我想办“外国人签证/);
  expect(textOf($("section[aria-labelledby=words] b"))).toContain("exit-entry 出入境");
});

test("what does not exist is said in English with a way on: address, guide, place, words without a result", async () => {
  for (const [path, status, title] of [
    ["/portal/en/none", 404, "This page does not exist"],
    ["/portal/en/guide/no-such-guide", 404, "This guide is not in English"],
    ["/portal/en/guide/11440000000000000000000000000AB", 404, "This guide is not in English"],
    ["/portal/en/?region=999999", 404, "This place is not known"],
    ["/portal/en/regions?region=x", 404, "This place is not known"],
    ["/portal/en/search?keyword=qqxzzqj", 200, "Results for “qqxzzqj”"],
  ] as const) {
    const $ = await servedPage(path, { status });
    expect([path, textOf($("h1"))]).toEqual([path, title]);
    expect($("html").attr("lang")).toBe("en");
    expect($("main a[href^='/portal/en/']").length, path).toBeGreaterThan(1);
    expect($("main form[action='/portal/en/search']").length, path).toBe(1);
    expect($("footer a[href='tel:12345']").length, path).toBe(1);
  }
  // A guide that is only in Chinese leads there.
  const other = /href="(\/portal\/(?:v2\/)?guide\/(\w+))"/.exec(await (await fetch(`${origin()}/portal/en/search?keyword=passport`)).text());
  const $ = await servedPage(`/portal/en/guide/${other?.[2]}`, { status: 404 });
  expect($(`main a[href="${other?.[1]}"]`).length).toBe(1);
  expect((await fetch(`${origin()}/portal/en`, { redirect: "manual" })).headers.get("location")).toBe("/portal/en/");
});

test("the help numbers say when they answer and what happens, and a question that tells of danger shows them first", async () => {
  const $ = await servedPage("/portal/en/help");
  const numbers = $("main a[href^='tel:']")
    .map((_, link) => $(link).text())
    .get();
  expect(numbers.slice(0, 4)).toEqual(["110", "120", "119", "12345"]);
  expect(textOf($("main"))).toContain("Day and night");
  const asked = await servedPage(`/portal/en/search?keyword=${encodeURIComponent("house fire")}`);
  expect(asked("main .warn a[href^='tel:']").first().text()).toBe("110");
});

test("both languages name each other: in the heads of guides, in the sitemap, and in the footer of every page", async () => {
  const [{ code } = { code: "" }] = await guidesIn(QUIET_CITY);
  const links = { "zh-CN": `${origin()}/portal/v2/guide/${code}`, en: `${origin()}/portal/en/guide/${code}` };
  for (const path of [`/portal/en/guide/${code}`, `/portal/v2/guide/${code}`, `/portal/v3/guide/${code}`, `/portal/guide/${code}`]) {
    const $ = await servedPage(path);
    const named = $("head link[rel=alternate][hreflang]")
      .map((_, link) => [[$(link).attr("hreflang"), $(link).attr("href")]])
      .get();
    expect(Object.fromEntries(named), path).toEqual(links);
    expect($("footer a[href='/portal/en/'], header a[href='/portal/en/'], a.brand").length, path).toBeGreaterThan(0);
  }
  const sitemap = load(await (await fetch(`${origin()}/portal/sitemap/english.xml`)).text(), { xml: true });
  const entry = sitemap("url").filter((_, url) => sitemap(url).find("loc").text() === links.en);
  expect(
    Object.fromEntries(
      entry
        .find("xhtml\\:link")
        .map((_, link) => [[sitemap(link).attr("hreflang"), sitemap(link).attr("href")]])
        .get(),
    ),
  ).toEqual(links);
  for (const face of ["v2", "v3"]) expect((await servedPage(`/portal/${face}/index`))("footer a[href='/portal/en/']").text()).toBe("English");
});

test("pages need no script, are kept by caches, and follow elder mode alone of the visitor's choices", async () => {
  for (const path of ["/portal/en/", "/portal/en/help", "/portal/en/regions", "/portal/en/search?keyword=visa"]) {
    const answer = await fetch(origin() + path, { headers: { cookie: "lang=hant; elder=1" } });
    expect([path, answer.headers.get("content-language"), answer.headers.get("cache-control")?.startsWith("public")]).toEqual([path, "en", true]);
    const $ = load(await answer.text());
    expect($("script").length, path).toBe(0);
    expect([$("html").attr("lang"), $("html").attr("dir"), $("html").attr("class")]).toEqual(["en", "ltr", "elder"]);
  }
});

/** An address of each kind of page. */
async function kindsOfPages(): Promise<string[]> {
  const [{ code } = { code: "" }] = await guidesIn(QUIET_CITY);
  return ["/portal/en/", `/portal/en/guide/${code}`, "/portal/en/search?keyword=visa+passport", `/portal/en/regions?region=${QUIET_CITY}`, "/portal/en/help"];
}

test("pages are accessible and fit every width, in light and dark colours", async ({ page }) => {
  for (const path of await kindsOfPages()) {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(path);
    expect(await axeFaults(page), path).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFaults(page, undefined, ["color-contrast"]), path).toEqual([]);
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

/** Where the blocks of a page begin and end from the side at which its language begins, and how wide the page is. */
const blocksOf = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const rtl = document.documentElement.dir === "rtl";
    const blocks = [
      ...document.querySelectorAll(
        "header .in > *, main > *, .card, .grid > *, .things, dl > *, form > :not([type=hidden]), input:not([type=hidden]), footer p",
      ),
    ];
    return blocks.map((block) => {
      const { left, right } = block.getBoundingClientRect();
      return [rtl ? width - right : left, rtl ? width - left : right].map(Math.round);
    });
  });

test("a language from right to left needs nothing but its texts: the pages are mirrored, and longer words fit", async ({ page }) => {
  for (const path of await kindsOfPages()) {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto(path);
    const before = await blocksOf(page);
    expect(before.length, path).toBeGreaterThan(5);
    await page.evaluate(() => (document.documentElement.dir = "rtl"));
    // A pixel of rounding; the box of the search button is as wide as its word.
    const moved = (await blocksOf(page)).filter((ends, index) => ends.some((end, side) => Math.abs(end - (before[index]?.[side] ?? -99)) > 1));
    expect(moved, path).toEqual([]);
    // Half as long again, in letters that are written from right to left, as long words.
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        node.nodeValue = (node.nodeValue ?? "").replaceAll(/[a-z]+/giu, (word) => "مثالكبير".repeat(3).slice(0, Math.ceil(word.length * 1.5)));
    });
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test("without scripts: from the home page to a city, to a guide of it, to an answer", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin() });
  const page = await context.newPage();
  await page.goto("/portal/en/");
  await page.getByRole("link", { name: "Huizhou" }).click();
  await expect(page.getByText("Your place: Huizhou")).toBeVisible();
  await page.getByRole("searchbox").fill("marry a chinese citizen");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: "Marry a Chinese citizen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Marry a Chinese citizen");
  await page.getByRole("link", { name: "A foreigner", exact: true }).click();
  await expect(page.getByText("Passport and certificate that you are not married")).toBeVisible();
  await expect(page.getByText("Change this answer")).toBeVisible();
  await page.getByRole("link", { name: "Change place" }).click();
  await expect(page.getByText("For the guide: Marry a Chinese citizen")).toBeVisible();
  await context.close();
});
