import { describe, expect, test, vi } from "vitest";
import { createClient } from "../client/client";
import { parseRequest } from "../contract/index";
import type { Call } from "../define-call";
import { captchaPath, WRONG_CAPTCHA } from "../model/form-rules";
import { SEARCH_PAGE_SIZES, SEARCH_TYPES } from "../model/dictionaries";
import { boundaryOf } from "../model/format";
import * as calls from "./index";

/** Makes a call against a host that answers with this body; tells what was sent and what the caller gets. */
async function made<Input, Query, Answer, Selected>(call: Call<Input, Query, Answer, Selected>, input: Input, body: unknown) {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => Response.json(body));
  const client = createClient({ baseUrl: "https://example.org", fetch: (request, init) => fetch(new Request(request, init)) });
  const result = await client.call(call, input);
  const request = fetch.mock.calls[0]?.[0];
  const sent = request?.method === "GET" ? new URL(request.url).search.slice(1) : await request?.text();
  return { result, sent: decodeURIComponent(sent ?? ""), path: new URL(request?.url ?? "").pathname };
}

const news = { id: "n1", title: "通知", date: "2026-11-18 09:30", source: "", regionCode: "440000", regionName: "广东省", kind: "" };

describe("search", () => {
  test("asks for five kinds, of usual sizes", () => {
    expect(SEARCH_TYPES).toEqual(["entrance", "serve", "guide", "qa", "news"]);
    expect(SEARCH_PAGE_SIZES).toEqual({ entrance: 6, serve: 1, guide: 10, qa: 5, news: 5 });
    expect(parseRequest(calls.searchAll, {}).searchType).toEqual(SEARCH_TYPES);
  });

  test("of news asks for 3 and reads news.data, or its newer name list", async () => {
    const { result, sent, path } = await made(calls.searchNews, { keyword: "社保" }, { statusCode: "200", data: { news: { total: 1, data: [news] } } });
    expect([path, sent]).toEqual(["/portal/api/v2/solr/search/item", "searchType=news&pageSize=3&keyword=社保"]);
    expect(result).toEqual([news]);
    expect((await made(calls.searchNews, {}, { statusCode: "200", data: { news: { total: 1, list: [news] } } })).result).toEqual([news]);
  });

  test("of guides asks for 1, unless asked otherwise", async () => {
    const body = { statusCode: "200", data: { guide: { list: [] } } };
    expect((await made(calls.searchGuides, {}, body)).sent).toBe("searchType=guide&pageSize=1");
    expect((await made(calls.searchGuides, { pageSize: 4 }, body)).sent).toBe("searchType=guide&pageSize=4");
  });
});

test("the message count is asked with flag 0 and read from count", async () => {
  const { result, sent, path } = await made(calls.messageCount, {}, { statusCode: "200", data: { count: 7 } });
  expect([result, sent, path]).toEqual([7, "flag=0", "/yhzx/apis/messaging/count"]);
});

test("a place search sends the keyword, the boundary of a region and page size 200", async () => {
  const { sent } = await made(calls.placeSearch, { keyword: "图书馆", boundary: boundaryOf("广州市") }, { status: 0, data: [] });
  expect(sent).toBe("page_size=200&keyword=图书馆&boundary=region(广州市,0)");
});

test("the detail of a station is the first of what is found", async () => {
  const raw = { id: 1, name: "一号站", dimension: "23.1", townCode: "none" };
  expect((await made(calls.stationDetail, { id: "1" }, { statusCode: "200", data: [raw, { id: 2, name: "二号站" }] })).result).toMatchObject({
    id: "1",
    lat: 23.1,
    townCode: "",
  });
  expect((await made(calls.stationDetail, { id: "1" }, { statusCode: "200", data: [] })).result).toBeNull();
});

test("a station search reads list", async () => {
  const { result } = await made(calls.stationSearch, {}, { statusCode: "200", data: { total: 1, list: [{ id: 1, name: "一号站", level: 2 }] } });
  expect(result).toMatchObject({ total: 1, list: [{ id: "1", level: "town" }] });
});

test("the services of stations are grouped by level", async () => {
  const list = [
    { id: "a", name: "甲", level: 1, taskCode: "" },
    { id: "b", name: "乙", level: "9", taskCode: "" },
  ];
  expect((await made(calls.stationServices, { regCode: "440106" }, { statusCode: "200", data: { list } })).result).toEqual({
    county: [list[0]],
    town: [],
    village: [list[1]],
  });
});

test("document statistics are read from rows, with their text decoded", async () => {
  const { result } = await made(calls.statistics, {}, { statusCode: "200", data: { rows: [{ id: "1", desc: "&lt;b&gt;A &amp; B" }] } });
  expect(result).toMatchObject([{ id: "1", desc: "<b>A & B" }]);
});

describe("visits", () => {
  test("are JSON inside a text", async () => {
    expect((await made(calls.userVisits, {}, { statusCode: "200", data: '{"total":12345,"today":7}' })).result).toEqual({ total: 12345, today: 7 });
  });

  test.each(["", "{", "null", "[]", '{"total":"7","today":1}'])("“%s” is refused with a PortalError", async (data) => {
    await expect(made(calls.userVisits, {}, { statusCode: "200", data })).rejects.toMatchObject({ name: "PortalError", code: "invalid", message: "未知错误" });
  });
});

test("notices are read from data", async () => {
  expect((await made(calls.noticeList, {}, { statusCode: "200", data: { total: 1, page: 1, pageSize: 10, data: [news] } })).result.data).toEqual([news]);
  expect((await made(calls.newestNotice, {}, { statusCode: "200", data: { data: news } })).result).toEqual(news);
});

test("lists of the older contract come out with plain names", async () => {
  const item = {
    TASK_CODE: "1".repeat(31),
    TASK_NAME: "居民身份证换领",
    TASK_SHORT: "换身份证",
    DEPT_NAME: "省公安厅",
    TASK_TYPE: "11",
    PROMISE_TEXT: "15 个工作日",
    VISITS: 1,
    IS_ONLINE: "1",
  };
  const page = { CURRENTPAGEINDEX: 2, PAGESIZE: 10, TOTALNUM: 11 };
  expect((await made(calls.auditItems, { PAGENO: 2 }, { CUSTOM: { AUDIT_ITEMLIST: [item], PAGEINFO: page } })).result).toEqual({
    items: [
      {
        taskCode: item.TASK_CODE,
        name: "居民身份证换领",
        phrase: "换身份证",
        deptName: "省公安厅",
        visits: 1,
        promise: "15 个工作日",
        online: true,
        kind: "11",
      },
    ],
    page: 2,
    pageSize: 10,
    total: 11,
  });
  const duty = { custom: { PowerandresponsibilityList: [{ ROWGUID: "g" }], PAGEINFO: page } };
  expect((await made(calls.dutyList, { DEPT_CODE: "006940386" }, { statusCode: "200", data: duty })).result).toEqual({
    list: [{ ROWGUID: "g" }],
    page: 2,
    pageSize: 10,
    total: 11,
  });
  const types = [{ TASK_TYPE: "01", TASK_TYPE_TEXT: "行政许可", COUNT: 3 }];
  expect((await made(calls.taskTypesOfDepartment, { orgNumber: "006940386" }, { statusCode: "200", data: types })).result).toEqual([
    { code: "01", label: "行政许可", count: 3 },
  ]);
});

test("ratings come with their large numbers shortened", async () => {
  const { result } = await made(calls.ratings, {}, { statusCode: "200", data: { affairs: 123_456_789, evaluations: 12_345, bad: 3 } });
  expect(result).toMatchObject({
    affairs: 123_456_789,
    affairsShort: { value: 1.23, unit: "亿" },
    evaluationsShort: { value: 1.23, unit: "万" },
    badShort: { value: 3, unit: "" },
  });
});

describe("progress", () => {
  const input = { sqrmc: "张三", sblsh: "GD20261118001", captcha: "ab12" };

  test("is asked as JSON and read from data.bjjd", async () => {
    const raw = {
      sblsh: "GD20261118001",
      sxmc: "换身份证",
      sqrmc: "张*",
      bmmc: "省公安厅",
      slsj: "2026-11-18 09:30",
      bjzt: "办理中",
      bjlc: [{ mc: "受理", sj: "2026-11-18 09:30", jg: "已受理" }],
    };
    const { result, sent } = await made(calls.progressQuery, input, { code: "200", data: { bjjd: [raw] } });
    expect(JSON.parse(sent)).toEqual({ ...input, captcha_type: "BJJD" });
    expect(result).toEqual([
      {
        receipt: "GD20261118001",
        taskName: "换身份证",
        applicant: "张*",
        deptName: "省公安厅",
        acceptedAt: "2026-11-18 09:30",
        state: "办理中",
        steps: [{ name: "受理", at: "2026-11-18 09:30", result: "已受理" }],
      },
    ]);
  });

  test("with a wrong captcha has an error of its own", async () => {
    await expect(made(calls.progressQuery, input, { code: "25034", msg: "验证码错误" })).rejects.toMatchObject({ code: WRONG_CAPTCHA, message: "验证码错误" });
    expect(captchaPath(2)).toBe("/portal/api/v2/qyzx/getVerifyCode?type=BJJD&v=2");
  });
});

test("open government carries the region in its address and is passed through; the province unless asked otherwise", async () => {
  const body = { code: 1, msg: "no", groups: [{ key: "a", name: "政府信息公开", list: [] }] };
  const { result, path } = await made(calls.openGovernment, {}, body);
  expect([result, path]).toEqual([body.groups, "/portal/api/v2/node/gdbsOther/zwgk"]);
});

test("the location is read from info; null where it is not known", async () => {
  expect((await made(calls.ipLocation, {}, { info: { code: "440106", city: "广州市" } })).result).toEqual({ code: "440106", city: "广州市" });
  expect((await made(calls.ipLocation, {}, { info: null })).result).toBeNull();
});

test("the region view is mapped", async () => {
  const hall = { ORGNAME: "广东省", ORGAREACODE: "440000", DISPLAY: 1 };
  const { result } = await made(
    calls.currentRegion,
    { regCode: "440000" },
    { current: hall, hall: [], department: [{ ...hall, ORGNUMBER: "006940386" }], breadcrumb: [hall] },
  );
  expect(result).toMatchObject({ current: { code: "440000", visible: true }, departments: [{ isDepartment: true }], breadcrumbs: [{ name: "广东省" }] });
});
