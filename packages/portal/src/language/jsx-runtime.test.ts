// @vitest-environment jsdom
import { convertAttribute, isUntouched, toTraditional } from "@onehall/language";
import type { ElementType, ReactElement, ReactNode } from "react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import * as react from "react/jsx-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { jsxDEV } from "./jsx-dev-runtime";
import * as ours from "./jsx-runtime";
import "./start-conversion";

type Runtime = Pick<typeof react, "jsx" | "jsxs" | "Fragment">;

/** Converts what the server rendered by the rules that the server has. */
function convertTree(root: Element): void {
  for (const node of root.childNodes) {
    if (node instanceof Text) node.nodeValue = toTraditional(node.data);
    if (!(node instanceof Element)) continue;
    const name = node.localName;
    const attribute = (wanted: string) => node.getAttribute(wanted) ?? undefined;
    if (isUntouched(name, attribute)) continue;
    for (const { name: one, value } of node.attributes) node.setAttribute(one, convertAttribute(name, one, value, attribute, toTraditional));
    convertTree(node);
  }
}

/** A tree with everything that matters: texts of all kinds, components, attributes, values, parts that stay. */
function tree({ jsx, jsxs, Fragment }: Runtime, count: number): ReactNode {
  const Frame = ({ label, children }: { label: string; children?: ReactNode }) =>
    jsxs("section", { "aria-label": label, children: [jsx("h2", { children: label }), children] });
  const Button = (props: { children?: ReactNode }) => jsxs("button", { type: "button", title: "点击办理", children: ["继续", props.children] });
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
  container.innerHTML = renderToString(tree(react, 0));
  convertTree(container);
  const before = container.innerHTML;
  expect(before).toContain("辦事指南");
  const root = await act(() => hydrateRoot(container, tree(ours, 0), { onRecoverableError: (error) => expect.fail(String(error)) }));
  expect(container.innerHTML).toBe(before);
  act(() => root.render(tree(ours, 1)));
  expect(container.querySelector("em")?.textContent).toBe("後來");
  expect(container.querySelector("h2")?.textContent).toBe("辦事指南");
  expect(complaints.mock.calls).toEqual([]);
});

test("what somebody typed, and what is sent, is nobody's to convert", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(tree(react, 0));
  convertTree(container);
  await act(() => hydrateRoot(container, tree(ours, 0)));
  expect(container.querySelector("input")).toMatchObject({ value: "办事", name: "网", placeholder: "請輸入" });
  expect(container.querySelector("textarea")?.value).toBe("请问");
  expect([...container.querySelectorAll("option")].map(({ value, text }) => [value, text])).toEqual([
    ["广", "廣州"],
    ["东莞", "东莞"],
  ]);
  expect(container.querySelector("p")?.outerHTML).toContain('title="张三">张三丰');
  expect(container.querySelector("code")?.textContent).toBe("粤办");
});

test("the head says what the server says of the page, and components get their texts as they are", () => {
  const element = (type: ElementType, props: object) => (ours.jsx(type, props) as ReactElement<object>).props;
  const Part = () => null;
  expect(element("title", { children: "办事" })).toEqual({ children: "辦事" });
  expect(element("meta", { name: "description", content: "网站" })).toEqual({ name: "description", content: "網站" });
  expect(element("meta", { name: "SiteName", content: "网站" })).toEqual({ name: "SiteName", content: "网站" });
  expect(element("html", { lang: "zh-CN" })).toEqual({ lang: "zh-Hant" });
  expect(element("script", { children: "门" })).toEqual({ children: "门" });
  expect(element(Part, { children: "门", title: "门" })).toEqual({ children: "门", title: "门" });
});

test("development creates elements alike", () => {
  const { props } = jsxDEV("p", { title: "网站", children: "门" }, "key", false) as ReactElement<object>;
  expect(props).toEqual({ title: "網站", children: "門" });
});
