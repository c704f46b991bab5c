import "../src/reset/index.js";
import type { Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import type { ThemeName } from "../src/theme/values/index.js";
import { expectTargets } from "./targets.js";
import { inTheme, themes } from "./themes.js";

const preferred = import.meta.env["STORYBOOK_THEME"] as ThemeName | undefined;

export default {
  initialGlobals: { theme: preferred ?? "classic" },
  globalTypes: {
    theme: {
      description: "主题",
      toolbar: { title: "主题", icon: "paintbrush", dynamicTitle: true, items: Object.entries(themes).map(([value, { title }]) => ({ value, title })) },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const theme = themes[globals["theme"] as ThemeName].className;
      useLayoutEffect(() => {
        document.documentElement.lang = "zh-CN";
        document.documentElement.classList.add(theme);
        return () => document.documentElement.classList.remove(theme);
      }, [theme]);
      return <Story />;
    },
  ],
  // Every story is also a test of what one presses: 44 px in its own theme, 60 px for elder readers.
  afterEach: ({ canvasElement, parameters }) => {
    const { skip } = (parameters["targets"] ?? {}) as { skip?: string };
    if (skip) return;
    expectTargets(canvasElement);
    inTheme("modernElder", () => expectTargets(canvasElement));
  },
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    docs: { toc: { title: "目录" } },
    options: { storySort: { order: ["开始", "主题", "布局", "操作", "展示", "导航", "输入", "反馈"] } },
  },
} satisfies Preview;
