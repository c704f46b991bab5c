import { suggest } from "@onehall/api";
import { act, fireEvent, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backEnd, page, reply, samples, renderThenHydrate } from "../testing";
import { summarise } from "../app/region-summary";
import { PortalSearchBox } from "./PortalSearchBox";
import { useRecentSearches } from "./recent-searches";

const words = [{ name: "社会保障卡申领", weights: 9, payload: samples.item(1).taskCode, highlightTerm: "社保", type: "guide" as const }];

const show = async (fetch: typeof globalThis.fetch, face: "v2" | "v3" = "v2") => {
  vi.stubGlobal("fetch", fetch);
  const data = { region: summarise(samples.regionView("440100")) };
  const { container, html } = await renderThenHydrate(page(() => <PortalSearchBox size="small" target="_blank" />, data, { face }));
  return { html, container, field: container.querySelector<HTMLInputElement>("input[name=keyword]")!, form: container.querySelector("form")! };
};

beforeEach(() => {
  localStorage.clear();
  useRecentSearches.setState({ terms: [] });
});
afterEach(() => vi.unstubAllGlobals());

test("without scripts a GET form with the keyword and the region under both names, in a new tab", async () => {
  const { form } = await show(backEnd().fetch);
  expect([form.getAttribute("action"), form.method, form.target]).toEqual(["/portal/v2/search", "get", "_blank"]);
  expect(Object.fromEntries(new FormData(form))).toEqual({ keyword: "", region: "440100", areaCode: "440100" });
});

test("suggestions of the region come from the call; those of guides lead there", async () => {
  const { fetch, inputsOf } = backEnd(reply(suggest, { list: words }));
  const { container, field } = await show(fetch, "v3");
  await act(async () => {
    field.focus();
    fireEvent.input(field, { target: { value: "社保" } });
  });
  const option = await waitFor(() => within(container).getByRole("option"), { timeout: 5000 });
  expect(option.textContent).toContain("社会保障卡申领");
  expect(option.textContent).toContain("办事指南");
  expect(inputsOf(suggest)).toEqual([{ keyword: "社保", region: "440100" }]);

  const open = vi.spyOn(window, "open").mockReturnValue(null);
  fireEvent.click(option);
  expect(open.mock.calls[0]?.[0]).toBe(`/portal/v3/guide/${samples.item(1).taskCode}`);
  expect(useRecentSearches.getState().terms).toEqual(["社会保障卡申领"]);
});

test("a call that fails leaves a search that works", async () => {
  const { fetch, inputsOf } = backEnd();
  const { container, field } = await show(fetch);
  await act(async () => {
    field.focus();
    fireEvent.input(field, { target: { value: "护照" } });
  });
  await waitFor(() => expect(inputsOf(suggest).length).toBeGreaterThan(0), { timeout: 5000 });
  expect(within(container).queryByRole("option")).toBeNull();
  expect(field.value).toBe("护照");
});

test("recent searches are offered while the field is empty, and can be forgotten", async () => {
  localStorage.setItem("gdbs.searches", '["居住证","护照"]');
  const { html, container, field } = await show(backEnd().fetch);
  expect(html).not.toContain("居住证");
  await act(async () => field.focus());
  fireEvent.click(field);
  expect(
    within(container)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["居住证", "护照"]);
  fireEvent.click(within(container).getByRole("button", { name: /清/ }));
  expect(localStorage.getItem("gdbs.searches")).toBe("[]");
});
