import { expect, test } from "vitest";
import type { Problem } from "../../problems";
import { readArticle } from "./article";

const text = (body: string, head = "title: 隐私政策\nlead: 我们怎样用您的信息。\nupdated: 2026-11-20") => `---\n${head}\n---\n${body}\n`;

function reading(file: string, whole: string) {
  const problems: Problem[] = [];
  return { article: readArticle({ file, text: whole }, problems), problems: problems.map((problem) => `${problem.line} ${problem.text}`) };
}

test("an introduction without heading, then sections", () => {
  const { article, problems } = reading("articles/privacy-policy.md", text("先说一句。\n\n## 收集什么\n- 次数"));
  expect(problems).toEqual([]);
  expect(article).toMatchObject({
    key: "privacy-policy",
    sections: [
      { title: "", blocks: [{ type: "p", text: "先说一句。" }] },
      { title: "收集什么", blocks: [{ type: "ul", items: ["次数"] }] },
    ],
  });
});

test.each([
  ["articles/隐私.md", text("正文。"), "1 文件名应为小写英文词，用 - 连接，例如 about-me.md"],
  ["articles/a-b.md", text(""), "6 页面没有正文"],
  ["articles/a-b.md", text("## 收集什么"), "6 “收集什么”下面没有内容"],
  ["articles/a-b.md", text("<b>正文</b>"), "6 正文只能有标题、段落和一层列表，不能有 HTML、链接、表格、图片或代码"],
  ["articles/a-b.md", text("正文。", "title: 隐私政策\nlead: 没有句号\nupdated: 2026-11-20"), "3 “lead”应为完整的句子，以句号结尾"],
  ["articles/a-b.md", text("正文。", "title: 隐私政策\nlead: 有句号。\nupdated: 2026-02-30"), "4 “updated”不是存在的日期"],
])("%s is refused: %#", (file, whole, sentence) => {
  expect(reading(file, whole).problems).toContain(sentence);
});
