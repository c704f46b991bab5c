import { stationSearch } from "@onehall/api";
import { servedPage, textOf } from "../support/served-page";
import { contract, send } from "../support/contract";
import { expect, test } from "../support/test";

/** What the portal says where something is wrong. docs/requirements/errors.md */
const FACES = ["v2", "v3"] as const;

test("an error has a code for programs and a sentence for people", async () => {
  for (const [call, fields, status] of [
    ["GET data/noticeDetailNew", { id: "no-such-notice" }, 404],
    ["POST node/gdbsNav/current", { regCode: "abc" }, 400],
    ["POST /yhzx/apis/messaging/count", {}, 401],
    ["GET data/no-such-call", {}, 404],
  ] as const) {
    const answer = await send(call, fields);
    const body = (await answer.json()) as { statusCode: string; statusDescription: string };
    expect([call, answer.status, body.statusCode]).toEqual([call, status, String(status)]);
    expect(body.statusDescription, call).toMatch(/\p{Script=Han}{4,}/u);
  }
});

test("an address without a page and a page that refuses its parameters say in both languages that the page is lost, with its status", async () => {
  for (const face of FACES)
    for (const path of [`/portal/${face}/no-such-page`, `/portal/${face}/guide/${"1".repeat(31)}`]) {
      const page = await servedPage(path, { status: 404 });
      expect(textOf(page("h1")), path).toBe("页面丢失");
      expect(textOf(page("title")), path).toContain("错误提示");
      for (const words of ["网址可能输错了", "This page could not be found.", "404", "返回首页"]) expect(textOf(page("main")), path).toContain(words);
      expect(textOf(page("main")), path).not.toMatch(/系统故障|请刷新/);
      expect(page(`main a[href^="/portal/${face}/index"]`).length, path).toBeGreaterThan(0);
    }
});

test("without a map service its place says so, and the list of places stands", async () => {
  const { list } = await contract().call(stationSearch, { region: "440106", pageSize: 5 });
  expect(list).toHaveLength(5);
  for (const face of FACES) {
    const text = textOf((await servedPage(`/portal/${face}/stations?region=440106`))("main"));
    // The modern face draws the towns itself.
    if (face === "v2") expect(text).toContain("地图服务未加载");
    else expect(text).toContain("五山");
    for (const { name } of list) expect(text, face).toContain(name);
  }
});
