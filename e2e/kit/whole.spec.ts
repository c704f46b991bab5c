import type { Page } from "@playwright/test";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../support/portal";
import { openPreview, openStory, showStory, stage, takeStory, test } from "../support/stories";
import { expect, origin } from "../support/test";

/** The kit as a whole, in the catalogue that the portal serves. @see KIT-01, KIT-THEME-01 */
/** By the groups of the catalogue. */
const WIDGETS = {
  操作: ["Button"],
  展示: ["Collapse", "Table"],
  导航: ["Breadcrumb", "Pagination", "PaginationPlus", "SideMenu", "Tabs"],
  输入: ["Checkbox", "DatePicker", "Form", "Input", "Picker", "SearchBox", "SelectTab", "Upload"],
  反馈: ["Modal", "Tooltip"],
};
const BUTTONS = "操作-button-按钮--kinds";
const FACES = ["classic", "modern"];
const THEMES = [...FACES.flatMap((face) => [face, `${face}Elder`, `${face}Contrast`]), "modernDark", "neutral"];

type Entry = { id: string; type: "docs" | "story"; title: string; importPath: string };

test("every widget has its page and its stories, which draw something, its server test and its evidence", async ({ page }) => {
  const { entries } = (await (await fetch(`${origin()}/portal/kit/index.json`)).json()) as { entries: Record<string, Entry> };
  await openPreview(page);
  const widgets = Object.entries(WIDGETS).flatMap(([group, names]) => names.map((widget) => ({ group, widget })));
  for (const { group, widget } of widgets) {
    const own = Object.values(entries).filter(({ title }) => title.startsWith(`${group}/${widget} `));
    const [docs, story] = [own.find(({ type }) => type === "docs"), own.find(({ type }) => type === "story")];
    expect([docs, story], widget).toEqual([expect.anything(), expect.anything()]);
    const folder = join(root, "packages/ui", dirname(story!.importPath));
    const files = existsSync(folder) ? readdirSync(folder) : [];
    expect(files, widget).toEqual(expect.arrayContaining([`${widget}.ssr.test.tsx`, `${widget}.wcag.md`, `${widget}.docs.mdx`]));
    await takeStory(page, story!.id);
    await showStory(page);
    await expect(stage(page).locator(":scope > *").first(), widget).toBeAttached();
  }
});

/** A story as a theme draws it: its elements, its smallest text in pixels, its colours, and the roles with their values. */
async function look(page: Page, theme: string) {
  await openStory(page, BUTTONS, { theme });
  return stage(page).evaluate((element) => {
    const styles = [...element.querySelectorAll("*")].map((part) => getComputedStyle(part));
    const names = [...document.documentElement.computedStyleMap().keys()].filter((name) => name.startsWith("--oh-"));
    const values = getComputedStyle(document.documentElement);
    return {
      html: element.innerHTML,
      least: Math.min(...styles.map(({ fontSize }) => Number.parseFloat(fontSize))),
      colours: styles.map(({ color, backgroundColor }) => `${color} on ${backgroundColor}`),
      roles: names,
      empty: names.filter((name) => values.getPropertyValue(name).trim() === ""),
    };
  });
}

test("themes give values to one set of roles and draw the same elements: colours and sizes alone differ, and elder text is larger", async ({ page }) => {
  const looks: Record<string, Awaited<ReturnType<typeof look>>> = {};
  for (const theme of THEMES) looks[theme] = await look(page, theme);
  const { html, roles } = looks["classic"]!;
  expect(roles.length).toBeGreaterThan(50);
  for (const [theme, other] of Object.entries(looks))
    expect({ ...other, least: 0, colours: [] }, theme).toEqual({ html, roles, empty: [], least: 0, colours: [] });
  expect(looks["classic"]!.colours).not.toEqual(looks["modern"]!.colours);
  for (const face of FACES) {
    expect(looks[face]!.least, face).toBeGreaterThanOrEqual(14);
    expect(looks[`${face}Elder`]!.least, face).toBeGreaterThanOrEqual(18);
    expect(looks[`${face}Contrast`]!.colours, face).not.toEqual(looks[face]!.colours);
  }
});
