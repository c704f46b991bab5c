// @vitest-environment jsdom
import { loginUser, messageCount, portalSwitch, type User } from "@onehall/api";
import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backEnd, reply } from "../testing";
import { loadVisitor } from "./visitor";
import { unreadText } from "./welcome";

const person: User = { name: "张*", level: "2", account_type: "person", corp: null };
const company: User = { name: "李*", level: "3", account_type: "person", corp: { name: "示例贸易有限公司" } };

const HTML = `<div data-visitor="" data-national="/portal/login?back=%2Fportal%2Findex%3FisLogin%3D1">
  <span data-unread></span><span data-unread-word></span>
  <details data-floating><summary><span data-name>我的</span></summary><a href="#centre" data-centre>个人中心</a></details>
</div><button>别处</button>`;

const went = vi.fn<(href: string) => void>();
const part = (name: string) => document.querySelector(`[data-${name}]`)?.textContent;
const state = () => document.querySelector<HTMLElement>("[data-visitor]")?.dataset.visitor;

type Circumstances = { count?: number; national?: "0" | "1" };

async function greet(user: User | null, { count = 0, national = "0" }: Circumstances = {}) {
  const { fetch, inputsOf } = backEnd(reply(loginUser, { user }), reply(messageCount, { count }), reply(portalSwitch, { gj_sso: national }));
  const asked: string[] = [];
  vi.stubGlobal("fetch", (request: string | URL | Request, init?: RequestInit) => {
    const url = new URL(request instanceof Request ? request.url : request, "https://hall.example.org");
    asked.push(url.pathname);
    return fetch(request instanceof Request ? request : url, init);
  });
  await loadVisitor(document);
  return { asked, inputsOf };
}

beforeEach(() => {
  document.body.innerHTML = HTML;
  went.mockClear();
  vi.stubGlobal("location", { origin: "https://hall.example.org", replace: went });
});
afterEach(() => vi.unstubAllGlobals());

test("a visitor keeps the log-in link, and is asked for no messages", async () => {
  const { asked } = await greet(null);
  expect(state()).toBe("");
  expect(asked).toEqual(["/_tif_sso_loginuser_maskget/", "/portal/api/v2/node/gdbsOther/portalSwitch"]);
  expect(went).not.toHaveBeenCalled();
});

test("a person sees the masked name, unread messages up to 99, and the personal centre", async () => {
  const { inputsOf } = await greet(person, { count: 100 });
  expect([state(), part("name"), part("centre"), part("unread"), part("unread-word")]).toEqual(["known", "张*", "个人中心", "99+", "条未读"]);
  expect(inputsOf(messageCount)).toEqual([{ flag: "0" }]);
});

test("who acts for a company sees its name and the enterprise centre; no unread messages, no number", async () => {
  await greet(company);
  expect([part("name"), part("centre"), part("unread"), part("unread-word")]).toEqual(["示例贸易有限公司", "企业中心", "", ""]);
  await greet({ ...person, account_type: "corp" });
  expect(part("centre")).toBe("企业中心");
});

test.each([
  [1, "1"],
  [99, "99"],
  [100, "99+"],
])("%i unread is shown as %s", (count, text) => expect(unreadText(count)).toBe(text));

test("gj_sso 1 sends a visitor of the province's home page to the national log-in; 0 does not, nor does another page", async () => {
  await greet(null, { national: "1" });
  expect(went).toHaveBeenCalledWith("/portal/login?back=%2Fportal%2Findex%3FisLogin%3D1");
  went.mockClear();
  delete document.querySelector<HTMLElement>("[data-visitor]")?.dataset.national;
  expect((await greet(null, { national: "1" })).asked).toEqual(["/_tif_sso_loginuser_maskget/"]);
  expect(went).not.toHaveBeenCalled();
});

test("a call that fails leaves the visitor a visitor", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await loadVisitor(document);
  expect(state()).toBe("");
});

test("an open panel closes by a press outside and by Escape, which gives the focus back", async () => {
  await greet(null);
  const panel = document.querySelector("details")!;
  panel.open = true;
  fireEvent.click(panel.querySelector("a")!);
  expect(panel.open).toBe(true);
  fireEvent.click(document.querySelector("button")!);
  expect(panel.open).toBe(false);
  panel.open = true;
  panel.querySelector("a")?.focus();
  fireEvent.keyDown(document, { key: "Escape" });
  expect([panel.open, document.activeElement?.tagName]).toEqual([false, "SUMMARY"]);
});
