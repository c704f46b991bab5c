import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

/** The browser's half: `import.meta.env.SSR` is true in tests, so it is turned off for a fresh copy of the module. */
async function browserStill() {
  vi.resetModules();
  vi.stubEnv("SSR", false);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  return (await import("./Still")).StaticIsland;
}

test("the server's HTML stays, without a warning, and comes back when React draws anew", async () => {
  const Still = await browserStill();
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const container = document.createElement("main");
  container.innerHTML = '<div class="x" data-still="guide"><h2>申请材料</h2><p>居民身份证 <b>原件</b></p></div>';
  document.body.append(container);
  const before = container.querySelector("[data-still]")?.innerHTML;
  const tree = (key: string) => (
    <Still key={key} name="guide">
      {null}
    </Still>
  );
  const root = await act(() => hydrateRoot(container, tree("a"), { onRecoverableError: (error) => expect.fail(String(error)) }));
  expect(container.querySelector("[data-still]")?.innerHTML).toBe(before);
  act(() => root.render(tree("b")));
  expect(container.querySelector("[data-still]")?.innerHTML).toBe(before);
  expect(complaints.mock.calls.filter(([text]) => !String(text).includes("className"))).toEqual([]);
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("on the server the part is drawn in its place", async () => {
  vi.resetModules();
  const { StaticIsland } = await import("./Still");
  expect(renderToStaticMarkup(<StaticIsland name="x">{import.meta.env.SSR && <b>正文</b>}</StaticIsland>)).toMatch(
    /^<div class="[^"]*" data-still="x"><b>正文<\/b><\/div>$/,
  );
});
