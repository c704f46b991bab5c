// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { sentencesOf } from "./sentences";

afterEach(() => document.body.replaceChildren());

function read(html: string) {
  document.body.innerHTML = `<main>${html}</main>`;
  return sentencesOf(document.querySelector("main")!);
}

test("text is read sentence by sentence, each where it stands", () => {
  const found = read("<h1>身份证</h1><p>请带<b>原件</b>。三日内办好！可以吗？</p>");
  expect(found.map(({ text }) => text)).toEqual(["身份证", "请带原件。", "三日内办好！", "可以吗？"]);
  expect(found.map(({ range }) => String(range))).toEqual(["身份证", "请带原件。", "三日内办好！", "可以吗？"]);
});

test("blocks end a sentence without a full stop", () => {
  expect(read("<ul><li>甲</li><li>乙</li></ul><table><tbody><tr><th>丙</th><td>丁</td></tr></tbody></table>").map(({ text }) => text)).toEqual([
    "甲",
    "乙",
    "丙",
    "丁",
  ]);
});

test("what is hidden, filled in, or only signs is not read", () => {
  expect(
    read(
      '<nav><a href="/">首页</a></nav><p hidden>藏</p><p aria-hidden="true">藏</p><script>a</script><textarea>稿</textarea><select><option>选</option></select><p>——</p><p> 甲\n 乙 </p>',
    ).map(({ text }) => text),
  ).toEqual(["甲 乙"]);
});

test("what is too long for one breath ends at a comma, and nothing is lost", () => {
  const long = `${"很长的一句话，".repeat(60)}完了。`;
  const found = read(`<p>${long}</p>`);
  expect(found.map(({ text }) => text).join("")).toBe(long);
  for (const { text } of found) expect(text.length).toBeLessThanOrEqual(120);
  expect(found[0]?.text.endsWith("，")).toBe(true);
  const endless = "字".repeat(300);
  expect(read(`<p>${endless}</p>`).map(({ text }) => text.length)).toEqual([120, 120, 60]);
});
