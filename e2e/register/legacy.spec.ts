import { connect } from "node:net";
import { auditItems, captchaSound, currentRegion, dutyDepartments } from "@onehall/api";
import { validateAnswer } from "@onehall/api/contract";
import { answerIn, disguised, randomRequest, requestOf, sampled } from "../../apps/server/src/contract/legacy/testing-random";
import { heard } from "../support/captcha";
import { answerTo, contract, send } from "../support/contract";
import { inParallel } from "../support/in-parallel";
import { expect, origin, test } from "../support/test";

/** What programs written for other portals of this kind send, and what they read. docs/requirements/legacy.md */
type Json = Record<string, unknown>;
const at = (value: unknown, ...path: string[]): unknown => path.reduce<unknown>((found, name) => (found as Json | undefined)?.[name], value);
const rows = (value: unknown, ...path: string[]): Json[] => at(value, ...path) as Json[];
const COUNTY = "440106";
const LIST = "POST solr/getCommonAuditItem";

test("a body may be a form or JSON, numbers come as text or as numbers, and an empty string is an absent parameter", async () => {
  const strict = await answerTo(LIST, { AREA_CODE: COUNTY, PAGENO: "2", PAGESIZE: "7" });
  expect(rows(strict, "CUSTOM", "AUDIT_ITEMLIST")).toHaveLength(7);
  for (const json of [
    { AREA_CODE: COUNTY, PAGENO: 2, PAGESIZE: 7 },
    { AREA_CODE: 440106, PAGENO: "2", PAGESIZE: ["7"], KEY_WORD: "", DEPT_CODE: "", TASK_TYPE: null },
  ])
    expect(await answerTo(LIST, {}, { json })).toEqual(strict);
  expect(await answerTo(LIST, { AREA_CODE: COUNTY, PAGENO: "2", PAGESIZE: "7", KEY_WORD: "", DEPT_CODE: "", TYPE: "" })).toEqual(strict);
});

test("answers at the top level are wrapped in nothing and have no statusCode", async () => {
  for (const [call, fields, names] of [
    [LIST, { AREA_CODE: COUNTY }, ["CUSTOM"]],
    ["POST node/gdbsNav/current", { regCode: COUNTY }, ["current", "hall", "department", "breadcrumb"]],
    ["GET ip/type", {}, ["code", "data"]],
    ["POST node/gdbsOther/zwgk?region=440106", {}, ["groups"]],
  ] as const)
    expect([call, Object.keys(await answerTo(call, fields))]).toEqual([call, names]);
});

test("the older navigation: country are the counties of a city, city the cities of the province, at both addresses", async () => {
  const codes = (answer: unknown, name: string) => rows(answer, name).map((hall) => hall["ORGAREACODE"]);
  const { halls } = await contract().call(currentRegion, { regCode: "440000" });
  const counties = await contract().call(currentRegion, { regCode: "440100" });
  for (const name of ["index", "getDetail"]) {
    const answer = await answerTo(`POST /portal/custom-config/gdbsNav/${name}`, {}, { json: { regCode: 440100, responsibility: 1 } });
    const inner = at(answer, "data", "data");
    expect(codes(inner, "city")).toEqual(halls.map(({ code }) => code));
    expect(codes(inner, "country")).toEqual(counties.halls.map(({ code }) => code));
    expect(
      rows(inner, "department").every((one) => one["responsibility_list"] === 1),
      "departments that publish duties",
    ).toBe(true);
  }
});

test("a page of up to 500 is answered, more is cut and the real size told; older codes are understood, and two flags are ignored", async () => {
  const cut = await answerTo(LIST, { AREA_CODE: COUNTY, PAGENO: "1", PAGESIZE: "10000" });
  expect(at(cut, "CUSTOM", "PAGEINFO")).toMatchObject({ CURRENTPAGEINDEX: 1, PAGESIZE: 500 });
  const most = await answerTo(LIST, { AREA_CODE: COUNTY, PAGENO: "1", PAGESIZE: "500" });
  expect(cut).toEqual(most);
  const today = await answerTo(LIST, { AREA_CODE: COUNTY, TYPE: "001001010", TASKTAG: "1" });
  expect(at(today, "CUSTOM", "PAGEINFO", "TOTALNUM")).toBeGreaterThan(3);
  expect(await answerTo(LIST, { AREA_CODE: COUNTY, TYPE: "001001002", TASKTAG: "1", LIMIT_SCENE_SUM: "1", IS_ZERO_SECNE: "0" })).toEqual(today);
});

test("the matter types of a department come with counts, which are those of its list", async () => {
  const { departments } = await contract().call(currentRegion, { regCode: COUNTY });
  const [department] = departments.filter(({ shortName }) => shortName.includes("公安"));
  const { data } = await answerTo<{ data: { TASK_TYPE: string; COUNT: number }[] }>("GET search/listTaskTypeByOrgNumber", {
    orgNumber: department?.orgCode ?? "",
  });
  expect(data.length).toBeGreaterThan(2);
  for (const { TASK_TYPE, COUNT } of data) {
    const { total } = await contract().call(auditItems, { DEPT_CODE: department?.orgCode ?? "", AREA_CODE: COUNTY, TASK_TYPE, PAGESIZE: 1 });
    expect([TASK_TYPE, total]).toEqual([TASK_TYPE, COUNT]);
  }
});

test("duties: the sum by type, a page, one in full; sixty department codes, an empty and an unknown one are understood", async () => {
  const base = "POST /portal/item-event/getPowerandresponsibility";
  const sum = await answerTo(`${base}Sum`, { regCode: "440000", responsibility: "1" });
  const total = at(sum, "data", "custom", "TOTAL") as number;
  expect(rows(sum, "data", "custom", "LIST").reduce((found, { COUNT }) => found + Number(COUNT), 0)).toBe(total);
  const list = (fields: Record<string, string>) => answerTo(base, { pageNum: "1", pageSize: "500", ...fields });
  const all = await list({ DEPT_CODE: "", DEPT_CODES: "", AREACODE: "440000" });
  expect(at(all, "data", "custom", "PAGEINFO", "TOTALNUM")).toBe(total);
  const departments = await contract().call(dutyDepartments, { region: "440000" });
  const known = departments.slice(0, 5);
  const sixty = [...known.map(({ orgCode }) => orgCode), ...Array.from({ length: 55 }, (_none, index) => `ZZZZZZZ${10 + index}`)];
  const some = await list({ DEPT_CODES: sixty.join(",") });
  expect(at(some, "data", "custom", "PAGEINFO", "TOTALNUM")).toBe(known.reduce((found, one) => found + one.total, 0));
  expect(rows(await list({ DEPT_CODES: "ZZZZZZZ99" }), "data", "custom", "PowerandresponsibilityList")).toEqual([]);
  const [duty] = rows(some, "data", "custom", "PowerandresponsibilityList");
  const one = at(await answerTo(`${base}xx`, { ITEMGUID: String(duty?.["ROWGUID"]), DEPT_CODE: "" }), "data", "custom", "POWERANDRESPONSIBILITYLIST");
  expect(one).toMatchObject({ ROWGUID: duty?.["ROWGUID"], TASK_NAME: duty?.["TASK_NAME"], DEPT_NAME: duty?.["DEPT_NAME"], XKSXBM: duty?.["CATALOG_ID"] });
});

test("the captcha is a large image bound to a cookie; a wrong answer is code 25034 with HTTP 200, and so is the captcha of another session", async () => {
  const image = await send("GET qyzx/getVerifyCode?type=BJJD");
  const bytes = Buffer.from(await image.arrayBuffer());
  expect([image.status, image.headers.get("content-type"), bytes.subarray(1, 4).toString()]).toEqual([200, "image/png", "PNG"]);
  expect([bytes.readUInt32BE(16) >= 200, bytes.readUInt32BE(20) >= 60], "width and height").toEqual([true, true]);
  const [cookie = ""] = image.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  expect(cookie).toMatch(/^captcha=[\w-]{22}$/);
  const json = { sqrmc: "张样例", sblsh: "440100202611180001", captcha: "99", captcha_type: "BJJD" };
  for (const header of [cookie, "captcha=AAAAAAAAAAAAAAAAAAAAAA", ""]) {
    const answer = await send("POST has-progress", {}, { json, cookie: header });
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ code: "25034", msg: expect.stringContaining("验证码") })]);
  }
});

test("a right captcha is answered at the top level with code 200 and data.bjjd, once", async () => {
  const { sound, token } = await contract().call(captchaSound, { type: "BJJD" });
  const json = { sqrmc: "没有这个人", sblsh: "440100202611180001", captcha: heard(sound), captcha_type: "BJJD", captcha_token: token };
  expect(await answerTo("POST has-progress", {}, { json })).toEqual({ code: "200", data: { bjjd: [] } });
  expect(await answerTo("POST has-progress", {}, { json })).toMatchObject({ code: "25034" });
});

/** The first line and the headers of what a raw request line is answered. */
async function rawAnswer(line: string): Promise<string> {
  const { hostname, port, host } = new URL(origin());
  const socket = connect(Number(port), hostname);
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8").split("\r\n\r\n")[0] ?? "";
}

test("a body is read as what it is, whatever it says that it is, a slash behind the path and decimals do no harm; calls that write take none of it", async () => {
  const strict = await answerTo(LIST, { AREA_CODE: COUNTY, PAGENO: "2", PAGESIZE: "7" });
  const path = "/portal/api/v2/solr/getCommonAuditItem";
  for (const [type, body, address] of [
    [undefined, `{"AREA_CODE":440106,"PAGENO":2,"PAGESIZE":7.0}`, path],
    [undefined, "AREA_CODE=440106&PAGENO=2.0&PAGESIZE=7", `${path}/`],
    ["text/plain", ` {"AREA_CODE":"440106","PAGENO":"2","PAGESIZE":"7"}`, path],
    ["application/x-www-form-urlencoded", `{"AREA_CODE":"440106","PAGENO":"2","PAGESIZE":"7"}`, path],
    ["application/json", "AREA_CODE=440106&PAGENO=2&PAGESIZE=7", path],
  ] as const) {
    const answer = await fetch(new URL(address, origin()), {
      method: "POST",
      body: new TextEncoder().encode(body),
      headers: type ? { "Content-Type": type } : {},
    });
    expect([answer.status, await answer.json()], body).toEqual([200, strict]);
  }
  const write = await fetch(new URL("/portal/api/v2/feedback/add", origin()), { method: "POST", body: '{"content":"x"}' });
  expect(write.status).toBe(415);
});

test("an address with Chinese characters as they are written is sent on to the page; another encoding is refused", async () => {
  for (const face of ["v2", "v3"]) {
    const said = await rawAnswer(`GET /portal/${face}/search?keyword=护照&region=440106`);
    expect(said).toMatch(/^HTTP\/1\.1 301 /);
    const location = /^Location: (.*)$/m.exec(said)?.[1]?.trim() ?? "";
    expect(location).toBe(`/portal/${face}/search?keyword=${encodeURIComponent("护照")}&region=440106`);
    expect((await fetch(new URL(location, origin()))).status).toBe(200);
  }
  expect(await rawAnswer("GET //other.example/护照")).toMatch(/^HTTP\/1\.1 400 /);
});

test("2,000 random requests of the legacy kind are never answered with 5xx, nor with success outside the shape", async () => {
  const statuses = new Map<number, number>();
  // One address may ask for the progress of a case sixty times in ten minutes, all tests together.
  let cases = 0;
  const drawn = sampled(randomRequest, 1_700, 20261128).filter(([{ call }]) => call.path !== "has-progress" || (cases += 1) <= 6);
  expect(drawn.length).toBeGreaterThan(1_500);
  await inParallel(8, drawn, async ([place, fields, form]) => {
    const [path, init] = requestOf(place, fields, form);
    const response = await fetch(new URL(path, origin()), init);
    const where = `${path} ${JSON.stringify(fields)} ${response.status}`;
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    expect(response.status, where).toBeLessThan(500);
    const text = await response.text();
    // What no address may hold, such as a zero byte, is refused before anything is read.
    if (/%[01][0-9A-F]/.test(path) && !text.startsWith("{")) return expect(response.status, where).toBe(400);
    const answer = JSON.parse(text) as Json;
    if (response.status === 200 && !(place.call.path === "has-progress" && answer["code"] !== "200")) validateAnswer(place.call, answerIn(place, answer));
    else expect(answer, where).toMatchObject({ statusDescription: expect.any(String) });
  });
  expect(statuses.get(200)).toBeGreaterThan(400);
  // The other 500 mean something: their answers are those of the same request as the strict contract has it.
  await inParallel(8, sampled(disguised, 500, 20261129), async ({ place, wanted, written, form }) => {
    const [path, init] = requestOf(place, written, form);
    const answer = answerIn(place, await (await fetch(new URL(path, origin()), init)).json());
    expect(place.call.select(answer as never), `${path} ${JSON.stringify(written)}`).toEqual(await contract().call(place.call, wanted));
  });
});
