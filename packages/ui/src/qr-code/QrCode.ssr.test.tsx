import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { QrCode } from "./index.js";

test("drawn on the server, named, with the same way as a link", async () => {
  const { html, container } = await renderThenHydrate(<QrCode text="https://example.org" label="政府门户" href="https://example.org" />);
  expect(html).toMatch(/<path d="M\d/);
  expect(container.querySelector('svg[role="img"]')?.getAttribute("aria-label")).toBe("政府门户二维码");
  expect(container.querySelector("figcaption a")?.getAttribute("href")).toBe("https://example.org");
});

test("without an address the label and what to do stand under it", async () => {
  const { container } = await renderThenHydrate(
    <QrCode text="wx" label="省政务小程序">
      在微信里搜“省政务”
    </QrCode>,
  );
  expect(container.querySelector("figcaption")?.textContent).toBe("省政务小程序在微信里搜“省政务”");
  expect(container.querySelector("a")).toBeNull();
});
