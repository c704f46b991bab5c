import { readPdf } from "../../apps/server/src/documents/pdf/testing-read";
import { FACES } from "../support/contract";
import { servedPage, textOf } from "../support/served-page";
import { taskCode } from "../support/task-code";
import { expect, origin, test } from "../support/test";

/** What the served pages say in traditional characters. docs/requirements/reading.md */

/** Regions, what their lists say in traditional characters, and how nobody there writes it. */
const READINGS = [
  ["440700", ["台山市", "開平市"], ["臺山", "檯山"]],
  ["440605", ["里水鎮", "大瀝鎮"], ["裏水", "裡水"]],
  ["440605011000", ["叠二", "叠南", "叠北"], ["疊"]],
  ["440605126000", ["沙涌", "里水"], ["湧", "裏水", "裡水"]],
] as const;

test("names of places are read in traditional characters as their people write them, and 叠 is never converted, in both faces", async () => {
  for (const face of FACES)
    for (const [region, names, wrong] of READINGS) {
      const text = textOf((await servedPage(`/portal/${face}/regions?region=${region}`, { cookie: "lang=hant" }))("main"));
      for (const name of names) expect(text, `${face} ${region}`).toContain(name);
      for (const name of wrong) expect(text, `${face} ${region}`).not.toContain(name);
    }
});

test("the PDF of a guide is in traditional characters where the reader has chosen them, and kept apart from the other", async () => {
  const address = `${origin()}/portal/pdf/guide/${await taskCode(origin(), "居民身份证换领", "440106")}.pdf`;
  const [simplified, traditional] = [await fetch(address), await fetch(address, { headers: { cookie: "lang=hant" } })];
  expect([traditional.headers.get("content-language"), traditional.headers.get("vary")]).toEqual(["zh-Hant", "Cookie"]);
  expect(traditional.headers.get("etag")).not.toBe(simplified.headers.get("etag"));
  const { text, lang } = await readPdf(new Uint8Array(await traditional.arrayBuffer()));
  expect(lang).toBe("zh-Hant");
  expect(text).toContain("居民身份證換領");
  expect(text).not.toMatch(/证|办|请|时|页/);
  expect((await readPdf(new Uint8Array(await simplified.arrayBuffer()))).text).toContain("居民身份证换领");
});
