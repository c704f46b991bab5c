import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { auditItems, currentRegion, feedbackAdd, noticeList, searchAll, suggest } from "../calls/index";
import { PortalError } from "../errors";
import { contract } from "./contract";
import { envelopeOf, parseRequest, validateAnswer } from "./parse";

const sentence = (parse: () => unknown): string => {
  try {
    parse();
  } catch (error) {
    if (error instanceof PortalError && error.code === "invalid" && error.status === 400) return error.message;
    throw error;
  }
  throw new Error("was accepted");
};

describe("a request", () => {
  test("is read with its defaults; unknown and empty parameters are ignored", () => {
    expect(parseRequest(searchAll, new URLSearchParams("keyword= 灵活就业 &departmentCode=&onlyCorrespondingLevel=0&type=&x=1"))).toEqual({
      keyword: "灵活就业",
      region: "440000",
      searchType: ["entrance", "serve", "guide", "qa", "news"],
      page: 1,
      onlyOnline: false,
      onlyCorrespondingLevel: false,
    });
    expect(parseRequest(feedbackAdd, { kind: "error", content: "错", url: "/", images: "a.png" }).images, "no file").toEqual([]);
    expect(parseRequest(noticeList, {})).toEqual({ region: "440000", kind: "", source: "", page: 1, pageSize: 10 });
  });

  test("may be JSON where a form is expected: numbers and booleans count as text", () => {
    expect(parseRequest(currentRegion, { regCode: 440100 })).toEqual({ regCode: "440100" });
    const listed = [{ type: "guide", page: "2", pageSize: 5 }, "news"];
    for (const searchType of [listed, JSON.stringify(listed)])
      expect(parseRequest(searchAll, { searchType })).toMatchObject({ searchType: ["guide", "news"], pages: [{ type: "guide", page: 2, pageSize: 5 }] });
    expect(() => parseRequest(searchAll, { searchType: "[{" })).toThrow("没有这种搜索类型");
    expect(parseRequest(searchAll, { onlyOnline: true, searchType: "guide,news" })).toMatchObject({ onlyOnline: true, searchType: ["guide", "news"] });
  });

  test("may name page and size in the older way; the newer names win", () => {
    expect(parseRequest(auditItems, { pageNum: "3", pageSize: 20 })).toMatchObject({ PAGENO: 3, PAGESIZE: 20 });
    expect(parseRequest(auditItems, { PAGENO: 2, pageNum: 3 })).toMatchObject({ PAGENO: 2, PAGESIZE: 10 });
    expect(parseRequest(auditItems, {})).not.toHaveProperty("pageNum");
  });

  test("may use the matter type codes of another dictionary", () => {
    expect(parseRequest(auditItems, { TASK_TYPE: "21" })).toMatchObject({ TASK_TYPE: "11" });
  });

  test("counts the first of two values of one name", () => {
    expect(parseRequest(currentRegion, new URLSearchParams("regCode=440100&regCode=440300")).regCode).toBe("440100");
    const form = new FormData();
    form.append("regCode", "440300");
    expect(parseRequest(currentRegion, form).regCode).toBe("440300");
  });

  test.each([
    ["缺少参数 regCode", () => parseRequest(currentRegion, {})],
    ["缺少参数 regCode", () => parseRequest(currentRegion, new URLSearchParams("regCode="))],
    ["参数 regCode 不正确：地区编码应为 6 位或 12 位数字", () => parseRequest(currentRegion, { regCode: "44" })],
    ["参数 regCode 的格式不正确", () => parseRequest(currentRegion, { regCode: { $gt: "" } })],
    ["参数 page 不正确：页码应为整数", () => parseRequest(noticeList, { page: "1.5" })],
    ["参数 page 不正确：页码不能小于 1", () => parseRequest(noticeList, { page: "0" })],
    ["参数 pageSize 不正确：每页条数不能大于 200", () => parseRequest(noticeList, { pageSize: "201" })],
    ["参数 searchType.1 不正确：没有这种搜索类型", () => parseRequest(searchAll, { searchType: "guide,x" })],
    ["参数 kind 不正确：没有这种事项类型", () => parseRequest(searchAll, { kind: "99" })],
    ["参数 keyword 不正确：搜索词不能超过 200 个字", () => parseRequest(suggest, { keyword: "字".repeat(201) })],
    ["参数 onlyOnline 不正确：取值应为 0 或 1", () => parseRequest(searchAll, { onlyOnline: "yes" })],
    ["缺少参数 url", () => parseRequest(feedbackAdd, { kind: "page", score: 5 })],
    ["参数 url 不正确：页面地址不正确", () => parseRequest(feedbackAdd, { kind: "page", score: 5, url: "javascript:alert(1)" })],
    ["参数 content 不正确：请填写内容", () => parseRequest(feedbackAdd, { kind: "error", url: "/portal/" })],
    ["参数 score 不正确：请选择评分，或者填写内容", () => parseRequest(feedbackAdd, { kind: "page", url: "/portal/" })],
    ["参数 reasons.1 不正确：原因代码应为 3 位数字", () => parseRequest(feedbackAdd, { kind: "page", url: "/portal/", reasons: "108,x" })],
  ])("that is wrong is answered with “%s”", (message, parse) => {
    expect(sentence(parse)).toBe(message);
  });

  test("never throws anything but a sentence in Chinese that repeats nothing of what was sent", () => {
    const name = fc.constantFrom(
      "regCode",
      "region",
      "keyword",
      "page",
      "pageSize",
      "PAGENO",
      "searchType",
      "kind",
      "TASK_CODE",
      "id",
      "score",
      "url",
      "reasons",
      "__proto__",
    );
    const value = fc.oneof(
      fc.string(),
      fc.string().map((text) => `<b>${text}`),
      fc.anything(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...contract), fc.dictionary(name, value), ({ call }, raw) => {
        expect(outcome(() => parseRequest(call, raw))).toMatch(/^$|^缺少参数 [\w.]+$|^参数 [\w.]+ (不正确：[^<>]+|的格式不正确)$/);
      }),
      { numRuns: 2000 },
    );
  });
});

const outcome = (parse: () => unknown): string => {
  try {
    parse();
    return "";
  } catch (error) {
    if (error instanceof PortalError) return error.message;
    throw error;
  }
};

describe("an answer", () => {
  const list = [{ name: "身份证", weights: 1, payload: "", highlightTerm: "身份证", type: "guide" }];

  test("that fits comes back as it is, with fields that the contract does not know", () => {
    const answer = { list, extra: 1 };
    expect(validateAnswer(suggest, answer)).toBe(answer);
  });

  test("that does not fit is named by its field", () => {
    expect(() => validateAnswer(suggest, { list: [{ ...list[0], weights: "1" }] })).toThrow("返回的数据不符合约定：list.0.weights");
    expect(() => validateAnswer(suggest, null)).toThrow(PortalError);
  });

  test("travels in its envelope", () => {
    expect(envelopeOf(suggest, { list: [] })).toEqual({ statusCode: "200", data: { list: [] } });
    const view = { current: { ORGNAME: "广东省", ORGAREACODE: "440000" }, hall: [], department: [], breadcrumb: [] };
    expect(envelopeOf(currentRegion, view)).toBe(view);
  });
});
