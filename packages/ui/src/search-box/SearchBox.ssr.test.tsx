import { expect, test } from "vitest";
import { hydrate, renderThenHydrate } from "../testing/index.js";
import { SearchBox } from "./index.js";

test("a plain GET form with a labelled field", async () => {
  const { html } = await renderThenHydrate(
    <SearchBox action="/portal/search" name="q" hidden={{ region: "440100" }} defaultValue="身份证" label="搜索事项" submitLabel="搜" target="_blank" />,
  );
  const page = new DOMParser().parseFromString(html, "text/html");
  const form = page.querySelector('form[role="search"]') as HTMLFormElement;
  expect([form.getAttribute("action"), form.method, form.target]).toEqual(["/portal/search", "get", "_blank"]);
  expect([...new FormData(form)]).toEqual([
    ["region", "440100"],
    ["q", "身份证"],
  ]);
  const field = page.querySelector<HTMLInputElement>('input[type="search"]');
  expect([field?.labels?.[0]?.textContent, field?.getAttribute("role")]).toEqual(["搜索事项", null]);
  expect(page.querySelector('[type="submit"]')?.textContent).toBe("搜");
});

test("with scripts the field is a combobox", async () => {
  const { container } = await renderThenHydrate(<SearchBox action="/search" label="搜索" />);
  const field = container.querySelector('input[role="combobox"]');
  expect([field?.getAttribute("aria-expanded"), field?.hasAttribute("aria-controls")]).toEqual(["false", false]);
});

test("what was typed before the scripts came stays, and can be cleared", async () => {
  const { container } = await hydrate(<SearchBox action="/search" label="搜索" />, (root) => {
    root.querySelector<HTMLInputElement>("[type=search]")!.value = "社保";
  });
  expect(container.querySelector<HTMLInputElement>("[type=search]")?.value).toBe("社保");
  expect(container.querySelector<HTMLElement>('[aria-label="清除"]')?.hidden).toBe(false);
});
