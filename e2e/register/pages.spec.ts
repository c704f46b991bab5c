import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  articleDetail,
  auditItems,
  captchaSound,
  companyIndex,
  currentRegion,
  dutyDepartments,
  homeIndex,
  noticeDetail,
  noticeList,
  oneThingIndex,
  personIndex,
  questionList,
  searchService,
  stationSearch,
} from "@onehall/api";
import { heard } from "../support/captcha";
import { ask, FACES } from "../support/contract";
import {
  MANY,
  ROWS,
  codes,
  count,
  expectBeginning,
  expectHotWords,
  hrefsOf,
  rowsOf,
  said,
  squeezed,
  taskCodesOf,
  textsOf,
  unversioned,
} from "../support/page-parts";
import { root } from "../support/portal";
import { sampleLogin } from "../support/sample-login";
import { servedPage, textOf } from "../support/served-page";
import { expect, origin, test } from "../support/test";

/** Pages of a region and of whoever is logged in. docs/requirements/pages.md */

/** A county, its city, the province, and one of its towns. */
const REGION = "440106";
const CITY = "440100";
const PROVINCE = "440000";
const TOWN = "440106001000";

test("the home of a province, a city and a county says what the contract answers, at index and index/{region}, in both faces", async () => {
  for (const region of [PROVINCE, CITY, REGION]) {
    const [home, place] = await Promise.all([ask(homeIndex, { region, busy: "1" }), ask(currentRegion, { regCode: region })]);
    for (const face of FACES) {
      const addresses =
        face === "v3" ? [`/portal/v3/index/${region}`, `/portal/v3/index?region=${region}`] : [`/portal/index/${region}`, `/portal/v2/index?region=${region}`];
      for (const path of addresses) {
        const $ = await servedPage(path);
        expect(said($, "h1"), path).toContain(place.current?.name ?? "no region");
        expectHotWords(textsOf($, 'main nav[aria-label="热门搜索"] a'), home.hotWords, path);
        const tasks = taskCodesOf($, "main ol");
        const many = path.startsWith("/portal/v3/") ? (home.busy?.person ?? home.hot_person) : home.hot_person;
        expect(tasks.slice(0, 6), path).toEqual(codes(many).slice(0, 6));
        expect(textsOf($, `main a[href*="/notice?id="]`), path).toEqual(home.news.map(({ title }) => title));
        expect(textsOf($, 'main a[href$="#faq"]'), path).toEqual(home.faqs.filter(({ taskCode }) => taskCode).map(({ question }) => question));
      }
    }
  }
});

test("standing pages hold one article each: its title, its sections and the day of its last change, in both faces", async () => {
  for (const key of ["about-me", "contact-us", "privacy-policy", "service-agreement"]) {
    const { title, lead, sections, updated } = await ask(articleDetail, { key });
    for (const face of FACES) {
      const $ = await servedPage(`/portal/${face}/${key}`);
      expect(textsOf($, "h1")).toEqual([title]);
      expect(said($)).toContain(squeezed(lead));
      expect(textsOf($, "main article h2")).toEqual(sections.map((section) => section.title).filter((heading) => heading !== ""));
      expect($("main article time").attr("datetime")).toBe(updated);
    }
  }
});

test("a town's hall and a village's service point say where they are, what they do and which villages belong to it", async () => {
  const { halls } = await ask(currentRegion, { regCode: TOWN });
  const { items } = await ask(auditItems, { AREA_CODE: TOWN, ISLOCALLEVEL: "1", PAGESIZE: 100 });
  const { list } = await ask(stationSearch, { region: TOWN });
  const station = list.find(({ level }) => level === "town");
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/country-hall?region=${TOWN}`);
    for (const text of [station?.name, station?.address, station?.officeHour]) expect(said($, "section:has(#reach)")).toContain(squeezed(text ?? "no station"));
    expectBeginning(taskCodesOf($, ROWS), codes(items));
    const villages = $('main a[href*="country-hall-child?region="]');
    expect(villages.toArray().map((link) => textOf($(link)).replace(/（.*/, ""))).toEqual(
      halls.map(({ shortName, name }) => expect.stringMatching(new RegExp(`${shortName}|${name}`))),
    );
    expect(new Set(villages.toArray().map((link) => $(link).attr("target")))).toEqual(new Set(["_blank"]));
  }
  const [village] = halls;
  const point = await servedPage(`/portal/country-hall-child?region=${village?.code}`);
  expect(said(point, "h1")).toContain(village?.name ?? "no village");
  expectBeginning(taskCodesOf(point, ROWS), codes((await ask(auditItems, { AREA_CODE: village?.code, ISLOCALLEVEL: "1", PAGESIZE: 100 })).items));
});

test("questions with their answers stand by word and topic, in both faces", async () => {
  const keyword = "社保";
  const all = await ask(questionList, { region: REGION, keyword, ...MANY });
  const [topic] = all.topics;
  const narrowed = await ask(questionList, { region: REGION, keyword, topic: topic?.name });
  for (const face of FACES) {
    const path = `/portal/${face}/faq?region=${REGION}&keyword=${encodeURIComponent(keyword)}`;
    const $ = await servedPage(path);
    expectBeginning(
      textsOf($, "main article h2"),
      all.list.map(({ question }) => question),
    );
    for (const { name, count: number } of all.topics) expect(said($)).toContain(`${name}（${number}）`);
    expect(textsOf(await servedPage(`${path}&topic=${encodeURIComponent(topic?.name ?? "")}`), "main article h2")).toEqual(
      narrowed.list.map(({ question }) => question),
    );
    expect(narrowed.total).toBe(topic?.count);
  }
});

test("the search page for phones has a large box that works without scripts, words and themes to press", async () => {
  const [{ hotWords }, home] = await Promise.all([ask(searchService, { region: REGION }), ask(homeIndex, { region: REGION })]);
  const $ = await servedPage(`/portal/v2/mobile-search?region=${REGION}`);
  const form = $("main form[role=search]");
  expect([form.attr("action"), form.attr("method"), form.find("input[type=search]").attr("name"), form.find("input[name=region]").attr("value")]).toEqual([
    "/portal/v2/search",
    "get",
    "keyword",
    REGION,
  ]);
  const words = $("#hot-words")
    .closest("section")
    .find("a")
    .toArray()
    .map((link) => new URL($(link).attr("href") ?? "", origin()).searchParams.get("keyword"));
  expectHotWords(
    words.map((word) => word ?? ""),
    hotWords.map(({ name }) => name),
  );
  expect(textsOf($, 'main a[href*="/theme?"]')).toEqual([...home.services_person, ...home.services_company].map(({ name }) => name));
});

test("notices of a region stand with their day, newest first, and each in full with its neighbours, in both faces", async () => {
  const { data, total } = await ask(noticeList, { region: REGION });
  const [first] = data;
  const notice = await ask(noticeDetail, { id: first?.id ?? "" });
  expect(data.map(({ date }) => date)).toEqual(
    data
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/notices?region=${REGION}`);
    expect(said($)).toContain(`共${total}条`);
    const lines = $('main li:has(> a[href*="/notice?id="])').toArray();
    expect(lines.map((line) => [$(line).find("a").attr("href"), textOf($(line).find("a")), $(line).find("time").attr("datetime")])).toEqual(
      data.map(({ id, title, date }) => [`${unversioned(face)}/notice?id=${id}`, title, date.slice(0, 10)]),
    );
    const page = await servedPage(`${unversioned(face)}/notice?id=${first?.id}`);
    expect(textsOf(page, "h1")).toEqual([notice.title]);
    expect(textOf(page("main time").first())).toBe(`发布时间：${notice.date}:00`);
    expect(page("main time").first().attr("datetime")).toBe(`${notice.date.replace(" ", "T")}:00+08:00`);
    for (const block of notice.body)
      for (const text of block.type === "p" ? [block.text] : block.items) expect(said(page, "article")).toContain(squeezed(text));
    expect(hrefsOf(page, 'main nav[aria-label="相邻的通知"] a')).toEqual(
      [notice.previous, notice.next].flatMap((one) => (one ? [`${unversioned(face)}/notice?id=${one.id}`] : [])),
    );
  }
});

test("progress-query is a form that needs no script, and progress-query-detail is what it leads to, in both faces", async () => {
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/progress-query?region=${REGION}&receipt=440100202611250084`);
    const form = $("main form");
    expect([form.attr("method"), new URL(form.attr("action") ?? "", origin()).pathname]).toEqual(["post", `/portal/${face}/progress-query-detail`]);
    expect(
      form
        .find("input")
        .toArray()
        .map((input) => $(input).attr("name")),
    ).toEqual(expect.arrayContaining(["sqrmc", "sblsh"]));
  }
});

test("a receipt that the user centre shows fills the progress query and is found by it; a finished matter can be rated from there", async () => {
  const people = readFileSync(join(root, "apps/server/province/guangdong/people/persons.yaml"), "utf8");
  for (const face of FACES)
    for (const [account, finished] of [
      ["student", false],
      ["guardian", true],
    ] as const) {
      const cookie = await sampleLogin(origin(), account);
      const affairs = await servedPage(`/portal/${face}/user/affairs`, { cookie });
      const address = hrefsOf(affairs, 'main a[href*="/progress-query?"]')[0] ?? "";
      const receipt = new URL(address, origin()).searchParams.get("receipt") ?? "";
      expect(receipt, account).not.toBe("");
      const form = await servedPage(address);
      expect(form("input[name=sblsh]").attr("value")).toBe(receipt);
      const { sound, token } = await ask(captchaSound, {});
      const answer = {
        sqrmc: new RegExp(`^- id: ${account}\\n\\s+name: (\\S+)`, "m").exec(people)?.[1] ?? "",
        sblsh: receipt,
        captcha: heard(sound),
        captcha_token: token,
        way: "",
      };
      const found = await servedPage(form("main form").attr("action") ?? "", { form: answer });
      expect(said(found), `${face} ${account}`).toContain(receipt);
      expect(hrefsOf(found, 'main a[href*="/review?"]').length > 0, `${face} ${account}`).toBe(finished);
    }
});

test("a town shows the county's duties, department matters and stations where it keeps none, and says so, in both faces", async () => {
  const county = await ask(dutyDepartments, { region: REGION });
  const [station] = (await ask(stationSearch, { region: REGION, level: "1" })).list;
  for (const face of FACES) {
    const duties = await servedPage(`/portal/${face}/public/duty-service?region=${TOWN}`);
    expect(said(duties)).toContain("五山街道没有单独的权责清单");
    expect(rowsOf(duties, "main").map(([name]) => name)).toEqual(expect.arrayContaining(county.filter(({ total }) => total > 0).map(({ name }) => name)));
    const matters = await servedPage(`/portal/${face}/affairs-public-depart-matters?region=${TOWN}`);
    expect(said(matters, "section:has(#above) h2")).toBe("天河区的部门也给五山街道办事");
    expect(rowsOf(matters, "section:has(#above)").map(([name]) => name)).toContain(county[0]?.name);
    const stations = await servedPage(`/portal/${face}/stations?region=${TOWN}`);
    expect(said(stations, "section:has(#above)")).toContain("五山街道办不了的，去上一级的政务服务中心");
    expect(textsOf(stations, "section:has(#above) h3")).toContain(station?.name);
  }
});

test("the home of the modern face asks first what one wants to do, then shows what is one's own, one-things, what many do and figures; companies have a home by a plain link", async () => {
  const [home, things, people, companies] = await Promise.all([
    ask(homeIndex, { region: REGION, busy: "1" }),
    ask(oneThingIndex, { region: REGION }),
    ask(personIndex, { region: REGION }),
    ask(companyIndex, { region: REGION }),
  ]);
  const $ = await servedPage(`/portal/v3/index?region=${REGION}`);
  const parts = $("main h1, main section")
    .toArray()
    .map((part) => textOf(part.tagName === "h1" ? $(part) : $(part).find("h2").first()) || $(part).attr("aria-label"));
  expect(parts.map((part) => part?.replaceAll("天河区", ""))).toEqual([
    "想办什么事？",
    "遇到什么事",
    "我在",
    "高效办成一件事",
    "大家在办",
    "办事怎么样",
    "资讯与问答",
  ]);
  const link = $('main nav[aria-label="为谁办"] a').last().attr("href");
  expect(link).toBe(`/portal/v3/index?region=${REGION}&audience=company`);
  for (const [page, index, hot] of [
    [$, people, home.busy?.person ?? home.hot_person],
    [await servedPage(link ?? ""), companies, home.busy?.company ?? home.hot_company],
  ] as const) {
    const situations = hrefsOf(page, 'main section[aria-label="遇到什么事"] a').flatMap(
      (href) => new URL(href, origin()).searchParams.get("catalogCode") ?? [],
    );
    expect(situations).toEqual(
      [...index.activities, ...index.themes]
        .map(({ catalogCode }) => catalogCode)
        .filter((code) => situations.includes(code))
        .slice(0, situations.length),
    );
    expect(situations.length).toBeGreaterThan(5);
    const listed = taskCodesOf(page, 'main section:has(h2:contains("大家"), h2:contains("企业")) ol');
    expect(listed.length).toBeGreaterThanOrEqual(5);
    expect(listed).toEqual(codes(hot).slice(0, listed.length));
  }
  expect(codes(things)).toEqual(expect.arrayContaining(taskCodesOf($, 'section:has(h2:contains("高效办成一件事"))')));
  expect(said($)).toContain(squeezed(`${count(home.tasks?.total ?? NaN)}件`));
});

test("what waits for somebody is not in the cached home page of the modern face", async () => {
  const cookie = await sampleLogin(origin(), "student");
  const waiting = (await (await fetch(`${origin()}/yhzx/apis/general/listWaiting`, { headers: { cookie } })).json()) as {
    data: { list: { id: string; title?: string }[] };
  };
  const [stranger, own] = await Promise.all([servedPage(`/portal/v3/index?region=${REGION}`), servedPage(`/portal/v3/index?region=${REGION}`, { cookie })]);
  expect(said(own)).toBe(said(stranger));
  for (const { id } of waiting.data.list) expect(own.html()).not.toContain(id);
  expect(own('main a[href="/portal/v3/user"]').length).toBeGreaterThan(0);
});
