import { expect, test } from "vitest";
import { serverHtml, renderThenHydrate } from "../testing/index.js";
import { Pagination } from "./index.js";

const href = (page: number) => `/items?page=${page}`;

test("every page shown is a true link", async () => {
  const { container } = await renderThenHydrate(<Pagination total={236} page={7} href={href} />);
  expect([...container.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["上一页", "/items?page=6"],
    ["1", "/items?page=1"],
    ["6", "/items?page=6"],
    ["7", "/items?page=7"],
    ["8", "/items?page=8"],
    ["24", "/items?page=24"],
    ["下一页", "/items?page=8"],
  ]);
  expect(container.querySelector('[aria-current="page"]')?.textContent).toBe("7");
  expect(container.querySelector("[aria-live]")?.textContent).toBe("共 236 条，第 7 / 24 页");
  expect([...container.querySelectorAll("[rel]")].map((link) => link.getAttribute("rel"))).toEqual(["prev", "next"]);
});

test("at the ends there is no way further", async () => {
  const { container } = await renderThenHydrate(<Pagination total={30} page={1} href={href} />);
  const previous = container.querySelector("a");
  expect([previous?.textContent, previous?.getAttribute("aria-disabled"), previous?.hasAttribute("href")]).toEqual(["上一页", "true", false]);
});

test("a page beyond the last is the last; entries beyond the cap are out of reach", () => {
  expect(serverHtml(<Pagination total={30} page={9} href={href} />)).toContain("第 3 / 3 页");
  expect(serverHtml(<Pagination total={5000} page={100} maxTotal={1000} href={href} />).replaceAll("<!-- -->", "")).toContain("共 5000 条，第 100 / 100 页");
});

test("one page or none needs nothing", () => {
  expect(serverHtml(<Pagination total={10} href={href} />)).toBe("");
  expect(serverHtml(<Pagination total={0} href={href} />)).toBe("");
});

test("the jump is a GET form that carries the rest of the query", async () => {
  const { html, container } = await renderThenHydrate(
    <Pagination total={236} href={href} jump={{ action: "/items", name: "p", hidden: { keyword: "身份证" } }} />,
  );
  const form = container.querySelector("form");
  expect([form?.getAttribute("action"), form?.method]).toEqual(["/items", "get"]);
  expect([...container.querySelectorAll("input")].map((input) => [input.type, input.name, input.value])).toEqual([
    ["hidden", "keyword", "身份证"],
    ["text", "p", ""],
  ]);
  expect(html).not.toContain("noValidate");
});

test("leading nowhere is a mistake that says so", () => {
  expect(() => serverHtml(<Pagination total={30} />)).toThrow("Pagination: it has neither href nor onPageChange.");
});
