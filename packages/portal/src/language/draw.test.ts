// @vitest-environment jsdom
import { createRequire } from "node:module";
import type { ReactNode } from "react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawConverted, type ElementMakers } from "./draw";
import { convertOnServer, inTraditional } from "./on-server";

const require = createRequire(import.meta.url);

/** React's functions as a page calls them, by a copy of their own: nothing else in the test is changed. */
const makers = (): ElementMakers => ({ runtime: { ...require("react/jsx-runtime") }, react: { ...require("react") } });

type Make = ElementMakers["runtime"]["jsx"];
const { Fragment } = require("react") as { Fragment: symbol };

/** A tree with everything that matters: texts of all kinds, components, attributes, values, parts that stay. */
function tree({ runtime: { jsx, jsxs }, react: { createElement } }: ElementMakers, count: number): ReactNode {
  const Frame = ({ label, children }: { label: string; children: unknown }) =>
    jsxs("section", { "aria-label": label, children: [jsx("h2", { children: label }), children] });
  const Button = (props: { children: unknown }) => createElement("button", { type: "button", title: "点击办理" }, "继续", props.children);
  return jsx("main", {
    children: [
      jsx(Frame, { label: "办事指南", children: [`第 ${count} 步：`, "头", "发", jsx("b", { children: "发票" }, "b")] }, "frame"),
      jsxs(Fragment, { children: ["里面", count, " 个", ["事", "项"]] }, "fragment"),
      jsx(Button, { children: "申请" }, "button"),
      jsx("p", { translate: "no", title: "张三", children: "张三丰" }, "no"),
      jsx("code", { children: "粤办" }, "code"),
      jsx("input", { defaultValue: "办事", placeholder: "请输入", name: "网" }, "input"),
      jsxs(
        "select",
        {
          defaultValue: "广",
          "aria-label": "选择",
          children: [jsx("option", { value: "广", children: "广州" }, "1"), jsx("option", { children: "东莞" }, "2")],
        },
        "select",
      ),
      jsx("textarea", { defaultValue: "请问", "aria-label": "问题" }, "textarea"),
      count > 0 && jsx("em", { children: "后来" }, "later"),
    ],
  }) as ReactNode;
}

let complaints: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test("the browser finds what the server sent, and goes on in the same characters", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = inTraditional(renderToString(tree(makers(), 0)));
  const before = container.innerHTML;
  expect(before).toContain("辦事指南");
  const browser = makers();
  drawConverted(browser, convertOnServer);
  const root = await act(() => hydrateRoot(container, tree(browser, 0), { onRecoverableError: (error) => expect.fail(String(error)) }));
  expect(container.innerHTML).toBe(before);
  act(() => root.render(tree(browser, 1)));
  expect(container.querySelector("em")?.textContent).toBe("後來");
  expect(container.querySelector("h2")?.textContent).toBe("辦事指南");
  expect(complaints.mock.calls).toEqual([]);
});

test("what somebody typed, and what is sent, is nobody's to convert", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  const browser = makers();
  drawConverted(browser, convertOnServer);
  container.innerHTML = inTraditional(renderToString(tree(makers(), 0)));
  await act(() => hydrateRoot(container, tree(browser, 0)));
  expect(container.querySelector("input")).toMatchObject({ value: "办事", name: "网", placeholder: "請輸入" });
  expect(container.querySelector("textarea")?.value).toBe("请问");
  expect([...container.querySelectorAll("option")].map(({ value, text }) => [value, text])).toEqual([
    ["广", "廣州"],
    ["东莞", "东莞"],
  ]);
  expect(container.querySelector("p")?.outerHTML).toContain('title="张三">张三丰');
  expect(container.querySelector("code")?.textContent).toBe("粤办");
});

test("the head says what the server says of the page", () => {
  const { runtime, react } = makers();
  const seen: unknown[] = [];
  const see: Make = (type, props) => void seen.push([type, props]);
  const browser: ElementMakers = {
    runtime: { jsx: see, jsxs: see },
    react: { createElement: (type, props, ...children) => void seen.push([type, { ...props, children }]) },
  };
  drawConverted(browser, convertOnServer);
  browser.react.createElement("title", { key: "title" }, "办事");
  browser.react.createElement("meta", { name: "description", content: "网站" });
  browser.react.createElement("meta", { name: "SiteName", content: "网站" });
  browser.runtime.jsx("html", { lang: "zh-CN" });
  browser.runtime.jsx("script", { children: "门" });
  browser.runtime.jsx(() => null, { children: "门", title: "门" });
  expect(seen).toEqual([
    ["title", { key: "title", children: ["辦事"] }],
    ["meta", { name: "description", content: "網站", children: [] }],
    ["meta", { name: "SiteName", content: "网站", children: [] }],
    ["html", { lang: "zh-Hant" }],
    ["script", { children: "门" }],
    [expect.any(Function), { children: "门", title: "门" }],
  ]);
  expect([runtime, react]).not.toContain(browser.runtime);
});
