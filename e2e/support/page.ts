import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Window of the narrowest phone, and of a page zoomed to 400 %. */
export const NARROWEST = { width: 320, height: 700 };

/**
 * Wakes the page as a reader does who enters it with the keyboard, and waits until React has hydrated it and its first effects have run; at once where the
 * page has nothing to hydrate. A page hydrates at the first touch: what a test sees before that is the server's page. Nothing else of a first touch happens:
 * no pointer, no loading bar ({@link movePointer}).
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The page's own entry may not be there yet to hear it.
    dispatchEvent(new FocusEvent("focusin"));
    return !("onehallPage" in window) || Object.keys(document.body).some((key) => key.startsWith("__react"));
  });
  // Effects run after the frame that shows the hydrated page.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
}

/** Opens the address and waits until it is {@link hydrated}. */
export async function openHydrated(page: Page, address: string) {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

/** The reader's first touch: what no page needs to be read comes now. The first move of a pointer has no distance in some builds of Chromium. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
}

/** Pixels that the page is wider than its window; 0 or less where nothing scrolls sideways. */
export const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Text boxes that show fewer rows than they ask for: pixels of their height, and of their rows. */
export const lowTextareas = (page: Page): Promise<[height: number, rows: number][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("textarea")].flatMap((area): [number, number][] => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
      const rows = area.rows * Number.parseFloat(lineHeight) + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
      return area.clientHeight < rows - 1 ? [[area.clientHeight, rows]] : [];
    }),
  );

/** Rules about colours and sizes, which styles alone can break; names, roles and order are the same in every mode of a page. */
export const LOOKS = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"] as const;

/**
 * What axe finds in the page, or in the part of it that the selector names: each rule with the elements that break it.
 * Elements and verdicts are those of axe's defaults, with the sizes of targets (WCAG 2.5.8) and names that hold what is shown (2.5.3), which axe leaves out by itself; violations alone are listed.
 * Each document gets axe once: `AxeBuilder` evaluates its half megabyte twice for every look, which takes as long as looking. Frames would have to get it
 * too: a page with frames is refused.
 * @param rules by their names. @default those of axe, and the sizes of targets
 */
export async function axeFaults(page: Page, part?: string, rules?: readonly string[]): Promise<string[]> {
  return (await violations(page, part, rules)).map(({ id, nodes }) => `${id}: ${nodes.map((html) => html.slice(0, 160)).join(" | ")}`);
}

/** How many elements break a rule. @param rules as of {@link axeFaults} */
export const axeCounts = async (page: Page, rules?: readonly string[]): Promise<number> =>
  (await violations(page, undefined, rules)).reduce((sum, { nodes }) => sum + nodes.length, 0);

async function violations(page: Page, part?: string, rules?: readonly string[]): Promise<{ id: string; nodes: string[] }[]> {
  if (page.frames().length > 1) throw new Error(`${page.url()} holds frames, into which this check does not look`);
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ selector, runOnly }) => {
      const { violations: broken } = await axe.run(selector ?? document, {
        resultTypes: ["violations"],
        // What is shown of a name is said of it too (WCAG 2.5.3), which axe counts as an experiment.
        rules: { "target-size": { enabled: true }, ...(!runOnly && { "label-content-name-mismatch": { enabled: true } }) },
        ...(runOnly && { runOnly: [...runOnly] }),
      });
      return broken.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    },
    { selector: part, runOnly: rules },
  );
}

/**
 * Everything that can be pressed and is smaller than a target, with its sizes. WCAG 2.5.8 lets links inside of a sentence be as high as their line.
 * @param least pixels
 * @param sides that are looked at @default both
 */
export const smallTargets = (page: Page, least: number, sides: readonly ("width" | "height")[] = ["width", "height"]): Promise<string[]> =>
  page.evaluate(
    ([pixels, looked]) => {
      const found: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>("a[href], button, summary, select, textarea, input:not([type=hidden])")) {
        const { parentElement: parent } = element;
        const inSentence =
          parent !== null &&
          getComputedStyle(element).display === "inline" &&
          [...parent.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest("[aria-hidden=true]") || inSentence) continue;
        const labels = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type) ? [...(element.labels ?? [])] : [];
        const sizes = looked.map((side) =>
          Math.max(
            ...[element, ...labels].map((one) => one.getBoundingClientRect()[side]),
            ...["::after", "::before"].map((part) => Number.parseFloat(getComputedStyle(element, part)[side]) || 0),
          ),
        );
        const box = element.getBoundingClientRect();
        // What only a screen reader meets, such as the way past the header, is seen when it is reached.
        if (box.width <= 1 || box.bottom < 0) continue;
        if (Math.min(...sizes) < pixels - 0.5)
          found.push(
            `${element.tagName.toLowerCase()} “${(element.textContent || element.getAttribute("aria-label") || "").trim().slice(0, 20)}” ${sizes.map(Math.round).join(" × ")}`,
          );
      }
      return found;
    },
    [least, sides] as const,
  );
