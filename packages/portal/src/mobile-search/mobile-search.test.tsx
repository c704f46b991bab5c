import { homeIndex } from "@onehall/api";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, renderThenHydrate, thrownStatus } from "../testing";
import { loadMobileSearch } from "./data";
import { MobileSearchPage } from "./MobileSearchPage";

const { regions, home } = answers;

test("a GET form to the results, words and themes to press", async () => {
  const { data } = await load(loadMobileSearch, "/portal/v2/mobile-search?region=440100", backEnd(regions, reply(homeIndex, home)).fetch);
  const { container } = await renderThenHydrate(page(MobileSearchPage, data, { path: "/v2/mobile-search?region=440100" }));
  const { getByRole } = within(container);
  const form = container.querySelector("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["get", "/portal/v2/search"]);
  expect(getByRole("link", { name: "居住证" }).getAttribute("href")).toContain("/portal/v2/search?region=440100&keyword=");
  expect(getByRole("link", { name: "证件办理" }).getAttribute("href")).toBe("/portal/v2/personal/theme?region=440100&catalogCode=001001090");
});

test("without words the box stays; unknown regions are not found", async () => {
  const { data } = await load(loadMobileSearch, "/portal/v2/mobile-search", backEnd(regions).fetch);
  const { container } = await renderThenHydrate(page(MobileSearchPage, data, { path: "/v2/mobile-search" }));
  expect(container.querySelector("form[role=search], [role=search] form, search form")).not.toBeNull();
  expect(within(container).getByRole("link", { name: /12345/ })).toBeDefined();
  expect(await thrownStatus(load(loadMobileSearch, "/portal/v2/mobile-search?region=999999", backEnd(regions).fetch))).toBe(404);
});
