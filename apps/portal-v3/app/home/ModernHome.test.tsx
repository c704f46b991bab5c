import { homeData, page, renderThenHydrate } from "@onehall/portal/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ModernHome } from "./ModernHome";

test("the home page reads without scripts, comes to life without a warning, and leads on", async () => {
  const { container } = await renderThenHydrate(page(ModernHome, homeData, { path: "/v3/index?region=440106", face: "v3" }));
  const { getByRole, getAllByRole } = within(container);
  expect(getByRole("heading", { level: 1 }).textContent).toContain("天河区");
  // The links are looked for once: each search by role asks for the style of everything on the page.
  const links = new Map(getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]));
  const hrefOf = (text: RegExp) => [...links].find(([words]) => text.test(words))?.[1];
  expect(hrefOf(/^1?社会保障卡申领/)).toMatch(/^\/portal\/v3\/guide\/.{31}$/);
  expect(links.get("居住证")).toContain("/portal/v3/search?region=440106&keyword=");
  expect(hrefOf(/身份证到期多久之前可以换/)).toMatch(/#faq$/);
  expect(hrefOf(/^高效办成一件事/)).toBe("/portal/v3/public/activity?region=440106");
  expect(container.textContent).toContain("打什么电话？");
});
