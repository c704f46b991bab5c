import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { joinStylesheets } from "./page-stylesheets.mjs";

test("each route gets one stylesheet: those around it first, each once; equal ones are one file", () => {
  const folder = mkdtempSync(join(tmpdir(), "onehall-styles-"));
  mkdirSync(join(folder, "assets"));
  for (const name of ["root", "shell", "page"]) writeFileSync(join(folder, `assets/${name}.css`), `.${name}{}`);
  const at = (name: string) => `/portal/v3/assets/${name}`;
  const { routes } = joinStylesheets(
    {
      routes: {
        root: { css: [at("root.css"), at("shell.css#")] },
        page: { parentId: "root", css: [at("shell.css#"), at("page.css")] },
        other: { parentId: "root", css: [at("page.css")] },
        file: { parentId: "root" },
      },
    },
    { base: "/portal/v3/", folder },
  );
  const textOf = ({ stylesheet = "" }: { stylesheet?: string }) => readFileSync(join(folder, stylesheet.slice("/portal/v3/".length)), "utf8");
  expect(textOf(routes.page!)).toBe(".root{}.shell{}.page{}");
  expect(routes.other?.stylesheet).toBe(routes.page?.stylesheet);
  expect(textOf(routes.root!)).toBe(".root{}.shell{}");
  expect(routes.file?.stylesheet).toBe(routes.root?.stylesheet);
  expect(routes.page?.css, "what loads later still finds what is there already").toContain(at("shell.css#"));
  rmSync(folder, { recursive: true });
});
