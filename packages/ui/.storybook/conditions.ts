import * as a11y from "@storybook/addon-a11y/preview";
import type { ReactRenderer } from "@storybook/react-vite";
import type { StoryContext } from "storybook/internal/types";
import type { ThemeName } from "../src/theme/values/index.js";
import type { Reader } from "./reader.js";
import { waitForLayout } from "./waitForLayout.js";
import { inTheme, themes } from "./themes.js";

const names = Object.keys(themes) as ThemeName[];
/** What the values of a theme can break. Names, roles and order are the same in all of them. */
const RULES = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];

/** Lets axe look at a story in every theme but its own, for the rules that the story does not turn off. Fails with the name of the theme. */
export async function expectOtherThemes(context: StoryContext<ReactRenderer>): Promise<void> {
  const { config, ...a11yParameters } = (context.parameters["a11y"] ?? {}) as { config?: { rules?: readonly { id: string; enabled?: boolean }[] } };
  const off = new Set(config?.rules?.filter(({ enabled }) => enabled === false).map(({ id }) => id));
  const runOnly = RULES.filter((rule) => !off.has(rule));
  const parameters = { ...context.parameters, a11y: { ...a11yParameters, config, options: { runOnly } } };
  const unreported = Object.assign(Object.create(context.reporting) as typeof context.reporting, { addReport: () => {} });
  for (const name of names) {
    if (name === context.globals["theme"]) continue;
    await inTheme(name, async () => {
      await waitForLayout();
      try {
        await a11y.afterEach({ ...context, parameters, reporting: unreported });
      } catch (error) {
        throw new Error(`In the theme ${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    });
  }
}

/** Pixels of the narrowest window, which is also one of 1280 at 400 % (WCAG 1.4.10). */
const NARROWEST = 320;

/** Fails when a story reaches out of the narrowest window: as it is, and from right to left in the letters of elder readers. */
export async function expectReflow(): Promise<void> {
  const reader: Reader | undefined = globalThis.reader;
  if (!reader) return;
  const { innerWidth, innerHeight } = window;
  const root = document.documentElement;
  const direction = root.dir;
  await reader.window(NARROWEST, 640);
  try {
    await waitForLayout();
    expectNothingOutside("as it is");
    root.dir = direction === "rtl" ? "ltr" : "rtl";
    await inTheme("classicElder", async () => {
      await waitForLayout();
      expectNothingOutside(`${root.dir}, classicElder`);
    });
  } finally {
    root.dir = direction;
    await reader.window(innerWidth, innerHeight);
  }
}

function expectNothingOutside(how: string): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return;
  const outside = [...document.querySelectorAll("body *")].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < -1 || right > clientWidth + 1;
  });
  throw new Error(`${scrollWidth} px wide in a window of ${clientWidth} px (${how}):\n${outside.map((element) => element.outerHTML.slice(0, 120)).join("\n")}`);
}

/** Fails when something moves although the reader asked for less motion, as the reader of all tests does. */
export function expectReducedMotion(): void {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const moving = document.getAnimations().filter(({ playState }) => playState === "running");
  if (moving.length === 0) return;
  const what = moving.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : "?"));
  throw new Error(`Moves although less motion is asked for:\n${what.join("\n")}`);
}
