import { act, fireEvent, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answers, backEnd, page, samples, renderThenHydrate } from "../testing";
import { RegionSwitch } from "./RegionSwitch";
import { summarise } from "../app/region-summary";

const show = async (fetch: typeof globalThis.fetch) => {
  vi.stubGlobal("fetch", fetch);
  const { container, html } = await renderThenHydrate(
    page(() => <RegionSwitch />, { region: summarise(samples.regionView("440000")) }, { path: "/v2/notices?region=440000" }),
  );
  return { container, html, link: container.querySelector<HTMLAnchorElement>("a")! };
};
const press = async (element: HTMLElement) => act(async () => void fireEvent.click(element));
const dialogOf = (container: HTMLElement) =>
  waitFor(
    () => {
      const dialog = container.querySelector("dialog");
      if (!dialog?.querySelector("input[type=search]")) throw new Error("not open yet");
      return dialog;
    },
    { timeout: 5000 },
  );

afterEach(() => vi.unstubAllGlobals());

test("without scripts it is a link to the page of regions that knows the way back", async () => {
  const { html } = await show(backEnd().fetch);
  expect(html).toContain(`href="/portal/v2/regions?region=440000&amp;back=${encodeURIComponent("/portal/v2/notices?region=440000")}"`);
});

test("with scripts it opens the picker, goes down, filters, and gives the focus back", async () => {
  const { container, link } = await show(backEnd(answers.regions).fetch);
  link.focus();
  await press(link);
  const dialog = await dialogOf(container);
  const inside = within(dialog);
  await waitFor(() => inside.getByText("省统计局"));

  const field = dialog.querySelector<HTMLInputElement>("input[type=search]")!;
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: "tongji" }, isComposing: true });
  expect(inside.queryByText("广州市")).not.toBeNull();
  await act(async () => {
    fireEvent.input(field, { target: { value: "统计" }, isComposing: true });
    fireEvent.compositionEnd(field);
  });
  expect(inside.queryByText("广州市")).toBeNull();
  expect(inside.queryByText("省统计局")).not.toBeNull();
  await act(async () => void fireEvent.input(field, { target: { value: "" } }));

  await press(inside.getByText("下级"));
  await waitFor(() => inside.getByText("天河区"));
  expect(document.activeElement?.textContent).toBe("广州市");
  await press(within(dialog.querySelector("nav")!).getByText("广东省"));
  await waitFor(() => inside.getByText("省统计局"));

  await press(inside.getByRole("button", { name: "关闭", hidden: true }));
  expect(dialog.open).toBe(false);
  expect(document.activeElement).toBe(link);
});

test("where regions cannot be fetched the built-in list stands in, with a quiet line", async () => {
  const { container, link } = await show(backEnd().fetch);
  await press(link);
  const inside = within(await dialogOf(container));
  await waitFor(() => inside.getByText("暂时无法取得最新地区，显示的是内置列表"));
  expect(inside.queryByText("佛山市")).not.toBeNull();
});

test("a press with Ctrl stays the browser's", async () => {
  const { link } = await show(backEnd(answers.regions).fetch);
  let taken: boolean | undefined;
  document.addEventListener(
    "click",
    (event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link, { ctrlKey: true });
  expect(taken).toBe(false);
});
