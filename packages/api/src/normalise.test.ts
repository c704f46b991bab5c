import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PortalError } from "./errors";
import { normalise } from "./normalise";

const P = { list: [1, 2], name: "广州市" };
const failure = (status: number, body: unknown, path = "some/call"): PortalError => {
  try {
    normalise(status, body, path);
  } catch (error) {
    if (error instanceof PortalError) return error;
    throw error;
  }
  throw new Error("was accepted");
};

describe("no body", () => {
  test.each([undefined, null, ""])("%o is accepted on status 205 only", (body) => {
    expect(normalise(205, body, "a")).toBeUndefined();
    for (const status of [200, 204, 304, 404, 500]) expect(failure(status, body)).toMatchObject({ code: "empty", message: "未知错误", status });
  });
});

describe("accepted inside statusCode “200”", () => {
  test.each([
    ["errCode 0", { errCode: 0, data: P }, P],
    ["errCode “0”", { errCode: "0", data: P }, P],
    ["errCode 0 with result", { errCode: 0, result: P }, P],
    ["errCode 0 with its fields beside", { errCode: 0, ...P }, { errCode: 0, ...P }],
    ["errCode 0 with data null", { errCode: 0, data: null }, null],
    ["status 0 with data", { status: 0, data: P }, P],
    ["status 0 with result", { status: 0, result: P }, P],
    ["status “0” with data", { status: "0", data: P }, P],
    ["STATUS.CODE “00” with CUSTOM", { STATUS: { CODE: "00", TEXT: "ok" }, CUSTOM: P }, P],
    ["code 0", { code: 0, data: P }, P],
    ["code “0”", { code: "0", data: P, msg: "ok" }, P],
    ["plain data", P, P],
    ["a plain list", [P], [P]],
    ["plain text", "https://example.org", "https://example.org"],
    ["a plain number", 7, 7],
    ["plain false", false, false],
    ["null", null, null],
    ["status 0 as a field of the answer", { status: 0, id: 1 }, { status: 0, id: 1 }],
    ["a region code as a field of the answer", { code: "440100", city: "广州市" }, { code: "440100", city: "广州市" }],
    ["a number as a field of the answer", { status: 3, code: 5 }, { status: 3, code: 5 }],
    ["code 200 with a message", { code: 200, msg: "ok", x: 1 }, { code: 200, msg: "ok", x: 1 }],
    ["an errCode that says nothing", { errCode: null, ...P }, { errCode: null, ...P }],
  ])("%s", (_, data, result) => {
    expect(normalise(200, { statusCode: "200", data }, "a")).toEqual(result);
    expect(normalise(200, { statusCode: 200, statusDescription: "成功", data }, "a")).toEqual(result);
  });

  test("without data the body itself is the answer", () => {
    const body = { statusCode: "200", hall: [] };
    expect(normalise(200, body, "a")).toBe(body);
  });
});

describe("rejected inside statusCode “200”", () => {
  test.each([
    ["errCode", { errCode: 17, errmsg: "没有权限" }, "17", "没有权限"],
    ["errCode as text", { errCode: "E1", msg: "没有权限" }, "E1", "没有权限"],
    ["errCode without a sentence", { errCode: -1 }, "-1", "未知错误"],
    ["errCode even with data", { errCode: 1, data: P }, "1", "未知错误"],
    ["STATUS.CODE", { STATUS: { CODE: "99", msg: "超时" }, CUSTOM: P }, "99", "超时"],
    ["STATUS.CODE without a sentence", { STATUS: { CODE: "01" } }, "01", "未知错误"],
    ["status with a sentence", { status: 1, msg: "参数错误" }, "1", "参数错误"],
    ["code with a sentence", { code: 500, errmsg: "系统繁忙", data: P }, "500", "系统繁忙"],
  ])("%s", (_, data, code, message) => {
    expect(failure(200, { statusCode: "200", data })).toMatchObject({ code, message, status: 200 });
  });

  test("the outer sentence serves where the inner place has none", () => {
    expect(failure(200, { statusCode: "200", statusDescription: "部门系统维护中", data: { errCode: 1 } }).message).toBe("部门系统维护中");
    expect(failure(200, { statusCode: "200", statusDescription: "成功", data: { errCode: 1, msg: "没有权限" } }).message).toBe("没有权限");
  });
});

describe("accepted at the top level", () => {
  test.each([
    ["respResultVO with data of its own", { respResultVO: { statusCode: "200", data: P } }, P],
    ["respResultVO beside data", { respResultVO: { statusCode: "200" }, data: P }, P],
    ["respResultVO with nothing else", { respResultVO: { statusCode: 200 }, x: 1 }, { respResultVO: { statusCode: 200 }, x: 1 }],
    ["errcode 0", { errcode: 0, data: P }, P],
    ["errcode “0” with result", { errcode: "0", result: P }, P],
    ["errcode 0 with its fields beside", { errcode: 0, count: 3 }, { errcode: 0, count: 3 }],
    ["errCode 0", { errCode: 0, data: P }, P],
    ["status 0", { status: 0, data: P }, P],
    ["status 0 with its fields beside", { status: 0, rows: [] }, { status: 0, rows: [] }],
    ["code 0", { code: 0, data: P, msg: "ok" }, P],
    ["code 200: ip/type reads code and data", { code: 200, data: "ipv6" }, { code: 200, data: "ipv6" }],
    ["code “200”: has-progress", { code: "200", data: { bjjd: [] } }, { code: "200", data: { bjjd: [] } }],
    ["a body with no code", { hall: [], department: [] }, { hall: [], department: [] }],
    ["a status that is a field", { status: "done", id: "1" }, { status: "done", id: "1" }],
    ["a list", [P], [P]],
    ["text", "ipv6", "ipv6"],
    ["zero", 0, 0],
  ])("%s", (_, body, result) => {
    expect(normalise(200, body, "a")).toEqual(result);
  });
});

describe("rejected at the top level", () => {
  test.each([
    ["statusCode", { statusCode: "400", statusDescription: "地区编码不正确" }, "400", "地区编码不正确"],
    ["statusCode even with data", { statusCode: "500", data: P }, "500", "未知错误"],
    ["statusCode “0200”", { statusCode: "0200", data: P }, "0200", "未知错误"],
    ["statusCode of a strange type", { statusCode: { a: 1 }, data: P }, "rejected", "未知错误"],
    ["respResultVO", { respResultVO: { statusCode: "300", statusDescription: "未登录" } }, "300", "未登录"],
    ["respResultVO without a code", { respResultVO: { msg: "未登录" }, data: P }, "rejected", "未登录"],
    ["errcode", { errcode: 1, errmsg: "没有权限", data: P }, "1", "没有权限"],
    ["errCode", { errCode: 1, errmsg: "没有权限" }, "1", "没有权限"],
    ["code", { code: "25034", msg: "验证码错误" }, "25034", "验证码错误"],
    ["code without a sentence", { code: -1 }, "-1", "未知错误"],
    ["status with a sentence", { status: 1, msg: "参数错误" }, "1", "参数错误"],
  ])("%s", (_, body, code, message) => {
    expect(failure(200, body)).toMatchObject({ code, message });
  });

  test("statusDescription goes before errmsg, errmsg before msg; empty and strange ones do not count", () => {
    expect(failure(200, { statusCode: "1", statusDescription: "甲", errmsg: "乙", msg: "丙" }).message).toBe("甲");
    expect(failure(200, { statusCode: "1", errmsg: "乙", msg: "丙" }).message).toBe("乙");
    expect(failure(200, { statusCode: "1", statusDescription: " ", errmsg: 7, msg: "丙" }).message).toBe("丙");
    expect(failure(200, { statusCode: "1", statusDescription: "", errmsg: null, msg: {} }).message).toBe("未知错误");
  });

  test.each([400, 401, 404, 429, 500, 503])("HTTP %i, whatever the body says", (status) => {
    expect(failure(status, { statusCode: "200", data: P })).toMatchObject({ status });
    expect(failure(status, { statusCode: String(status), statusDescription: "访问太频繁" })).toMatchObject({ code: String(status), message: "访问太频繁" });
    expect(failure(status, "Bad Gateway")).toMatchObject({ code: String(status), message: "未知错误" });
  });
});

describe("pass-through", () => {
  const body = { statusCode: "500", code: 1, msg: "no" };

  test.each(["node/gdbsOther/bmlq", "node/gdbsOther/zwgk", "node/gdbsOther/zwgk?region=440000", "/portal/api/v2/node/gdbsOther/bmlq"])(
    "%s comes as it is",
    (path) => {
      expect(normalise(200, body, path)).toBe(body);
      expect(failure(500, body, path).message).toBe("no");
      expect(failure(200, null, path).message).toBe("未知错误");
    },
  );

  test.each(["node/gdbsOther/zwhd", "node/gdbsOther/bmlqx", "node/gdbs/bmlq", "x?node/gdbsOther"])("%s does not", (path) => {
    expect(failure(200, body, path).code).toBe("500");
  });
});

/** An own field of an object; undefined where there is none. */
const part = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined;

/** What became of a body: accepted, or refused with an error. */
function outcome(status: number, body: unknown, path: string): { accepted: unknown } | { refused: unknown } {
  try {
    return { accepted: normalise(status, body, path) };
  } catch (refused) {
    return { refused };
  }
}

describe("whatever comes", () => {
  const key = fc.constantFrom(
    "statusCode",
    "data",
    "result",
    "errCode",
    "errcode",
    "status",
    "STATUS",
    "CODE",
    "CUSTOM",
    "code",
    "respResultVO",
    "msg",
    "errmsg",
    "statusDescription",
    "x",
  );
  const leaf = fc.constantFrom<unknown>("200", 200, "0", 0, "00", 1, -1, "", null, undefined, true, "失败", Number.NaN);
  const { body } = fc.letrec<{ body: unknown }>((tie) => ({
    body: fc.oneof({ depthSize: "medium" }, leaf, fc.array(tie("body"), { maxLength: 2 }), fc.dictionary(key, tie("body"), { maxKeys: 5 })),
  }));
  const status = fc.oneof(fc.constant(200), fc.integer({ min: 100, max: 599 }));
  const path = fc.oneof(fc.constantFrom("node/gdbsOther/bmlq", "a/b"), fc.string());

  test.each([
    ["bodies made of the words of the protocol", body],
    ["anything", fc.anything({ withNullPrototype: true, withMap: true, withDate: true })],
  ])("%s: a PortalError or the body or one whole documented part of it", (_, bodies) => {
    fc.assert(
      fc.property(status, bodies, path, (httpStatus, sent, where) => {
        const outer = [sent, part(sent, "respResultVO")];
        const middle = outer.flatMap((place) => [part(place, "data"), part(place, "result")]);
        const inner = middle.flatMap((place) => [part(place, "data"), part(place, "result"), part(place, "CUSTOM")]);
        const wholeParts = [undefined, ...outer, ...middle, ...inner];
        const result = outcome(httpStatus, sent, where);
        expect(
          "refused" in result
            ? result.refused instanceof PortalError && result.refused.message.trim() !== "" && result.refused.status === httpStatus
            : httpStatus < 400 && wholeParts.some((place) => Object.is(place, result.accepted)),
        ).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test("no body that its own code calls a failure is accepted", () => {
    const bad = fc.constantFrom<unknown>("400", 500, "-1", "x", 7);
    const sender = fc.constantFrom(
      (code: unknown, rest: object) => ({ ...rest, statusCode: code }),
      (code: unknown, rest: object) => ({ ...rest, errcode: code }),
      (code: unknown, rest: object) => ({ ...rest, code }),
    );
    fc.assert(
      fc.property(sender, bad, fc.dictionary(fc.constantFrom("data", "result", "x", "msg"), body), (make, code, rest) => {
        expect(() => normalise(200, make(code, rest), "a")).toThrow(PortalError);
      }),
    );
  });
});
