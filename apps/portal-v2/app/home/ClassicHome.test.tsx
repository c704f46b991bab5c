import { homeData, page, renderThenHydrate } from "@onehall/portal/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ClassicHome } from "./ClassicHome";

test("the home page reads without scripts, comes to life without a warning, and leads on", async () => {
  const { container } = await renderThenHydrate(page(ClassicHome, homeData, { path: "/v2/index?region=440106", face: "v2" }));
  const { getByRole, getAllByRole } = within(container);
  expect(getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(getByRole("heading", { level: 1 }).textContent).toContain("天河区");
  expect(getByRole("link", { name: "社会保障卡申领1" }).getAttribute("href")).toMatch(/^\/portal\/v2\/guide\/.{31}$/);
  expect(getByRole("link", { name: "居住证" }).getAttribute("href")).toContain("/portal/v2/search?region=440106&keyword=");
  expect(getByRole("link", { name: /身份证到期多久之前可以换/ }).getAttribute("href")).toMatch(/#faq$/);
  expect(getByRole("link", { name: /^高效办成一件事/ }).getAttribute("href")).toBe("/portal/v2/public/activity?region=440106");
  expect(container.textContent).toContain("打什么电话？");
});
