import "../src/reset/index.js";
import type { Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { en } from "../src/locale-en/index.js";
import { es } from "../src/locale-es/index.js";
import { uk } from "../src/locale-uk/index.js";
import { zhCN } from "../src/locale-zh-cn/index.js";
import { LocaleProvider } from "../src/locale/index.js";
import type { ThemeName } from "../src/theme/values/index.js";
import { expectTargets } from "./targets.js";
import { inTheme, themes } from "./themes.js";

const locales = {
  "zh-CN": { words: zhCN, title: "中文" },
  en: { words: en, title: "English" },
  uk: { words: uk, title: "Українська" },
  es: { words: es, title: "Español" },
};

const preferred = import.meta.env["STORYBOOK_THEME"] as ThemeName | undefined;

export default {
  initialGlobals: { theme: preferred ?? "classic", locale: "zh-CN" },
  globalTypes: {
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
