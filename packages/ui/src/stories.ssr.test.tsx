import { composeStories, type Meta, type StoryObj } from "@storybook/react-vite";
import { describe, test } from "vitest";
import { renderThenHydrate } from "./testing/index.js";

type StoryModule = { default: Meta } & Record<string, StoryObj>;

const modules = import.meta.glob<StoryModule>("./*/*.stories.tsx", { eager: true });

describe.each(Object.entries(modules))("%s", (_file, stories) => {
  const examples = Object.entries<React.ComponentType>(composeStories(stories as Parameters<typeof composeStories>[0]));
  test.each(examples)("%s: valid from the server, silent in the browser", async (_name, Story) => {
    await renderThenHydrate(<Story />);
  });
});
