import { compileFunction } from "node:vm";
import { createErrorStore } from "@onehall/api";
import { expectValidHtml, serverHtml } from "@onehall/ui/testing";
import { act, fireEvent, render, within } from "@testing-library/react";
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { root } from "../testing";
import { RELOAD_SCRIPT, RELOADED_KEY } from "./ReloadOnChunkError";
import { ErrorPage } from "./ErrorPage";
import { FallbackErrorBoundary } from "./FallbackErrorBoundary";
import { showErrors } from "./show-errors";
import { statusOf } from "../app/status-of";

test.each([
  [{ statusCode: 503 }, 503],
  [{ status: 404 }, 404],
  [{ response: { status: 502 } }, 502],
  [{ statusCode: 0, status: 410 }, 410],
  [{ status: 200 }, 500],
  [{ status: "404" }, 500],
  [new Error("x"), 500],
  [null, 500],
  ["text", 500],
])("the status of %o is %i", (error, status) => {
  expect(statusOf(error)).toBe(status);
});

/** A page whose loader failed in this way. */
function stub(error: unknown, Page = ErrorPage) {
  const Stub = createRoutesStub([{ id: "root", path: "/", children: [{ id: "page", path: "*", ErrorBoundary: Page }] }]);
  return <Stub initialEntries={["/v2/x"]} hydrationData={{ loaderData: { root }, errors: { page: error } }} />;
}
const drawn = (error: unknown) => serverHtml(stub(error));

test("an error says what happened and what to do, leads home, and keeps its details to itself", async () => {
  const html = drawn(new Error("secret detail"));
  expect(html).toContain("错误提示");
  expect(html).toContain("系统故障");
  expect(html).toContain("页面飞走了，请刷新");
  expect(html).toContain('href="/portal/v2/index?region=440000"');
  expect(html).toContain('href="/portal/status"');
  expect(html).toContain("tel:12345");
  expect(html).not.toContain("secret detail");
  await expectValidHtml(html);
});

test("a page that does not exist is said to be lost", () => {
  const html = drawn(new ErrorResponseImpl(404, "", null));
  expect(html).toMatch(/<h1[^>]*>页面丢失</);
  expect(html, "to load it anew helps nobody").not.toMatch(/飞走了|请刷新/);
  expect(html).toContain("This page could not be found.");
  expect(html).not.toContain("系统故障");
});

test("the number is the status of the error", () => {
  expect(drawn(new ErrorResponseImpl(503, "", null))).toContain(">503<");
});

describe("in the browser", () => {
  afterEach(() => {
    document.body.replaceChildren();
    vi.unstubAllEnvs();
  });

  test("a page that breaks there says so and leads home", () => {
    vi.stubEnv("SSR", false);
    const { getByRole, container } = render(stub(new Error("x")));
    expect(getByRole("heading", { level: 1 }).textContent).toBe("错误提示");
    expect(container.textContent).toContain("页面飞走了，请刷新");
    expect(getByRole("link", { name: "返回首页" }).getAttribute("href")).toBe("/portal/v2/index?region=440000");
  });

  test("a page that came as an error page stays as it came", () => {
    document.body.innerHTML = '<div data-island="error"><h1>错误提示</h1><p>页面丢失</p></div>';
    vi.stubEnv("SSR", false);
    const { container } = render(stub(new ErrorResponseImpl(404, "", null)));
    expect(container.textContent).toContain("页面丢失");
  });

  test("an error page that fails itself leaves a message in English and a way home", () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const Failing = () => {
      throw new Error("the error page fails");
    };
    const { getByRole } = render(
      <FallbackErrorBoundary>
        <Failing />
      </FallbackErrorBoundary>,
    );
    expect(getByRole("main").textContent).toContain("This page could not be shown.");
    expect(getByRole("link").getAttribute("href")).toBe("/portal/index");
    complaints.mockRestore();
  });

  test("a sentence in the error store opens 提示, and 我知道了 clears it", () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    const store = createErrorStore();
    act(() => {
      showErrors(store);
      showErrors(store);
    });
    const body = within(document.body);
    expect(document.querySelectorAll("dialog")).toHaveLength(1);
    expect(body.queryByRole("dialog")).toBeNull();
    act(() => store.set("网络连接失败，请检查网络后重试。"));
    expect(body.getByRole("dialog", { name: "提示" }).textContent).toContain("网络连接失败，请检查网络后重试。");
    fireEvent.click(body.getByRole("button", { name: "我知道了" }));
    expect(store.get()).toBe("");
    expect(body.queryByRole("dialog")).toBeNull();
    act(() => store.set("再来一次"));
    expect(body.getByRole("dialog").textContent).toContain("再来一次");
    vi.unstubAllGlobals();
  });
});

describe("where a part of the scripts is missing", () => {
  /** Runs the guard in a window of its own. */
  function guarded({ online = true, forbidden = false } = {}) {
    const kept = new Map<string, string>();
    const world = { now: 1_000_000_000, reloads: 0 };
    const heard: Record<string, (event: unknown) => void> = {};
    const storage = {
      getItem: (key: string) => {
        if (forbidden) throw new Error("forbidden");
        return kept.get(key) ?? null;
      },
      setItem: (key: string, value: unknown) => void kept.set(key, String(value)),
    };
    const names = ["addEventListener", "navigator", "sessionStorage", "Date", "location"];
    const values = [
      (type: string, listener: (event: unknown) => void) => (heard[type] = listener),
      { onLine: online },
      storage,
      { now: () => world.now },
      { reload: () => (world.reloads += 1) },
    ];
    compileFunction(RELOAD_SCRIPT, names)(...values); // the guard is text that stands in the page
    return { world, kept, missing: () => heard["vite:preloadError"]?.({}), failed: (target: object) => heard["error"]?.({ target }) };
  }

  test("the page is loaded anew, at most once in 60 seconds", () => {
    const { world, missing } = guarded();
    missing();
    expect(world.reloads).toBe(1);
    world.now += 59_999;
    missing();
    expect(world.reloads).toBe(1);
    world.now += 1;
    missing();
    expect(world.reloads).toBe(2);
  });

  test("also when it is the page's own script, and for no other fault", () => {
    const { world, failed } = guarded();
    failed({ localName: "img" });
    failed({});
    expect(world.reloads).toBe(0);
    failed({ localName: "script", type: "module" });
    expect(world.reloads).toBe(1);
  });

  test("not without network, and never again and again where nothing can be remembered", () => {
    for (const situation of [{ online: false }, { forbidden: true }]) {
      const { world, missing } = guarded(situation);
      missing();
      expect(world.reloads).toBe(0);
    }
  });

  test("a clock that is put back does not forbid it for ever", () => {
    const { world, kept, missing } = guarded();
    kept.set(RELOADED_KEY, String(world.now + 3_600_000));
    missing();
    expect(world.reloads).toBe(1);
  });
});
