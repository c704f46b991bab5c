import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  adjustmentNotices,
  currentRegion,
  homeIndex,
  hotMatters,
  listCounts,
  newestNotice,
  noticeDetail,
  noticeList,
  plainText,
  ratingForm,
  ratingList,
  ratings,
  searchNews,
  sharedConfig,
  statistics,
  supervision,
  timeliness,
} from "@onehall/api";
import { ask, FACES, onTheWire, QUIET_COUNTY, send } from "../support/contract";
import { exhaustFreeLetters } from "../support/captcha";
import { expectBeginning, hrefsOf, squeezed, textsOf } from "../support/page-parts";
import { root, startPortal } from "../support/portal";
import { sampleLogin } from "../support/sample-login";
import { servedPage, textOf } from "../support/served-page";
import { expect, origin, test } from "../support/test";

/** A county, its city, the province. */
const REGION = "440106";
const PROVINCE = "440000";

const count = (number: number) => number.toLocaleString("zh-CN");
/** 86,800 → 8.68万, as large numbers are read. */
const short = ({ value, unit }: { value: number; unit: string }) => `${count(value)}${unit}`;

test("a news item has id, title, how it begins, its address and its time, in every list of the contract; the address opens it", async () => {
  const lists = {
    list: (await ask(noticeList, { region: REGION })).data,
    search: await ask(searchNews, { keyword: "医保", region: REGION }),
    adjustments: (await ask(adjustmentNotices, { region: REGION })).list,
    home: (await ask(homeIndex, { region: REGION })).news,
    newest: [await ask(newestNotice, { region: REGION })],
  };
  for (const [name, list] of Object.entries(lists)) {
    expect(list.length, name).toBeGreaterThan(0);
    const [first] = list;
    const { title, body, date, ...notice } = await ask(noticeDetail, { id: first?.id ?? "" });
    const beginning = plainText(body.slice(0, 1));
    expect(first, name).toMatchObject({ title, date, url: `/portal/notice?id=${first?.id}` });
    expect([...(first?.desc ?? "")].length, name).toBeLessThanOrEqual(120);
    expect(first?.desc?.replace(/…$/, ""), name).not.toBe("");
    expect(beginning.startsWith(first?.desc?.replace(/…$/, "") ?? "nothing"), `${name}: ${first?.desc}`).toBe(true);
    expect(notice.desc, name).toBe(first?.desc);
    expect(textsOf(await servedPage(first?.url ?? ""), "h1"), name).toEqual([title]);
  }
});

test("a region shows its own notices, those above it and those inside it, newest first", async () => {
  const city = "440100";
  const { data } = await ask(noticeList, { region: city, pageSize: 100 });
  const where = (code: string) => (code === city ? "own" : code === PROVINCE ? "above" : code.startsWith("4401") ? "inside" : "elsewhere");
  expect(new Set(data.map(({ regionCode }) => where(regionCode)))).toEqual(new Set(["own", "above", "inside"]));
  const order = data.map(({ date }) => date);
  expect(order).toEqual(order.toSorted().toReversed());
  for (const face of FACES)
    expectBeginning(
      textsOf(await servedPage(`/portal/${face}/notices?region=${city}`), 'main a[href*="/notice?id="]'),
      data.map(({ title }) => title),
    );
});

test("a statistic has its eight fields, and its description is decoded from HTML", async () => {
  const { rows } = (await onTheWire("node/gdbsOther/getStatisticsData", { region: PROVINCE })) as unknown as { rows: Record<string, string>[] };
  const decoded = await ask(statistics, { region: PROVINCE });
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) expect(Object.keys(row).toSorted()).toEqual("count desc id img name sort type url".split(" "));
  const plain = (text = "") => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&");
  expect(decoded.map(({ desc }) => desc)).toEqual(rows.map(({ desc }) => plain(desc)));
  for (const { desc } of decoded) expect(desc).not.toMatch(/&(?:#\d+|[a-z]+);/);
});

test("hot matters and their groups have every field, and stand in these groups on the pages of both faces", async () => {
  const { themes, activities } = await ask(hotMatters, { region: REGION, audience: "1" });
  for (const group of [...themes, ...activities]) {
    expect(Object.keys(group)).toEqual(expect.arrayContaining("id parentId icon hot desc code weights name items".split(" ")));
    for (const matter of group.items) {
      expect(Object.keys(matter)).toEqual(
        expect.arrayContaining("regionCode rootName weights rootId url id name desc parentName hot isUrl parentId".split(" ")),
      );
      expect(matter).toMatchObject({ parentId: group.id, parentName: group.name });
    }
    expect(group.hot).toBeGreaterThanOrEqual(group.items.reduce((sum, { hot }) => sum + hot, 0));
    expect(group.items.map(({ weights }) => weights)).toEqual(group.items.map((_, index) => index + 1));
  }
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/personal/mattersLv2/hot?region=${REGION}`);
    expect(textsOf($, "main section h2")).toEqual(themes.map(({ name }) => name));
    const [group] = themes;
    const shown = textsOf($, `section:has(#group-${group?.id}) ol a`);
    expectBeginning(shown, group?.items.map(({ name }) => name) ?? []);
  }
});

test("a hot matter names where it is done by code, city, county and region, and the address of its picture", async () => {
  const { themes } = await ask(hotMatters, { region: REGION, audience: "1" });
  const matters = themes.flatMap(({ items }) => items);
  for (const { regionCode, codeList, iconUrl = "" } of matters) {
    expect(codeList?.map(({ code }) => code)).toEqual([regionCode]);
    expect(iconUrl).toMatch(/^\/portal\/icons\/[a-z0-9-]+\.svg$/);
  }
  const inTown = matters.find(({ regionCode }) => regionCode.length === 12);
  const path = await ask(currentRegion, { regCode: inTown?.regionCode ?? "" });
  const [, city, county, town] = path.breadcrumbs.map(({ name }) => name);
  expect(inTown?.codeList).toEqual([{ region: town, county, code: inTown?.regionCode, city }]);
  for (const address of new Set(matters.map(({ iconUrl }) => iconUrl ?? ""))) {
    const answer = await fetch(`${origin()}${address}`);
    expect(answer.headers.get("content-type"), address).toBe("image/svg+xml");
    expect(await answer.text(), address).toMatch(/^<svg [^>]+>(?:<(?:path|circle|rect|line|polyline|polygon|ellipse) [^>]+\/>)+<\/svg>$/);
  }
});

test("theme data has names with index- and hyphens; the installed app of both faces takes its colours and its icons from what is served", async () => {
  const { theme = {} } = await ask(sharedConfig, {});
  expect(Object.keys(theme)).toEqual(["index-main-color", "index-background-color", "index-text-color", "index-link-color"]);
  for (const color of Object.values(theme)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/index`);
    const manifest = await (await fetch(new URL($('link[rel="manifest"]').attr("href") ?? "", origin()))).json();
    expect([manifest.theme_color, manifest.background_color]).toEqual([theme["index-main-color"], theme["index-background-color"]]);
    const icons = [...manifest.icons.map(({ src }: { src: string }) => src), $('link[rel="apple-touch-icon"]').attr("href")];
    for (const src of icons) {
      const picture = await fetch(new URL(src, origin()));
      expect(picture.headers.get("content-type"), src).toBe("image/png");
      // Width and height stand at bytes 16 and 20 of a PNG.
      const bytes = new DataView(await picture.arrayBuffer());
      expect([bytes.getUint32(16), bytes.getUint32(20)], src).toEqual([
        Number.parseInt(src.split("/").at(-1) ?? "", 10),
        Number.parseInt(src.split("/").at(-1) ?? "", 10),
      ]);
    }
    // What is a person's own leads to the log-in.
    for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts])
      expect((await fetch(new URL(url, origin()), { redirect: "manual" })).status, url).toBe(url.includes("/user/") ? 303 : 200);
  }
});

test("numbers above 10000 are shortened with 万, smaller ones are not, on the pages of both faces", async () => {
  const [province, county] = await Promise.all([ask(ratings, { region: PROVINCE }), ask(ratings, { region: QUIET_COUNTY })]);
  expect(province.affairs).toBeGreaterThan(10_000);
  expect(province.affairsShort.unit).toBe("万");
  expect(Math.abs(province.affairsShort.value * 10_000 - province.affairs)).toBeLessThanOrEqual(50);
  for (const face of FACES) {
    const large = squeezed((await servedPage(`/portal/${face}/good-bad-review?region=${PROVINCE}`))("main dl").first().text());
    for (const text of [`办件总数${short(province.affairsShort)}件`, `评价总数${short(province.evaluationsShort)}次`, `差评数${short(province.badShort)}次`])
      expect(large, face).toContain(text);
    expect(squeezed((await servedPage(`/portal/${face}/good-bad-review?region=${QUIET_COUNTY}`))("main dl").first().text()), face).toContain(
      `办件总数${count(county.affairs)}件`,
    );
  }
});

test("every page shares menu, channels, footer links, codes, site code, contact and phone of the contract, with the addresses of its face", async () => {
  const { site, nav, footer, sidebar } = await ask(sharedConfig, {});
  for (const item of nav.menu) expect([item.name, item.url, item.urlV3].every((text) => text !== "")).toBe(true);
  for (const { name, url } of [...nav.channel, ...footer.links]) expect([name, url].every((text) => text !== "")).toBe(true);
  expect(sidebar.every(({ text }) => text !== "")).toBe(true);
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/about-me`);
    const menu = $('header nav[aria-label="主菜单"] a').toArray();
    expect(menu.map((link) => textOf($(link)))).toEqual(nav.menu.map(({ name }) => name));
    for (const [index, { url, urlV3 }] of nav.menu.entries())
      expect(new URL($(menu[index]).attr("href") ?? "", origin()).pathname).toBe(new URL(face === "v3" ? urlV3 : url, origin()).pathname);
    for (const { url } of nav.channel)
      expect(
        hrefsOf($, "header a").some((href) => href.includes(url) || href.includes(encodeURIComponent(url))),
        url,
      ).toBe(true);
    const foot = squeezed($("body > footer, body footer").last().text());
    for (const text of [
      ...footer.links.map(({ name }) => name),
      ...footer.qr.map((code) => code.text),
      site.siteCode,
      site.icp,
      site.police,
      site.organiser,
      site.undertaker,
      site.support,
      site.hotline,
    ])
      expect(foot, `${face}: ${text}`).toContain(squeezed(text));
  }
});

test("the home page has a banner with slogan, services for persons and for companies, columns, conveniences, news; the modern one what waits after the log-in and supervision too", async () => {
  const { banner, services_person: persons, services_company: companies, news } = await ask(homeIndex, { region: REGION });
  const classic = await servedPage(`/portal/v2/index?region=${REGION}`);
  expect(squeezed(classic("h1").text())).toContain(squeezed(banner.slogan));
  expect(textsOf(classic, 'main a[href*="/personal/theme?"]')).toEqual(persons.map(({ name }) => name));
  expect(textsOf(classic, 'main a[href*="/legal/theme?"]')).toEqual(companies.map(({ name }) => name));
  expect(textsOf(classic, "main h2")).toEqual(["个人服务", "法人服务", "大家常办", "通知公告", "常见问题", "企业常办"]);
  for (const path of ["public/activity", "public/mzb/index", "public/four-deal", "progress-query"])
    expect(hrefsOf(classic, "main li a")).toContain(`/portal/v2/${path}?region=${REGION}`);
  const modern = await servedPage(`/portal/v3/index?region=${REGION}`);
  expect(squeezed(modern("main").text())).toContain(squeezed(banner.sub));
  expect(squeezed(modern("main").text())).toContain("登录后，这里列出要补正的、正在办的申请");
  expect(hrefsOf(modern, "main a")).toEqual(expect.arrayContaining([`/portal/v3/good-bad-review?region=${REGION}`, `/portal/v3/personal?region=${REGION}`]));
  for (const $ of [classic, modern]) expect(textsOf($, 'main a[href*="/notice?id="]')).toEqual(news.map(({ title }) => title));
});

test("no banner picture comes from data, and both faces show the built-in one", async () => {
  expect(Object.keys((await ask(homeIndex, { region: REGION })).banner).toSorted()).toEqual(["placeholder", "slogan", "sub"]);
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/index?region=${REGION}`);
    const sheets = await Promise.all(
      hrefsOf($, "link[rel=stylesheet]").map(async (href) => [href, await (await fetch(new URL(href, origin()))).text()] as const),
    );
    const classes = $("h1")
      .parents("main *")
      .toArray()
      .flatMap((element) => ($(element).attr("class") ?? "").split(/\s+/))
      .filter((name) => name !== "");
    const pictures = [...sheets, ["", $("style").text()] as const].flatMap(([href, css]) =>
      classes.flatMap((name) =>
        [...css.matchAll(new RegExp(`\\.${name}(?::not\\(#\\\\#\\))*\\{[^}]*url\\(["']?([^"')]+)`, "g"))].map(
          ([, url = ""]) => new URL(url, new URL(href, origin())).href,
        ),
      ),
    );
    expect(pictures.length, face).toBeGreaterThan(0);
    const picture = await fetch(pictures[0] ?? "");
    expect(picture.headers.get("content-type"), face).toContain("image/svg+xml");
    expect(await picture.text(), face).toContain("<svg");
  }
});

test("there are five levels of which the lowest two are bad and need a reason; the form and its page say the same, and nothing without a reason is taken", async () => {
  const { levels } = await ask(ratingForm, {});
  expect(levels.map(({ value, label, bad }) => `${value} ${label} ${bad}`)).toEqual([
    "5 非常满意 false",
    "4 满意 false",
    "3 基本满意 false",
    "2 不满意 true",
    "1 非常不满意 true",
  ]);
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/review?region=${REGION}`);
    expect(
      $("input[name=level]")
        .toArray()
        .map((input) => `${$(input).attr("value")} ${textOf($(input).closest("label"))}`),
    ).toEqual(levels.map(({ value, label }) => `${value} ${label}`));
    const reasons = $("input[name=reasons]")
      .toArray()
      .map((input) => `${$(input).attr("value")} ${textOf($(input).closest("label"))}`);
    expect(reasons).toEqual(levels.flatMap((level) => level.reasons.map(({ code, label }) => `${code} ${label}`)));
  }
  for (const level of ["1", "2"]) {
    const refused = await fetch(`${origin()}/portal/api/v2/hcp/add`, {
      method: "POST",
      body: new URLSearchParams({ applicant: "张三", receipt: "YL00000000000000", level }),
    });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("至少选择一项原因")]);
  }
});

test("ratings are published by region and department, masked, bad ones with what was done about them, in both faces", async () => {
  const all = await ask(ratings, { region: QUIET_COUNTY });
  const bad = await ask(ratingList, { region: QUIET_COUNTY, kind: "bad", pageSize: 50 });
  for (const { level, reasons, correction, applicant } of bad.list) {
    expect(level).toBeLessThanOrEqual(2);
    expect(reasons.length).toBeGreaterThan(0);
    expect(applicant).toMatch(/^\S{1,2}\*$|公司$/); // names of companies are public
    if (correction) expect(correction.measure).not.toBe("");
  }
  expect(bad.total).toBe(all.bad);
  const corrected = bad.list.filter(({ correction }) => correction !== null).length;
  expect(Math.abs((corrected / bad.list.length) * 100 - all.correctionRate)).toBeLessThan(0.01);
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/good-bad-review?region=${QUIET_COUNTY}`);
    const text = squeezed($("main").text());
    for (const { name } of [...all.regions.slice(0, 5), ...all.departments.slice(0, 5)]) expect(text, name).toContain(squeezed(name));
    for (const one of all.recent.slice(0, 3)) for (const said of [one.taskName, one.applicant]) expect(text, said).toContain(squeezed(said));
    const [first] = (await ask(ratingList, { region: QUIET_COUNTY, kind: "corrected" })).list;
    expect(squeezed((await servedPage(`/portal/${face}/good-bad-review?region=${QUIET_COUNTY}&kind=corrected`))("main").text())).toContain(
      squeezed(first?.correction?.measure ?? "nothing done"),
    );
  }
});

test("supervision shows departments by level, rates, channels up to the last full month, and who keeps the promised time, in both faces", async () => {
  const [figures, kept] = await Promise.all([ask(supervision, { region: QUIET_COUNTY }), ask(timeliness, { region: QUIET_COUNTY })]);
  const last = new Date(`${new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai" }).format().slice(0, 7)}-01`);
  last.setUTCDate(0);
  expect(figures.until).toBe(last.toISOString().slice(0, 7));
  const percent = (number: number) => `${number.toFixed(2)}%`;
  const [year, month] = figures.until.split("-").map(Number);
  const { province, city, county, town } = figures.departments;
  for (const face of FACES) {
    const text = squeezed((await servedPage(`/portal/${face}/supervision?region=${QUIET_COUNTY}`))("main").text());
    for (const wanted of [
      `至${year}年${month}月`,
      `受理通过率${percent(figures.acceptanceRate)}`,
      `办结批准率${percent(figures.approvalRate)}`,
      `补齐补正发生率${percent(figures.correctionRate)}`,
      `特别程序发生率${percent(figures.specialRate)}`,
      `省级${province}、市级${city}、县级${county}、镇街${town}`,
      `按时办结率${percent(kept.onTimeRate)}`,
      `办结${count(kept.finished)}件`,
      `在办${count(kept.underWay)}件`,
      `临近期限${count(kept.dueSoon)}件`,
      `已超期限${count(kept.overdue)}件`,
    ])
      expect(text, `${face}: ${wanted}`).toContain(wanted);
    for (const { name } of kept.departments.slice(0, 5)) expect(text, name).toContain(squeezed(name));
    for (const [name, share] of [
      ["窗口", figures.channels.window],
      ["网上", figures.channels.online],
    ] as const)
      expect(text, name).toMatch(new RegExp(`${name}办理${String(share).replace(".", "\\.")}%`));
  }
});

test("the reasons that a page can be blamed for are those of the national codes, with their words, in both faces", async () => {
  const known = new Map((await ask(ratingForm, {})).levels.flatMap(({ reasons }) => reasons.map(({ code, label }) => [code, label] as const)));
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/useful?url=/portal/${face}/index`);
    const reasons = $("input[name=reasons]").toArray();
    expect(reasons.length).toBeGreaterThan(5);
    for (const input of reasons) expect(textOf($(input).closest("label"))).toBe(known.get($(input).attr("value") ?? ""));
  }
});

test("forms without a log-in ask for a captcha after some letters: without its answer nothing more is written, in both faces", async () => {
  await exhaustFreeLetters();
  for (const face of FACES) {
    const path = `/portal/${face}/feedback`;
    const $ = await servedPage(path);
    expect($("form input[name=captcha]").length).toBe(0);
    const letter = { kind: "suggestion", content: `周六也能办，${face}`, url: "/portal/v2/index", contact: "" };
    const wanted = await servedPage(path, { form: letter });
    expect([wanted("form input[name=captcha]").length, wanted("form img").length]).toEqual([1, 1]);
    const again = await servedPage(path, { form: { ...letter, captcha: "00000", captcha_token: "A".repeat(22) }, status: 400 });
    expect(squeezed(again("main").text())).toContain("验证码不正确或者已经失效");
    expect(again("textarea[name=content]").text() || again("[name=content]").attr("value")).toContain("周六也能办");
  }
});

test("one matter is rated once, and feedback is added to under its receipt number; the same key writes once", async () => {
  const portal = await startPortal();
  try {
    const post = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const response = await fetch(`${portal.origin}/portal/api/v2/${path}`, { method: "POST", headers, body: new URLSearchParams(fields) });
      return { status: response.status, answer: (await response.json()) as { data?: { id?: string; level?: number } } };
    };
    const people = readFileSync(join(root, "apps/server/province/guangdong/people/persons.yaml"), "utf8");
    const applicant = /^- id: guardian\n\s+name: (\S+)/m.exec(people)?.[1] ?? "";
    const rating = { applicant, receipt: "YL00000600000001", level: "5" };
    const both = await Promise.all([post("hcp/add", rating), post("hcp/add", rating)]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
    expect((await post("hcp/add", { ...rating, level: "4" })).status).toBe(409);
    expect((await post("hcp/add", { ...rating, applicant: "别人" })).status).toBe(404);

    const key = { "idempotency-key": randomUUID() };
    const letter = { kind: "suggestion", content: "希望周六也能办", url: "/portal/v2/index" };
    const [first, again] = [await post("feedback/add", letter, key), await post("feedback/add", letter, key)];
    expect(first.answer.data?.id).toMatch(/^[0-9A-Z]{16}A[0-9A-Z]{7}$/);
    expect(again.answer.data?.id).toBe(first.answer.data?.id);
    const id = first.answer.data?.id ?? "";
    expect((await post(`feedback/update/${id}`, { content: "周日也行" })).status).toBe(200);
    const read = (await (await fetch(`${portal.origin}/portal/api/v2/feedback/get?id=${id}`)).json()) as { data: { progress: unknown[]; status: string } };
    expect(read.data.progress).toHaveLength(2);
  } finally {
    await portal.stop();
  }
});

test("programs of the new version get menu, channels, footer and side bar of their own, with classes and their face's addresses, and all addresses answer", async () => {
  const { nav, newNav, newMenu, footer, newFooter, sidebar, newSidebar, external } = await ask(sharedConfig, {});
  expect(newMenu).toEqual(nav.menu.map(({ key, name, urlV3, class: style }) => ({ key, name, url: urlV3, class: style })));
  expect([...nav.menu, ...nav.channel].every((entry) => entry.class !== "")).toBe(true);
  expect(newNav?.channel).toEqual(nav.channel);
  expect(newFooter?.links.map(({ name }) => name)).toEqual(footer.links.map(({ name }) => name));
  expect(newSidebar?.map(({ text, url }) => [text, url])).toEqual(sidebar.map(({ text, url, urlV3 }) => [text, urlV3 ?? url]));
  const addresses = [
    ...(newMenu ?? []).map(({ url }) => url),
    ...(newFooter?.links ?? []).map(({ url }) => url),
    ...[footer.contact, footer.intro, newFooter?.contact, newFooter?.intro, external?.freeLink].map((url = "") => url),
  ];
  for (const url of new Set(addresses)) expect((await fetch(origin() + url)).status, url).toBe(200);
  expect(addresses.filter((url) => url.startsWith("/portal/v3/")).length).toBeGreaterThan(15);
  expect([footer.siteCode, footer.phone]).toEqual(["0000000000（样例）", "12345"]);
});

test("user centre, messages, what needs no papers, and the tracker's key are one object, and lead where they say", async () => {
  const { external } = await ask(sharedConfig, {});
  const cookie = await sampleLogin(origin(), "veteran");
  for (const [url = "", title] of [
    [external?.yhzxLink, "个人中心"],
    [external?.xxzxLink, "消息"],
    [external?.freeLink, "免证办"],
  ])
    expect((await servedPage(url, { cookie }))("title").text(), url).toContain(title);
  expect((await fetch(`${origin()}${external?.xxzxLink}`, { redirect: "manual" })).status, "for nobody").toBe(303);
  const key = external?.trackerAppKey ?? "";
  expect((await send("POST tracking", {}, { json: { key, events: [{ category: "页头", action: "点击", label: "首页" }] } })).status).toBe(200);
  expect((await send("POST tracking", {}, { json: { key: `${key}x`, events: [] } })).status).toBeGreaterThanOrEqual(400);
});

test("each list of service items has title, key, order and whom it is for", async () => {
  const lists = await ask(listCounts, { region: REGION });
  expect(lists.map(({ order }) => order)).toEqual(lists.map((_, index) => index + 1));
  for (const { key, name, title, tag, count: tasks } of lists) {
    expect([key !== "", title]).toEqual([true, name]);
    if (tasks > 0) expect(tag, name).toMatch(/^(?:个人|法人|个人、法人)$/);
  }
});
