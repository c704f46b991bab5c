import { act, render, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { QrCodeProps } from "./index.js";
import { QrCode as OnServer } from "./QrCode.js";
import { qrPath } from "./qrPath.js";

const encoded = vi.fn();
const home = { text: "https://example.org/portal/index", label: "政府门户" } satisfies QrCodeProps;
const path = () => document.querySelector("path")?.getAttribute("d");

/** The component as a browser gets it: the package's `imports` choose there what loads the encoder later. */
async function inBrowser() {
  vi.resetModules();
  vi.doMock("#qr-picture", () => import("./pictureLater.js"));
  vi.doMock("./qrPath.js", () => {
    encoded();
    return { qrPath };
  });
  return (await import("./QrCode.js")).QrCode;
}

beforeEach(() => vi.clearAllMocks());

// Files share their modules: what a test puts in place of one must not reach the next file.
afterEach(() => {
  vi.doUnmock("#qr-picture");
  vi.doUnmock("./qrPath.js");
  vi.resetModules();
});

test("what the server has drawn stays, without a word and without the encoder", async () => {
  const QrCode = await inBrowser();
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(<OnServer {...home} />);
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const root = await act(async () => hydrateRoot(page, <QrCode {...home} />));
  await act(async () => root.render(<QrCode {...home} imageLabel="门户" />));
  expect([path(), page.querySelector("svg")?.getAttribute("aria-label")]).toEqual([qrPath(home.text).path, "门户"]);
  expect([said.mock.calls, encoded.mock.calls.length]).toEqual([[], 0]);

  await act(async () => root.render(<QrCode {...home} text="https://example.org/other" />));
  await waitFor(() => expect(path()).toBe(qrPath("https://example.org/other").path));
  act(() => root.unmount());
  page.remove();
});

test("a code that no server has drawn is drawn when the encoder has come, in strict mode too", async () => {
  const QrCode = await inBrowser();
  const { container } = render(
    <StrictMode>
      <QrCode {...home} />
    </StrictMode>,
  );
  const { path: drawn, size } = qrPath(home.text);
  await waitFor(() => expect([path(), container.querySelector("svg")?.getAttribute("viewBox")]).toEqual([drawn, `0 0 ${size} ${size}`]));
});

test("without the encoder there is no code rather than another one; label and link stay", async () => {
  const QrCode = await inBrowser();
  vi.doMock("./qrPath.js", () => {
    throw new Error("offline");
  });
  const { container } = render(<QrCode {...home} href={home.text} />);
  await waitFor(() => expect([path(), container.querySelector("a")?.textContent]).toEqual(["", "政府门户"]));
});
