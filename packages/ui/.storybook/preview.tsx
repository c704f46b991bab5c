import "../src/reset/index.js";
import * as a11y from "@storybook/addon-a11y/preview";
import type { Preview, ReactRenderer } from "@storybook/react-vite";
import { useLayoutEffect, type ReactNode } from "react";
import { en } from "../src/locale-en/index.js";
import { es } from "../src/locale-es/index.js";
import { uk } from "../src/locale-uk/index.js";
import { zhCN } from "../src/locale-zh-cn/index.js";
import type { StoryContext } from "storybook/internal/types";
import { LocaleProvider } from "../src/locale/index.js";
import type { ThemeName } from "../src/theme/values/index.js";
import { expectOtherThemes, expectReflow, expectReducedMotion } from "./conditions.js";
import { waitForLayout } from "./waitForLayout.js";
import { expectTargets } from "./targets.js";
import { inTheme, themes } from "./themes.js";

const locales = {
  "zh-CN": { words: zhCN, title: "中文" },
  en: { words: en, title: "English" },
  uk: { words: uk, title: "Українська" },
  es: { words: es, title: "Español" },
};

/** Under the test runner, where axe also looks at each story before anything is pressed in it; afterwards the add-on itself looks once more. */
const tested = import.meta.env["VITEST_STORYBOOK"] === "false";

const preferred = import.meta.env["STORYBOOK_THEME"] as ThemeName | undefined;

export default {
  initialGlobals: { theme: preferred ?? "classic", locale: "zh-CN", direction: "ltr" },
  globalTypes: {
    direction: {
      description: "书写方向",
      toolbar: {
        title: "方向",
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: "ltr", title: "从左到右" },
          { value: "rtl", title: "从右到左" },
        ],
      },
    },
    locale: {
      description: "组件的语言",
      toolbar: { title: "语言", icon: "globe", dynamicTitle: true, items: Object.entries(locales).map(([value, { title }]) => ({ value, title })) },
    },
    theme: {
      description: "主题",
      toolbar: { title: "主题", icon: "paintbrush", dynamicTitle: true, items: Object.entries(themes).map(([value, { title }]) => ({ value, title })) },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const theme = themes[globals["theme"] as ThemeName].className;
      const locale = globals["locale"] as keyof typeof locales;
      const direction = globals["direction"] as "ltr" | "rtl";
      useLayoutEffect(() => {
        document.documentElement.dir = direction;
      }, [direction]);
      useLayoutEffect(() => {
        document.documentElement.lang = locale;
        document.documentElement.classList.add(theme);
        return () => document.documentElement.classList.remove(theme);
      }, [theme, locale]);
      return (
        <LocaleProvider locale={locales[locale].words}>
          <Story />
        </LocaleProvider>
      );
    },
  ],
  mount: (context: StoryContext<ReactRenderer>) => async (ui?: ReactNode) => {
    if (ui !== undefined) context.originalStoryFn = () => <>{ui}</>;
    await context.renderToCanvas();
    if (tested && context.playFunction) {
      await waitForLayout();
      await a11y.afterEach(context);
    }
    return context.canvas;
  },
  // Every story is also a test of what one presses, 44 px in its own theme, 60 px for elder readers; and of what readers bring along.
  afterEach: async (context) => {
    const { canvasElement, parameters, globals } = context;
    const { skip } = (parameters["targets"] ?? {}) as { skip?: string };
    if (!skip) {
      expectTargets(canvasElement);
      await inTheme("modernElder", () => expectTargets(canvasElement));
    }
    if (!tested) return;
    expectReducedMotion();
    if (globals["theme"] === "classic") await expectOtherThemes(context);
    await expectReflow();
  },
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    docs: { toc: { title: "目录" } },
    options: { storySort: { order: ["开始", ["使用", "令牌", "布局", "写作", "语言"], "主题", "布局", "操作", "展示", "导航", "输入", "反馈"] } },
  },
} satisfies Preview;
