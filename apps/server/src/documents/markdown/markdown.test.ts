import { fromMarkdown } from "mdast-util-from-markdown";
import { expect, test } from "vitest";
import { markdownOf } from "./markdown";

const outline = { title: "标题", about: "", lead: "", site: "", foot: "第 1 版", date: "2026-11-20", keywords: [], blocks: [] };

test("what the pack says is text, never markup", () => {
  const hostile = "<script>alert(1)</script> [link](javascript:x) *a* `b` | c # d 1. e";
  const tree = fromMarkdown(markdownOf({ ...outline, lead: hostile }));
  const lead = tree.children[1];
  expect(lead).toMatchObject({ type: "paragraph", children: [{ type: "text", value: hostile }] });
});

test("a paragraph that begins with a number is no list", () => {
  expect(fromMarkdown(markdownOf({ ...outline, lead: "2026. 年" })).children[1]).toMatchObject({ type: "paragraph" });
});
