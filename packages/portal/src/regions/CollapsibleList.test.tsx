import { act, fireEvent, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing";
import { resized } from "../testing/dom";
import { CollapsibleList } from "./CollapsibleList";

const fold = async (height: number) => {
  const { container } = await renderThenHydrate(
    <CollapsibleList>
      <ul className="list">
        <li>
          <a href="/portal/v2/branch-hall?orgCode=553612461">省人力资源社会保障厅</a>
        </li>
      </ul>
    </CollapsibleList>,
  );
  const list = container.querySelector("ul")!;
  Object.defineProperty(list, "offsetHeight", { value: height });
  act(resized);
  return { container, folded: () => list.parentElement!.hasAttribute("data-folded"), ...within(container) };
};

test("a list of 166 units stays whole, a taller one folds", async () => {
  const short = await fold(166);
  expect([short.folded(), short.queryByRole("button")]).toEqual([false, null]);
  const tall = await fold(167);
  expect(tall.folded()).toBe(true);
});

test("更多 and 收起", async () => {
  const { getByRole, folded } = await fold(400);
  fireEvent.click(getByRole("button", { name: "更多" }));
  expect(folded()).toBe(false);
  expect(getByRole("button", { name: "收起" }).getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(getByRole("button", { name: "收起" }));
  expect(folded()).toBe(true);
});

test("who tabs into the folded part sees where he is", async () => {
  const { getByRole, folded } = await fold(400);
  const link = getByRole("link");
  link.getBoundingClientRect = () => ({ bottom: 300 }) as DOMRect;
  fireEvent.focusIn(link);
  expect(folded()).toBe(false);
});
