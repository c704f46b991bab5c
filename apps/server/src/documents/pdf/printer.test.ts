import { afterEach, expect, test } from "vitest";
import type { Outline } from "../outline";
import { createPrinter, markOf, type Printer } from "./printer";
import { readPdf, rolesOf } from "./testing-read";

const outline = (title: string, blocks: Outline["blocks"] = [{ type: "p", text: "正文。" }]): Outline => ({
  title,
  about: "样例部门",
  lead: "",
  site: "样例网站",
  foot: "第 1 版",
  date: "2026-11-20",
  keywords: [],
  blocks,
});

let printer: Printer | undefined;
afterEach(() => printer?.close());
const open = (): Printer => (printer = createPrinter());

test("what is asked for twice is drawn once", async () => {
  const { print } = open();
  const [one, other] = await Promise.all([print(outline("甲")), print(outline("甲"))]);
  expect(other).toBe(one);
  expect(await print(outline("甲"))).toBe(one);
  expect(markOf(outline("甲"))).not.toBe(markOf(outline("乙")));
});

test("too many at once are sent away; the others get theirs", async () => {
  const { print } = open();
  const asked = Array.from({ length: 26 }, (_, index) => print(outline(`第 ${index} 份`)));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(24);
  expect(outcomes.at(-1)).toMatchObject({ status: "rejected", reason: { code: "busy", status: 503 } });
  await expect(print(outline("以后"))).resolves.toBeInstanceOf(Uint8Array);
});

test("an outline that cannot be drawn fails alone", async () => {
  const { print } = open();
  const broken = { ...outline("坏"), date: "没有日期" };
  const [bad, good] = await Promise.allSettled([print(broken), print(outline("好"))]);
  expect(bad.status).toBe("rejected");
  expect(good.status).toBe("fulfilled");
});

test("a cell higher than a page goes on over it; the head is repeated, but only to look at", async () => {
  const long = Array.from({ length: 240 }, (_, index) => `第${index}句话要写得长一些才占得满一行。`).join("");
  const columns = [
    { title: "名称", share: 1 },
    { title: "内容", share: 2 },
  ];
  const { pages, text, structure } = await readPdf(
    await open().print(
      outline("长表", [
        {
          type: "table",
          label: "表",
          columns,
          rows: [
            ["短", "短"],
            ["长", long],
            ["末", "尾"],
          ],
        },
      ]),
    ),
  );
  expect(pages).toBeGreaterThan(2);
  expect(text).toContain(long);
  expect(text.match(/内容/g)).toHaveLength(1);
  expect(text.indexOf("尾")).toBeGreaterThan(text.indexOf("第239句"));
  expect(rolesOf(structure)).toContain("TH");
});

test("a sign that no font has is drawn as the printers' mark, and still read", async () => {
  const bytes = await open().print(outline("輋𣒍村"));
  const { text } = await readPdf(bytes);
  expect(text).toContain("輋〓村");
});

test("a code wider than its column is broken, and nothing of it is lost", async () => {
  const code = "A1".repeat(200);
  const { text } = await readPdf(await open().print(outline("码", [{ type: "p", text: code }])));
  expect(text).toContain(code);
});
