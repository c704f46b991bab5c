import { currentRegion, PortalError, ratingAdd, ratingForm, ratingList, ratings, type AnswerOf } from "@onehall/api";
import { expectValidHtml, serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { createRoutesStub, type ActionFunctionArgs, type HeadersArgs } from "react-router";
import { expect, test } from "vitest";
import { makeContext } from "../app/context";
import { FaceProvider } from "../app/face";
import { answers, backEnd, load, page, reply, root, renderThenHydrate, thrownStatus } from "../testing";
import { loadReviews, loadReviewsFile, reviewsMeta } from "./data";
import { answerRate, loadRate, rateHeaders, type RateAnswer } from "./rate-data";
import { RatePage } from "./RatePage";
import { ReviewsPage } from "./ReviewsPage";

const { regions } = answers;
const ORIGIN = "https://hall.example.org";
type Figures = AnswerOf<typeof ratings>;
type Review = AnswerOf<typeof ratingList>["list"][number];

const review: Review = {
  taskName: "居住证办理",
  deptName: "广州市公安局",
  regionName: "广州市",
  applicant: "李*",
  level: 2,
  levelLabel: "不满意",
  reasons: [{ code: "213", label: "窗口人员业务不熟练" }],
  content: "等了两个小时",
  channel: "窗口评价器",
  date: "2026-11-10 09:30",
  correction: { date: "2026-11-17", measure: "已安排窗口人员补训业务。" },
};
const months = Array.from({ length: 12 }, (_, index) => ({ month: `2025-${String(index + 1).padStart(2, "0")}`, evaluations: 10, bad: 1, averageScore: 4.5 }));
const figures: Figures = {
  affairs: 1_234_567,
  evaluations: 20,
  good: 18,
  bad: 2,
  correctionRate: 50,
  averageScore: 4.5,
  levels: [5, 4, 3, 2, 1].map((value) => ({ value, label: `第${value}级`, bad: value < 3, count: 4 })),
  channels: [{ code: "online", name: "网上", count: 20 }],
  reasons: [{ code: "213", label: "窗口人员业务不熟练", count: 2 }],
  months,
  regions: [
    { code: "440100", name: "广州市", evaluations: 20, bad: 2, averageScore: 4.5, correctionRate: 50 },
    { code: "440300", name: "深圳市", evaluations: 0, bad: 0, averageScore: 0, correctionRate: 100 },
  ],
  departments: [{ orgCode: null, name: "镇（街道）", evaluations: 20, bad: 2, averageScore: 4.5, correctionRate: 50 }],
  recent: [],
};
const nothing: Figures = {
  ...figures,
  evaluations: 0,
  good: 0,
  bad: 0,
  averageScore: 0,
  correctionRate: 100,
  levels: figures.levels.map((level) => ({ ...level, count: 0 })),
  channels: [],
  reasons: [],
  regions: [],
  departments: [],
};
const listed = (list: Review[], total = list.length) => reply(ratingList, ({ page: at = "1" }) => ({ total, page: Number(at), pageSize: 20, list }));
const known = backEnd(regions, reply(ratings, figures), listed([review, { ...review, level: 1, date: "2026-11-11 10:00", content: "", correction: null }], 45));

test("figures with their units, charts with their tables, ratings with codes and replies", async () => {
  const { data, status } = await load(loadReviews, "/portal/v2/good-bad-review?region=440000", known.fetch);
  expect(status).toBe(200);
  const { container } = await renderThenHydrate(page(ReviewsPage, data));
  const { getAllByText, getByRole, getAllByRole } = within(container);
  expect([...container.querySelectorAll("dl dd:nth-of-type(1)")].map((one) => one.textContent)).toEqual(["123.46万件", "20次", "4.50分", "2次", "50.00%"]);
  expect(container.querySelectorAll("figure").length).toBe(4);
  expect(getAllByText(/窗口人员业务不熟练（213）/)).toHaveLength(2);
  expect(container.textContent).toContain("已安排窗口人员补训业务。");
  expect(container.textContent).toContain("部门正在核实、整改");
  expect(getByRole("link", { name: "深圳市" }).getAttribute("href")).toBe("/portal/v2/good-bad-review?region=440300");
  const shenzhen = within(getByRole("row", { name: /深圳市/ })).getAllByRole("cell");
  expect(
    shenzhen.map((cell) => cell.textContent),
    "nobody has rated: no score and no rate",
  ).toEqual(["0", "0", "—", "—"]);
  expect(getByRole("link", { name: "我来评价" }).getAttribute("href")).toBe("/portal/v2/review?region=440000");
  expect(getAllByRole("link", { name: "差评" })[0]?.getAttribute("href")).toBe("/portal/v2/good-bad-review?region=440000&kind=bad#list");
  expect(getByRole("link", { name: /下载各地区好差评/ }).getAttribute("href")).toBe("/portal/v2/good-bad-review.csv?region=440000&table=region");
});

test("a region without a rating, a page beyond the last, an odd address", async () => {
  const { fetch, inputsOf } = backEnd(regions, reply(ratings, nothing), listed([]));
  const { data, status } = await load(loadReviews, "/portal/v3/good-bad-review?region=440000&kind=%27%3B--&page=-7", fetch);
  expect([status, data.kind]).toEqual([200, "all"]);
  expect(inputsOf(ratingList)[0]).toMatchObject({ kind: "all", page: "1" });
  const html = serverHtml(page(ReviewsPage, data, { face: "v3" }));
  await expectValidHtml(html);
  expect(html).toContain("还没有这样的评价");
  expect(html).not.toContain("<figure");
  const beyond = await load(loadReviews, "/portal/v2/good-bad-review?page=99", backEnd(regions, reply(ratings, figures), listed([], 45)).fetch);
  expect(serverHtml(page(ReviewsPage, beyond.data))).toContain("没有这一页");
  expect(await thrownStatus(load(loadReviews, "/portal/v2/good-bad-review?region=999999", fetch))).toBe(404);
});

test("a region that nobody has rated shows the ratings around it", async () => {
  const around = reply(ratings, ({ region }) => (region === "440000" ? figures : nothing));
  const { fetch, inputsOf } = backEnd(regions, around, listed([review]));
  const { data } = await load(loadReviews, "/portal/v2/good-bad-review?region=440100", fetch);
  expect([data.region.code, data.of.code, data.figures?.evaluations]).toEqual(["440100", "440000", 20]);
  expect(inputsOf(ratingList)[0]?.region).toBe("440000");
  const html = serverHtml(page(ReviewsPage, data));
  expect(html).toContain("广州市还没有自己的评价");
  expect(html).toContain("/portal/v2/good-bad-review.csv?region=440000&amp;table=region");
});

test("out of order: each part closes by itself", async () => {
  const { data, status } = await load(loadReviews, "/portal/v2/good-bad-review", backEnd(regions, listed([review])).fetch);
  expect(status).toBe(503);
  const html = serverHtml(page(ReviewsPage, data));
  expect(html).toContain("评价统计暂时打不开");
  expect(html).toContain("等了两个小时");
  const other = await load(loadReviews, "/portal/v2/good-bad-review", backEnd(regions, reply(ratings, figures)).fetch);
  expect(serverHtml(page(ReviewsPage, other.data))).toContain("评价列表暂时打不开");
});

test("every table is a file, with codes and without a made-up score", async () => {
  const textOf = async (query: string) => {
    const file = await load(loadReviewsFile, `/portal/v2/good-bad-review.csv?region=440000${query}`, known.fetch);
    return (await file.data.text()).split("\r\n");
  };
  expect((await textOf("&table=region"))[2]).toBe("深圳市,0,0,,");
  expect((await textOf("&table=month"))[1]).toBe("2025-01,10,1,4.5");
  expect((await textOf("&table=reason"))[1]).toBe("213,窗口人员业务不熟练,2");
  expect((await textOf("&table=channel"))[1]).toBe("网上,20");
  expect((await textOf("&table=department"))[1]).toBe("镇（街道）,20,2,50,4.5");
  expect((await textOf("&table=constructor"))[1]).toContain("213,窗口人员业务不熟练,等了两个小时,2026-11-17");
  const closed = await load(loadReviewsFile, "/portal/v2/good-bad-review.csv?table=month", backEnd(regions).fetch);
  expect(closed.data.status).toBe(503);
});

test("every view has a title of its own", async () => {
  const titles = await Promise.all(
    ["", "&kind=bad", "&kind=corrected", "&page=2", "&region=440100"].map(async (query) => {
      const { data } = await load(loadReviews, `/portal/v2/good-bad-review?${query}`, known.fetch);
      const tags = (reviewsMeta as (given: unknown) => { title?: string }[])({ loaderData: data, matches: [{ loaderData: root }] });
      return tags.find(({ title }) => title)?.title;
    }),
  );
  expect(new Set(titles).size).toBe(5);
  expect(titles[3]).toContain("（第 2 页）");
});

const words: AnswerOf<typeof ratingForm> = {
  levels: [5, 4, 3, 2, 1].map((value) => ({
    value,
    label: ["", "非常不满意", "不满意", "基本满意", "满意", "非常满意"][value] ?? "",
    bad: value < 3,
    reasons: [{ code: `${value}07`, label: `第${value}级的原因` }],
  })),
  channels: [{ code: "online", name: "网上" }],
  answerWithin: 15,
};
const form = reply(ratingForm, words);
const right = { applicant: "李样例", receipt: "440100202611010001", level: "5", content: "" };
const kept = reply(ratingAdd, { receipt: right.receipt, level: 5, date: "2026-11-20 10:00" });
const refused = (status: number) =>
  reply(ratingAdd, () => {
    throw new PortalError("refused", "这件办件已经评价过了：一件办件只能评价一次。", { status });
  });

/** Sends the form as a browser without scripts does. */
async function send(fields: [string, string][] | string, fetch: typeof globalThis.fetch) {
  const url = new URL("/portal/v2/review", ORIGIN);
  const body = typeof fields === "string" ? fields : new URLSearchParams(fields);
  const request = new Request(url, { method: "POST", body });
  const context = makeContext({ fetch, origin: ORIGIN, preferences: { elder: false, contrast: false, traditional: false } });
  const answer = await answerRate({ request, url, params: {}, context, pattern: "" } as ActionFunctionArgs);
  const actionHeaders = new Headers(answer.init?.headers);
  const sent = new Headers(rateHeaders({ actionHeaders } as HeadersArgs));
  return { answer: answer.data, status: answer.init?.status ?? 200, cache: sent.get("Cache-Control") };
}

const fieldsWith = (changes: Partial<typeof right>, ...reasons: string[]): [string, string][] => [
  ...Object.entries({ ...right, ...changes }),
  ...reasons.map((code): [string, string] => ["reasons", code]),
];

async function drawn(answer: RateAnswer) {
  const { data } = await load(loadRate, "/portal/v2/review?region=440100", backEnd(regions, form).fetch);
  const Page = () => (
    <FaceProvider value="v2">
      <RatePage />
    </FaceProvider>
  );
  const Stub = createRoutesStub([{ id: "root", path: "/", children: [{ id: "page", path: "*", Component: Page }] }]);
  const html = serverHtml(<Stub initialEntries={["/v2/review"]} hydrationData={{ loaderData: { root, page: data }, actionData: { page: answer } }} />);
  await expectValidHtml(html);
  const container = document.createElement("div");
  container.innerHTML = html;
  return { container, ...within(container) };
}

test("the form: five levels with words, reasons below each, the receipt of the address", async () => {
  const { data } = await load(loadRate, "/portal/v2/review?receipt=４４０１００-１ &region=440100", backEnd(regions, form).fetch);
  const { container } = await renderThenHydrate(page(RatePage, data));
  const { getByRole, getAllByRole } = within(container);
  expect(getByRole<HTMLInputElement>("textbox", { name: /受理编号/ }).value).toBe("440100-1");
  expect(getAllByRole<HTMLInputElement>("radio").map(({ name, value, required }) => [name, value, required])).toEqual(
    ["5", "4", "3", "2", "1"].map((value) => ["level", value, true]),
  );
  expect([...container.querySelectorAll("[data-level]")].map((one) => one.querySelector<HTMLInputElement>("[type=checkbox]")?.value)).toEqual([
    "507",
    "407",
    "307",
    "207",
    "107",
  ]);
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids.length).toBe(new Set(ids).size);
  expect(container.querySelector("form")?.method).toBe("post");
  const { data: hostile } = await load(loadRate, "/portal/v2/review?receipt=%22%3E%3Cscript%3E", backEnd(regions, form).fetch);
  expect(hostile.receipt).toBe("");
});

test("without the words of the province the form is closed", async () => {
  const closed = await load(loadRate, "/portal/v2/review", backEnd(regions).fetch);
  expect([closed.status, serverHtml(page(RatePage, closed.data)).includes("评价表暂时打不开")]).toEqual([503, true]);
});

test("a good rating is kept; reasons of another level are left out; kept by nobody", async () => {
  const { fetch, inputsOf } = backEnd(form, kept);
  const { answer, status, cache } = await send(fieldsWith({ content: "很快\r\n谢谢" }, "507", "107"), fetch);
  expect([status, cache]).toEqual([200, "private, no-store"]);
  expect(inputsOf(ratingAdd)).toEqual([{ applicant: "李样例", receipt: right.receipt, level: "5", reasons: "507", content: "很快\n谢谢" }]);
  const { container, getByRole } = await drawn(answer);
  expect(getByRole("heading", { level: 1 }).textContent).toBe("评价已经提交");
  expect(container.textContent).toContain("非常满意");
  expect(container.textContent).toContain(right.receipt);
  expect(container.querySelector("form")).toBeNull();
});

test.each(["1", "2"])("level %s needs a reason of its own", async (level) => {
  const { fetch, inputsOf } = backEnd(form, kept);
  const { answer, status } = await send(fieldsWith({ level, content: "不行" }, "507"), fetch);
  expect([status, inputsOf(ratingAdd)]).toEqual([400, []]);
  const { container, getByRole } = await drawn(answer);
  const link = getByRole("link", { name: /请至少选择一项原因/ });
  expect(container.querySelector(link.getAttribute("href")?.replace(/^#(.*)$/, '[id="$1"]') ?? "")).not.toBeNull();
  expect(getByRole<HTMLInputElement>("radio", { checked: true }).value).toBe(level);
  expect(getByRole<HTMLTextAreaElement>("textbox", { name: /还想说的话/ }).value).toBe("不行");
  expect((await send(fieldsWith({ level }, `${level}07`), fetch)).status).toBe(200);
});

test("wrong fields are named and never reach the contract", async () => {
  const { fetch, inputsOf } = backEnd(form, kept);
  for (const fields of [
    "not a form",
    fieldsWith({ applicant: "" }),
    fieldsWith({ applicant: "李".repeat(61) }),
    fieldsWith({ receipt: "<script>" }),
    fieldsWith({ level: "6" }),
    fieldsWith({ level: "" }),
    fieldsWith({ content: "长".repeat(501) }),
  ])
    expect((await send(fields, fetch)).status).toBe(400);
  expect(inputsOf(ratingAdd)).toEqual([]);
  expect((await send(fieldsWith({ content: "长".repeat(500) }), fetch)).status).toBe(200);
});

test("rated already, unknown, too often, out of order: each says so and keeps what was typed", async () => {
  for (const status of [404, 409, 429]) {
    const { answer, status: said } = await send(fieldsWith({ content: "留着" }), backEnd(form, refused(status)).fetch);
    expect(said).toBe(status);
    const { container, getByRole } = await drawn(answer);
    expect(container.textContent).toContain("一件办件只能评价一次");
    expect(getByRole<HTMLTextAreaElement>("textbox", { name: /还想说的话/ }).value).toBe("留着");
  }
  expect((await send(fieldsWith({}), backEnd(form).fetch)).status).toBe(503);
  expect((await send(fieldsWith({}), backEnd().fetch)).status).toBe(503);
});

test("an unknown region is not found", async () => {
  const unknown = backEnd(
    reply(currentRegion, () => {
      throw new PortalError("region-unknown", "没有这个地区", { status: 404 });
    }),
    form,
  );
  expect(await thrownStatus(load(loadRate, "/portal/v2/review?region=999999", unknown.fetch))).toBe(404);
});
