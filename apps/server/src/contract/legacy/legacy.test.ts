import { expect, test } from "vitest";
import { sql } from "../../data";
import { onEachDatabase } from "../../data/testing";
import { allCases, CLOCK, fullName } from "../supervision/testing";
import { solvedCaptcha } from "../progress/testing-solved-captcha";
import { openWire, type WireHost } from "./testing";

const FORM = "Content-Type: application/x-www-form-urlencoded";
const JSON_TYPE = "Content-Type: application/json";
const API = "/portal/api/v2";

type Json = Record<string, unknown>;
const at = (value: unknown, ...path: string[]): unknown => path.reduce<unknown>((found, name) => (found as Json | undefined)?.[name], value);
const rows = (value: unknown, ...path: string[]): Json[] => at(value, ...path) as Json[];

const post = async ({ send }: WireHost, path: string, body: string, type = FORM): Promise<Json> => {
  const answer = await send(`POST ${path}\n${type}`, body);
  expect([answer.status, path, body, answer.status === 200 ? "" : answer.body.toString()]).toEqual([200, path, body, ""]);
  return answer.json();
};

/** Asks page after page until CURRENTPAGEINDEX × PAGESIZE reaches TOTALNUM, as programs do. */
async function everyPage(
  host: WireHost,
  path: string,
  bodyOf: (page: number) => string,
  custom: readonly string[],
  list: string,
  type = FORM,
): Promise<Json[]> {
  const found: Json[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await post(host, path, bodyOf(page), type);
    const info = at(answer, ...custom, "PAGEINFO") as Record<"CURRENTPAGEINDEX" | "PAGESIZE" | "TOTALNUM", number>;
    expect(info.CURRENTPAGEINDEX).toBe(page);
    found.push(...rows(answer, ...custom, list));
    if (info.CURRENTPAGEINDEX * info.PAGESIZE >= info.TOTALNUM) {
      expect(found).toHaveLength(info.TOTALNUM);
      return found;
    }
  }
}

onEachDatabase((_, open) => {
  test("a program reads a list page by page, then the detail of an entry and its file", { timeout: 60_000 }, async () => {
    const host = await openWire(open);
    const list = `${API}/solr/getCommonAuditItem`;
    // Everything is sent, most of it empty; page and size as text, then as numbers, then by the older names inside data.
    const asForm = (page: number) =>
      `PAGENO=${page}&PAGESIZE=7&TASK_TYPE=&DEPT_CODE=&AREA_CODE=440106&ISLOCALLEVEL=&KEY_WORD=&TYPE=001001010&IS_ONLINE=&TASKTAG=1&BASECODE=&LIMIT_SCENE_SUM=1&IS_ZERO_SECNE=0`;
    const byForm = await everyPage(host, list, asForm, ["CUSTOM"], "AUDIT_ITEMLIST");
    expect(byForm.length).toBeGreaterThan(3);
    expect(new Set(byForm.map((item) => item["TASK_CODE"])).size).toBe(byForm.length);
    const asJson = (page: number) =>
      JSON.stringify({ PAGENO: page, PAGESIZE: [7], AREA_CODE: 440106, TYPE: "001001010", TASKTAG: 1, KEY_WORD: "", DEPT_CODE: null });
    expect(await everyPage(host, list, asJson, ["CUSTOM"], "AUDIT_ITEMLIST", JSON_TYPE)).toEqual(byForm);
    const older = (page: number) => `pageNum=${page}&pageSize=7&AREA_CODE=440106000000&TYPE=001001002&TASKTAG=1&ISLOCALLEVEL=false`;
    for (const path of ["/portal/item-solr/getCommonAuditItem", "/portal/item/getCommonAuditItem"])
      expect(await everyPage(host, path, older, ["data", "CUSTOM"], "AUDIT_ITEMLIST"), "001001002 is today's 001001010").toEqual(byForm);
    // What HTTP libraries send when nobody says what the body is; with a slash behind the path.
    expect(await everyPage(host, `${list}/`, asJson, ["CUSTOM"], "AUDIT_ITEMLIST", "Accept: */*")).toEqual(byForm);
    expect(await everyPage(host, list, asForm, ["CUSTOM"], "AUDIT_ITEMLIST", "Content-Type: text/plain;charset=UTF-8")).toEqual(byForm);
    // Libraries that are told a wrong type: a form that calls itself JSON, and the other way round.
    expect(await everyPage(host, list, asForm, ["CUSTOM"], "AUDIT_ITEMLIST", JSON_TYPE)).toEqual(byForm);
    for (const type of [FORM, "Content-Type: application/octet-stream"])
      expect(await everyPage(host, list, asJson, ["CUSTOM"], "AUDIT_ITEMLIST", type)).toEqual(byForm);
    expect(at(await post(host, list, "PAGENO=undefined&PAGESIZE=NaN&AREA_CODE=440106"), "CUSTOM", "PAGEINFO")).toMatchObject({
      CURRENTPAGEINDEX: 1,
      PAGESIZE: 10,
    });
    expect(at(await post(host, list, "PAGENO=1.0&PAGESIZE=7.9&AREA_CODE=440106"), "CUSTOM", "PAGEINFO")).toMatchObject({ CURRENTPAGEINDEX: 1, PAGESIZE: 7 });
    const cut = await post(host, list, "PAGENO=0&PAGESIZE=10000&AREA_CODE=440106");
    expect(at(cut, "CUSTOM", "PAGEINFO")).toMatchObject({ CURRENTPAGEINDEX: 1, PAGESIZE: 500 });
    expect(rows(cut, "CUSTOM", "AUDIT_ITEMLIST")).toHaveLength(Math.min(500, at(cut, "CUSTOM", "PAGEINFO", "TOTALNUM") as number));

    let file: string | undefined;
    for (const item of byForm) {
      const path = `${API}/item-event/getAuditItemDetailCur?TASK_CODE=${String(item["TASK_CODE"])}`;
      const [byGet, byPost] = [await host.send(`GET ${path}`), await host.send(`POST ${path}\n${FORM}`)];
      expect([byGet.status, byPost.status]).toEqual([200, 200]);
      expect(byPost.json()).toEqual(byGet.json());
      const detail = byGet.json();
      expect(detail["AUDIT_ITEM"]).toMatchObject({
        TASK_NAME: item["TASK_NAME"],
        CATANAME: item["TASK_NAME"],
        DEPT_NAME: item["DEPT_NAME"],
        DEPT_CODE: item["DEPT_CODE"],
      });
      for (const material of rows(detail, "AUDIT_MATERIAL"))
        for (const found of [...rows(material, "EXAMPLE_GUID"), ...rows(material, "FORM_GUID")]) {
          expect(found).toEqual({
            FILEPATH: expect.stringMatching(/^\/\/hall\.example\.org\//) as string,
            ATTACHNAME: expect.stringMatching(/\.\w{3,4}$/) as string,
          });
          file ??= String(found["FILEPATH"]);
        }
    }
    const fetched = await host.send(`GET ${file?.replace("//hall.example.org", "")}`);
    expect([fetched.status, fetched.body.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
    expect(host.logged).toEqual([]);
  });

  test("a program reads the duties of a region: sum, list, one in full, its task", { timeout: 60_000 }, async () => {
    const host = await openWire(open);
    const base = "/portal/item-event/getPowerandresponsibility";
    const sum = await post(host, `${base}Sum`, "regCode=440000&responsibility=1");
    const total = at(sum, "data", "custom", "TOTAL") as number;
    expect(rows(sum, "data", "custom", "LIST").reduce((found, { COUNT }) => found + Number(COUNT), 0)).toBe(total);
    const all = await everyPage(
      host,
      base,
      (page) => `pageNum=${page}&pageSize=500&DEPT_CODE=&DEPT_CODES=&TASK_TYPE=&KEYWORD=&AREACODE=440000&ISPROVINCE=`,
      ["data", "custom"],
      "PowerandresponsibilityList",
    );
    expect(all).toHaveLength(total);
    expect(new Set(all.map((duty) => duty["ROWGUID"])).size).toBe(total);

    const codes = [...new Set(all.map((duty) => String(duty["DEPT_CODE"])))];
    expect(codes.length).toBeGreaterThan(20);
    const sixty = [...codes, ...Array.from({ length: 60 }, (_none, index) => `ZZZZZZZ${10 + index}`)].slice(0, 60);
    const some = await everyPage(
      host,
      base,
      (page) => `pageNum=${page}&pageSize=200&DEPT_CODE=&DEPT_CODES=${sixty.join(",")}`,
      ["data", "custom"],
      "PowerandresponsibilityList",
    );
    expect(some).toEqual(all.filter((duty) => sixty.includes(String(duty["DEPT_CODE"]))));
    const asked = JSON.stringify({ pageNum: "1", pageSize: 500, DEPT_CODES: ["ZZZZZZZ99", codes[0]] });
    const one = rows(await post(host, base, asked, JSON_TYPE), "data", "custom", "PowerandresponsibilityList");
    expect(one).toEqual(all.filter((duty) => duty["DEPT_CODE"] === codes[0]));
    expect(rows(await post(host, base, "DEPT_CODES=ZZZZZZZ99"), "data", "custom", "PowerandresponsibilityList")).toEqual([]);
    const types = await host.send(`GET ${API}/search/listTaskTypeByOrgNumber?orgNumber=${codes[0]}`);
    expect([types.status, rows(types.json(), "data").every(({ COUNT }) => Number(COUNT) > 0)]).toEqual([200, true]);

    const withTask = all.find((duty) => /^\d{12}$/.test(String(duty["CATALOG_ID"])));
    const withoutTask = all.find((duty) => !/^\d{12}$/.test(String(duty["CATALOG_ID"])));
    for (const duty of [withTask, withoutTask]) {
      const found = at(
        await post(host, `${base}xx`, `ITEMGUID=${String(duty?.["ROWGUID"])}&DEPT_CODE=${String(duty?.["DEPT_CODE"])}`),
        "data",
        "custom",
        "POWERANDRESPONSIBILITYLIST",
      ) as Json;
      expect(found).toMatchObject({
        DEPT_NAME: duty?.["DEPT_NAME"],
        TASK_TYPE: duty?.["TASK_TYPE"],
        DEPT_CODE: duty?.["DEPT_CODE"],
        XKSXBM: duty?.["CATALOG_ID"],
      });
      const tasks = rows(
        await post(host, `${API}/solr/getCommonAuditItem`, `PAGENO=1&PAGESIZE=10&BASECODE=${String(found["XKSXBM"])}`),
        "CUSTOM",
        "AUDIT_ITEMLIST",
      );
      expect(tasks.map((task) => task["TASK_NAME"])).toEqual(duty === withTask ? [duty?.["TASK_NAME"]] : []);
    }
    expect(host.logged).toEqual([]);
  });

  test("a program asks for the progress of a case: captcha, a wrong answer, the right one", { timeout: 60_000 }, async () => {
    const host = await openWire(open);
    const [file] = (await allCases(host.database)).filter((one) => one.applied <= CLOCK.now);
    if (!file) throw new Error("no case");
    const newCaptcha = async () => {
      const image = await host.send(`GET ${API}/qyzx/getVerifyCode?type=BJJD&v=0.5`);
      expect([image.status, image.body.subarray(1, 4).toString()]).toEqual([200, "PNG"]);
      const token = /captcha=([\w-]{22})/.exec(image.headers)?.[1] ?? "";
      const stored = await host.database.all(sql<{ answer: string }>`SELECT answer FROM captcha ORDER BY expires DESC, id`, {});
      return { token, answers: stored.map(({ answer }) => answer) };
    };
    const ask = (token: string, body: object) => post(host, `${API}/has-progress`, JSON.stringify(body), `${JSON_TYPE}\nCookie: captcha=${token}`);
    const { token, answers } = await newCaptcha();
    const captcha = solvedCaptcha(token, answers[0] ?? "");
    const query = { sqrmc: fullName(file.applicant), sblsh: file.receipt, captcha_type: "BJJD" };
    const WRONG = { code: "25034", msg: expect.stringContaining("验证码") as string };
    expect(await ask(token, { ...query, captcha: "99" })).toMatchObject(WRONG);
    const broken = await host.send(`POST ${API}/has-progress\n${JSON_TYPE}`, "{");
    expect([broken.status, broken.json()["code"]], "programs stop at any other status").toEqual([200, "400"]);
    for (const type of ["Accept: */*", FORM])
      expect(await post(host, `${API}/has-progress`, JSON.stringify({ ...query, captcha: "99" }), type), "JSON that does not say so").toMatchObject(WRONG);
    for (const sblsh of ["一", "1", 1, "", "x".repeat(200), { odd: true }])
      expect(await ask((await newCaptcha()).token, { ...query, sblsh, captcha: "99" })).toMatchObject(WRONG);
    expect(await ask(token, { ...query, captcha: "" })).toMatchObject(WRONG);
    expect(await ask("", { ...query, captcha }), "the captcha of another session").toMatchObject(WRONG);
    // The number as a number of 18 digits, which is more than a program in JavaScript could hold.
    const asNumber = JSON.stringify({ ...query, captcha: [captcha] }).replace(`"${file.receipt}"`, file.receipt);
    const right = await post(host, `${API}/has-progress`, asNumber, `${JSON_TYPE}\nCookie: captcha=${token}`);
    expect(right).toEqual({ code: "200", data: { bjjd: [expect.objectContaining({ sblsh: file.receipt }) as object] } });
    expect(await ask(token, { ...query, captcha }), "used up").toMatchObject(WRONG);
    expect(host.logged).toEqual([]);
  });

  test("a program walks through a province, a city and a county", { timeout: 60_000 }, async () => {
    const host = await openWire(open);
    const names = (answer: Json, ...path: string[]) => rows(answer, ...path).map((hall) => hall["ORGAREACODE"]);
    const province = await post(host, `${API}/node/gdbsNav/current`, "regCode=440000");
    const cities = names(province, "hall");
    expect(cities).toHaveLength(21);
    expect(rows(province, "breadcrumb")).toHaveLength(1);
    for (const name of ["index", "getDetail"]) {
      const path = `/portal/custom-config/gdbsNav/${name}`;
      const of = async (code: unknown) => at(await post(host, path, JSON.stringify({ regCode: code, responsibility: 1 }), JSON_TYPE), "data", "data") as Json;
      const top = await of("440000");
      expect([names(top, "hall"), names(top, "city"), names(top, "country")]).toEqual([cities, cities, []]);
      expect(rows(top, "department").length).toBeGreaterThan(20);
      expect(rows(top, "department").every((one) => one["responsibility_list"] === 1)).toBe(true);
      const guangzhou = await of(440100);
      expect([names(guangzhou, "city"), names(guangzhou, "country")]).toEqual([
        cities,
        names(await post(host, `${API}/node/gdbsNav/current`, "regCode=440100"), "hall"),
      ]);
      const tianhe = await of(["440106"]);
      expect(names(tianhe, "country").every((code) => /^440106\d{3}000$/.test(String(code)))).toBe(true);
      expect([names(tianhe, "city"), names(tianhe, "country").length > 10]).toEqual([cities, true]);
      expect(
        names(await of("441900"), "country").every((code) => /^4419\d{5}000$/.test(String(code))),
        "towns hang directly under the city",
      ).toBe(true);
    }
    expect(host.logged).toEqual([]);
  });
});
