import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

/** The browser's half: `import.meta.env.SSR` is true in tests, so it is turned off for a fresh copy of the module. */
async function browserIsland() {
  vi.resetModules();
  vi.stubEnv("SSR", false);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  return (await import("./StaticIsland")).StaticIsland;
}

test("the server's HTML stays, without a warning, and comes back when React draws anew", async () => {
  const Island = await browserIsland();
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const container = document.createElement("main");
  container.innerHTML = '<div class="x" data-island="guide"><h2>申请材料</h2><p>居民身份证 <b>原件</b></p></div>';
  document.body.append(container);
  const before = container.querySelector("[data-island]")?.innerHTML;
  const tree = (key: string) => (
    <Island key={key} name="guide">
      {null}
    </Island>
  );
  const root = await act(() => hydrateRoot(container, tree("a"), { onRecoverableError: (error) => expect.fail(String(error)) }));
  expect(container.querySelector("[data-island]")?.innerHTML).toBe(before);
  act(() => root.render(tree("b")));
  expect(container.querySelector("[data-island]")?.innerHTML).toBe(before);
  expect(complaints.mock.calls.filter(([text]) => !String(text).includes("className"))).toEqual([]);
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("on the server the part is drawn in its place", async () => {
  vi.resetModules();
  const { StaticIsland } = await import("./StaticIsland");
  expect(renderToStaticMarkup(<StaticIsland name="x">{import.meta.env.SSR && <b>正文</b>}</StaticIsland>)).toMatch(
    /^<div class="[^"]*" data-island="x"><b>正文<\/b><\/div>$/,
  );
});
