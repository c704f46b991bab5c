import type { Page } from "@playwright/test";
import { expect, origin, test as base } from "./test";

/** The catalogue is some megabytes of script, which a busy machine takes its time to read. */
export const PATIENCE = { timeout: 30_000 };
/** The one that a story has where nobody chooses. */
const DEFAULT_THEME = "classic";
const WINDOW = { width: 1440, height: 900 };

/** What these tests use of a story as Storybook's preview has prepared it. */
export type Story = { component: unknown; playFunction?: unknown; initialArgs: Record<string, unknown> };
type Channel = { once: (event: string, listener: (data: unknown) => void) => void; emit: (event: string, data: unknown) => void };

declare global {
  interface Window {
    /** Storybook's preview and what it listens to, under names of ours. */
    catalogue?: { store: { loadStory: (options: { storyId: string }) => Promise<Story> }; channel: Channel };
    /** The story that {@link takeStory} has taken. */
    story?: Story & { id: string };
  }
}

/**
 * A test with one window for all tests of a worker: what the catalogue consists of is fetched and compiled once. Nothing in it moves, so that
 * a test never waits for a motion.
 */
export const test = base.extend<object, { stories: { page: Page; said: string[] } }>({
  stories: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: origin(), locale: "zh-CN", viewport: WINDOW, reducedMotion: "reduce" });
      const page = await context.newPage();
      const said: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") said.push(message.text());
      });
      page.on("pageerror", (error) => said.push(String(error)));
      await use({ page, said });
      await context.close();
    },
    { scope: "worker" },
  ],
  complaints: async ({ stories: { said } }, use) => {
    said.splice(0);
    await use(said);
    // The frame of a story, opened by itself, has no icon; the other is advice of Storybook to the writers of its own parts.
    const expected = ["status of 404", "mandatory in Storybook 11"];
    expect(
      said.filter((text) => !expected.some((part) => text.includes(part))),
      "console errors and warnings",
    ).toEqual([]);
  },
  page: async ({ stories: { page }, complaints }, use) => {
    void complaints;
    await page.setViewportSize(WINDOW);
    await use(page);
  },
});

export type StoryOptions = {
  /** @default "classic" */
  theme?: string;
  /** Props in place of those of the story; none of them a function. */
  props?: Record<string, unknown>;
};

/**
 * Opens the page in which the catalogue shows stories, still empty. The theme is set before any story stands there: a change of it draws the story in view
 * anew, and Storybook loads its page again when the next one is asked for before that is done.
 */
export async function openPreview(page: Page, theme = DEFAULT_THEME): Promise<void> {
  await page.goto("/portal/kit/iframe.html?viewMode=story");
  await page.waitForFunction(
    () => {
      const preview = Reflect.get(window, "__STORYBOOK_PREVIEW__") as { storyStoreValue?: NonNullable<Window["catalogue"]>["store"] } | undefined;
      if (preview?.storyStoreValue)
        window.catalogue = { store: preview.storyStoreValue, channel: Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__") as Channel };
      return window.catalogue !== undefined;
    },
    undefined,
    PATIENCE,
  );
  if (theme === DEFAULT_THEME) return;
  await page.evaluate(
    (globals) =>
      new Promise<void>((resolve) => {
        const { channel } = window.catalogue!;
        channel.once("globalsUpdated", () => resolve());
        channel.emit("updateGlobals", { globals });
      }),
    { theme },
  );
}

/**
 * Takes a story of the catalogue as `window.story` into the page of {@link openPreview} and does not show it yet: what stands in it may still
 * be changed. Its own demonstration is left out, as the test itself presses and types.
 */
export const takeStory = (page: Page, id: string, props: StoryOptions["props"] = {}): Promise<void> =>
  page.evaluate(
    async ({ storyId, given }) => {
      const story = await window.catalogue!.store.loadStory({ storyId });
      window.story = Object.assign(story, { id: storyId, playFunction: undefined, initialArgs: { ...story.initialArgs, ...given } });
    },
    { storyId: id, given: props },
  );

/** Opens the page anew and takes a story into it, as {@link takeStory} does. @param id as in /portal/kit/index.json */
export async function loadStory(page: Page, id: string, { theme, props }: StoryOptions = {}): Promise<void> {
  await openPreview(page, theme);
  await takeStory(page, id, props);
}

/** Shows what {@link takeStory} has taken, and waits until it stands or has failed. */
export const showStory = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const channel = window.catalogue!.channel;
        for (const event of ["storyFinished", "storyThrewException", "storyErrored"]) channel.once(event, () => resolve());
        channel.emit("setCurrentStory", { storyId: window.story!.id, viewMode: "story" });
      }),
  );

/** Opens a story of the catalogue by itself. @param id as in /portal/kit/index.json */
export async function openStory(page: Page, id: string, options?: StoryOptions): Promise<void> {
  await loadStory(page, id, options);
  await showStory(page);
}

/** A story that shows what it is given, and nothing of its own. */
const HOST = "输入-form-表单--basic";

/** Opens a story's component with props of one's own, for what no story shows; it stands in a form. None of the props is a function. */
export async function openComponent(page: Page, id: string, props: Record<string, unknown>): Promise<void> {
  await loadStory(page, HOST);
  await page.evaluate(
    async ({ storyId, given }) => {
      const { component } = await window.catalogue!.store.loadStory({ storyId });
      const { initialArgs } = window.story!;
      // An element of React like any other: its own type and props.
      initialArgs["children"] = { ...(initialArgs["children"] as object), type: component, props: given };
    },
    { storyId: id, given: props },
  );
  await showStory(page);
}

/** Gives the story that is shown other props; what it holds itself stays. */
export const changeProps = (page: Page, props: Record<string, unknown>): Promise<void> =>
  page.evaluate(
    (updatedArgs) =>
      new Promise<void>((resolve) => {
        const channel = window.catalogue!.channel;
        channel.once("storyRendered", () => resolve());
        channel.emit("updateStoryArgs", { storyId: window.story!.id, updatedArgs });
      }),
    props,
  );

/** With what a handler of the story was last called; the stories have spies for handlers. */
export const lastHeard = (page: Page, handler: string): Promise<unknown> =>
  page.evaluate((name) => (window.story!.initialArgs[name] as { mock: { calls: unknown[][] } }).mock.calls.at(-1)?.[0], handler);

/** The place in which the story stands. */
export const stage = (page: Page) => page.locator("#storybook-root");
