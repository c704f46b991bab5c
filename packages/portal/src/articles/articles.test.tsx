import { articleDetail, PortalError, type Article } from "@onehall/api";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, renderThenHydrate, thrownStatus } from "../testing";
import { ArticlePage } from "./ArticlePage";
import { loadArticle } from "./data";

const article: Article = {
  key: "privacy-policy",
  title: "隐私政策",
  lead: "我们怎样用您的信息。",
  updated: "2026-11-20",
  sections: [
    { title: "", blocks: [{ type: "p", text: "先说一句。" }] },
    { title: "收集什么", blocks: [{ type: "ul", items: ["次数"] }] },
  ],
};
const { regions } = answers;
const detail = reply(articleDetail, ({ key }) => {
  if (key !== article.key) throw new PortalError("article-unknown", "没有这个页面", { status: 404 });
  return article;
});

test.each(["/portal/v2/privacy-policy", "/portal/v3/privacy-policy?region=440100", "/portal/v2/privacy-policy.data"])(
  "%s: sections under one heading",
  async (path) => {
    const { data } = await load(loadArticle, path, backEnd(regions, detail).fetch);
    const { container } = await renderThenHydrate(page(ArticlePage, data, { path: "/v2/privacy-policy" }));
    const { getAllByRole, getByText } = within(container);
    expect(getAllByRole("heading").map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual(["H1 隐私政策", "H2 收集什么"]);
    expect(getByText("2026年11月20日").getAttribute("datetime")).toBe("2026-11-20");
  },
);

test("a name without a page is not found", async () => {
  expect(await thrownStatus(load(loadArticle, "/portal/v2/nothing", backEnd(regions, detail).fetch))).toBe(404);
});
