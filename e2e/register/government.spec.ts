import { annualReport, captchaSound, noticeDetail, noticeList, ratingList, workOrders } from "@onehall/api";
import { PAGES } from "@onehall/routes";
import { heard } from "../support/captcha";
import { contract, send } from "../support/contract";
import { inParallel } from "../support/in-parallel";
import { routeSamples } from "../support/route-samples";
import { servedPage, textOf } from "../support/served-page";
import { expect, origin, test } from "../support/test";

/** What a government site must have. docs/requirements/government.md */
const FACES = ["v2", "v3"] as const;
const tag = (page: Awaited<ReturnType<typeof servedPage>>, name: string) => page(`head meta[name="${name}"]`).attr("content") ?? "";

test("every page names its site, a column its name, description, keywords and type, an article its title, day and source, which are shown", async () => {
  const list = await contract().call(noticeList, { region: "440000", pageSize: 5 });
  const [summary] = Array.isArray(list) ? list : list.data;
  const notice = await contract().call(noticeDetail, { id: summary?.id ?? "" });
  const { guide } = await routeSamples(origin());
  for (const face of FACES) {
    const column = await servedPage(`/portal/${face}/notices?region=440000`);
    const article = await servedPage(face === "v2" ? `/portal/notice?id=${notice.id}` : `/portal/v3/notice?id=${notice.id}`);
    const home = await servedPage(`/portal/${face}/index?region=440000`);
    for (const page of [column, article, home, await servedPage(`/portal/${face}/guide/${guide}`)]) {
      expect([tag(page, "SiteName"), tag(page, "SiteDomain")]).toEqual(["一体化政务服务", new URL(origin()).host]);
      expect(textOf(page("footer"))).toContain(tag(page, "SiteIDCode"));
      expect(tag(page, "SiteIDCode")).not.toBe("");
    }
    expect(tag(column, "ColumnName")).toBe("通知公告");
    for (const name of ["ColumnDescription", "ColumnKeywords", "ColumnType"]) expect(tag(column, name), name).not.toBe("");
    expect([tag(article, "ArticleTitle"), tag(article, "PubDate"), tag(article, "ContentSource")]).toEqual([notice.title, notice.date, notice.source]);
    expect(notice.date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(textOf(article("main"))).toContain(notice.source);
    expect(tag(home, "ArticleTitle")).toBe("");
  }
});

test("no column is empty: each theme, department and list that a menu or the site map leads to has entries", async () => {
  const map = await servedPage("/portal/v2/site-map");
  const columns = [
    ...new Set(
      map("main section[id$=themes] a")
        .toArray()
        .map((link) => map(link).attr("href") ?? ""),
    ),
  ];
  expect(columns.length).toBeGreaterThan(50);
  // Both faces ask the same call: each theme is opened in one of them.
  await inParallel(4, [...columns.entries()], async ([index, href]) => {
    const path = href.replace("/v2/", index % 2 === 0 ? "/v2/" : "/v3/");
    expect((await servedPage(path))('main a[href*="/guide"]').length, path).toBeGreaterThan(0);
  });
  for (const face of FACES)
    for (const path of ["notices", "faq", "topic/index", "public/index", "supervision", "good-bad-review", "gov-people-interact", "open-data"]) {
      const page = await servedPage(`/portal/${face}/${path}?region=440000`);
      expect(textOf(page("main")).length, path).toBeGreaterThan(200);
      expect(textOf(page("main")), path).not.toMatch(/暂无|没有找到/);
    }
});

test("a captcha is large, can be answered by ear, is valid three minutes and can be prolonged", async () => {
  const asked = await contract().call(captchaSound, { type: "BJJD" });
  expect([asked.seconds, asked.extensions > 0]).toEqual([180, true]);
  expect(heard(asked.sound)).toMatch(/^\d{4}$/);
  const cookie = `captcha=${asked.token}`;
  const longer = await send("POST qyzx/extendVerifyCode", { type: "BJJD" }, { cookie });
  expect([longer.status, await longer.json()]).toEqual([
    200,
    expect.objectContaining({ data: expect.objectContaining({ seconds: 180, extensions: asked.extensions - 1 }) }),
  ]);
  for (const face of FACES) {
    const path = `/portal/${face}/progress-query?region=440000`;
    expect((await servedPage(path))("[name=captcha]").length, "not at first").toBe(0);
    const page = await servedPage(path, { form: { sqrmc: "", sblsh: "", captcha: "", way: "picture" } });
    const image = page('main img[src*="getVerifyCode"]').first();
    expect([Number(image.attr("width")) >= 200, Number(image.attr("height")) >= 60], face).toEqual([true, true]);
    expect(textOf(page("main")), face).toContain("改用语音");
    const spoken = await servedPage(path, { form: { sqrmc: "", sblsh: "", captcha: "", way: "sound" } });
    expect(heard(spoken("main audio[controls]").attr("src") ?? ""), face).toMatch(/^\d{4}$/);
  }
});

test("no page, script or style names an IPv4 address", async () => {
  const port = new URL(origin()).port;
  for (const face of FACES) {
    const path = `/portal/${face}/index?region=440000`;
    const html = await (await fetch(new URL(path, origin()))).text();
    const assets = [...html.matchAll(/(?:src|href)="(\/portal\/v\d\/assets\/[^"#]+\.(?:js|css))"/g)].map(([, asset = ""]) => asset);
    expect(assets.length).toBeGreaterThan(0);
    for (const text of [
      html.replaceAll(`127.0.0.1:${port}`, ""),
      ...(await Promise.all(assets.map(async (asset) => (await fetch(new URL(asset, origin()))).text()))),
    ])
      expect(text.match(/(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g) ?? [], path).toEqual([]);
  }
});

test("affairs and ratings are published under masked names alone, on the pages too", async () => {
  const { call } = contract();
  const orders = await call(workOrders, { region: "440000", pageSize: 50 });
  const ratings = await call(ratingList, { region: "440000", pageSize: 50 });
  const names = [...orders.list, ...ratings.list].map(({ applicant }) => applicant).filter((name) => !/样例|公司|店|厂|社|中心/.test(name));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) expect(name).toMatch(/^\p{Script=Han}{1,2}\*+$/u);
  for (const face of FACES)
    for (const path of ["good-bad-review", "supervision"]) {
      const html = (await servedPage(`/portal/${face}/${path}?region=440000`)).html();
      expect(html, path).not.toMatch(/(?<!\d)1[3-9]\d{9}(?!\d)/);
      expect(html, path).not.toMatch(/(?<!\d)\d{17}[\dX](?!\d)/);
    }
});

test("the year's report of the site has a page in both faces, with the figures of the contract, and the site map leads to it", async () => {
  const { year, notices, cases, ratings } = await contract().call(annualReport, {});
  expect(year).toBe(String(Number(new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai" }).format().slice(0, 4)) - 1));
  expect([notices.length, cases.finished, ratings.total].every((figure) => figure > 0)).toBe(true);
  const figure = (value: number) => value.toLocaleString("en-US");
  for (const face of FACES) {
    const map = await servedPage(`/portal/${face}/site-map`);
    const address = map("main a:contains(网站工作年度报表)").attr("href") ?? "";
    const page = await servedPage(address);
    expect(textOf(page("h1"))).toBe(`政府网站工作年度报表（${year}年）`);
    const text = textOf(page("main"));
    for (const said of [
      ...notices.map(({ kind, count }) => `${kind}${figure(count)} 条`),
      `全年收到申请${figure(cases.received)} 件`,
      `全年办结${figure(cases.finished)} 件`,
      `全年评价${figure(ratings.total)} 次`,
    ])
      expect(text, address).toContain(said);
    expect(page("main dt").length).toBeGreaterThan(25);
  }
});

test("the result of the accessibility check is one link away from every page, and needs no scripts", async () => {
  const address = (face: string) => `/portal/${face}/about/accessibility`;
  for (const [path, result] of [
    ...FACES.flatMap((face) => ["index", "faq", "accessibility"].map((page) => [`/portal/${face}/${page}`, address(face)] as const)),
    ["/portal/en/", address("v2")],
    ["/portal/status", address("v2")],
  ] as const)
    expect((await servedPage(path))(`footer a[href="${result}"]`).length, path).toBe(1);
  for (const face of FACES) {
    const page = await servedPage(address(face));
    expect(textOf(page("h1"))).toBe("无障碍检测结果");
    expect(textOf(page("main"))).toMatch(/最近一次检测：\d{4}年\d{1,2}月\d{1,2}日。/);
    expect(page("tbody").first().find("tr").length).toBe(Object.keys(PAGES).length);
  }
});
