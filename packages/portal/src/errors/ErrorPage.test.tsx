import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from "react-router";
import { serverHtml } from "@onehall/ui/testing";
import { expect, test } from "vitest";
import { root } from "../testing";
import { ErrorPage, statusOf } from "./ErrorPage";

test.each([
  [{ statusCode: 503 }, 503],
  [{ status: 404 }, 404],
  [{ response: { status: 502 } }, 502],
  [{ statusCode: 0, status: 410 }, 410],
  [new Error("x"), 500],
  [null, 500],
  ["text", 500],
])("the status of %o is %i", (error, status) => {
  expect(statusOf(error)).toBe(status);
});

/** A page whose loader failed in this way. */
function drawn(error: unknown) {
  const Stub = createRoutesStub([{ id: "root", path: "/", children: [{ id: "page", path: "*", ErrorBoundary: ErrorPage }] }]);
  return serverHtml(<Stub initialEntries={["/v2/x"]} hydrationData={{ loaderData: { root }, errors: { page: error } }} />);
}

test("an error says what happened and what to do, leads home, and keeps its details to itself", () => {
  const html = drawn(new Error("secret detail"));
  expect(html).toContain("错误提示");
  expect(html).toContain("系统开小差了");
  expect(html).toContain("页面飞走了，请刷新");
  expect(html).toContain('href="/portal/v2/index?region=440000"');
  expect(html).toContain("tel:12345");
  expect(html).not.toContain("secret detail");
});

test("a page that does not exist is said to be lost", () => {
  expect(drawn(new ErrorResponseImpl(404, "", null))).toContain("页面找不到了");
});
