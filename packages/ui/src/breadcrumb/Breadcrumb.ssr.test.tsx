import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { Breadcrumb } from "./index.js";

test("a named list of links that ends with this page", async () => {
  const { container } = await renderThenHydrate(
    <Breadcrumb items={[{ label: "首页", href: "/" }, { label: "证件办理" }, { label: "身份证换领", href: "/here" }]} />,
  );
  expect(container.querySelector("nav")?.getAttribute("aria-label")).toBe("当前位置");
  expect([...container.querySelectorAll("ol > li")].map((item) => item.textContent)).toEqual(["首页", "证件办理", "身份证换领"]);
  expect([...container.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["/"]);
  expect(container.querySelector('[aria-current="page"]')?.textContent).toBe("身份证换领");
});
