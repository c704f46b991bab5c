import { expect, test } from "vitest";
import { hydrate, renderThenHydrate } from "../testing/index.js";
import { Dropdown } from "./index.js";

const items = [
  { key: "centre", label: "个人中心", href: "/centre" },
  { key: "leave", label: "退出登录", onSelect: () => {} },
];

test("without scripts it unfolds the items that are links", async () => {
  const { html, container } = await renderThenHydrate(<Dropdown label="陈*明" items={items} />);
  const server = document.createElement("div");
  server.innerHTML = html;
  expect(server.querySelector("details > summary")!.textContent).toBe("陈*明");
  expect([...server.querySelectorAll("details a")].map((link) => link.getAttribute("href"))).toEqual(["/centre"]);
  const button = container.querySelector("button")!;
  expect([button.getAttribute("aria-haspopup"), button.getAttribute("aria-expanded"), container.querySelector("details")]).toEqual(["menu", "false", null]);
});

test("unfolded before the scripts came it stays open, and the focus stays in it", async () => {
  const { container } = await hydrate(<Dropdown label="陈*明" items={items} />, (server) => {
    const details = server.querySelector("details")!;
    details.open = true;
    details.querySelector("a")!.focus();
  });
  expect(container.querySelectorAll("[role=menuitem]")).toHaveLength(2);
  expect(container.contains(document.activeElement) && document.activeElement !== document.body).toBe(true);
});
