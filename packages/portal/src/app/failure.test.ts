import { RouterContextProvider, UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from "react-router";
import { PortalError } from "@onehall/api";
import { expect, test, vi } from "vitest";
import { failureStatus, handleError } from "./failure";

const request = new Request("https://hall.example.org/portal/v2/faq");
const heard = (error: unknown) => {
  const context = new RouterContextProvider();
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  handleError(error, { request, context, params: {}, url: new URL(request.url), pattern: "" } as Parameters<typeof handleError>[1]);
  const lines = logged.mock.calls.length;
  logged.mockRestore();
  return { status: failureStatus(context), lines };
};

test.each([
  [new PortalError("unavailable", "这项服务暂时不可用", { status: 503 }), 503],
  [new PortalError("network", "网络连接失败"), 500],
  [{ statusCode: 429 }, 429],
  [new TypeError("x"), 500],
])("what a loader throws keeps its status, and is logged once: %o", (error, status) => {
  expect(heard(error)).toEqual({ status, lines: 1 });
});

test("what the router knows the status of is left to it", () => {
  expect(heard(new ErrorResponseImpl(405, "", null)).status).toBeUndefined();
});
