import { classic } from "../src/theme/themes/classic.css.js";
import { classicContrast } from "../src/theme/themes/classicContrast.css.js";
import { classicElder } from "../src/theme/themes/classicElder.css.js";
import { modern } from "../src/theme/themes/modern.css.js";
import { modernContrast } from "../src/theme/themes/modernContrast.css.js";
import { modernDark } from "../src/theme/themes/modernDark.css.js";
import { modernElder } from "../src/theme/themes/modernElder.css.js";
import { neutral } from "../src/theme/themes/neutral.css.js";
import type { ThemeName } from "../src/theme/values/index.js";

export const themes: Record<ThemeName, { className: string; title: string }> = {
  classic: { className: classic, title: "经典版" },
  modern: { className: modern, title: "新版" },
  modernDark: { className: modernDark, title: "新版 · 深色" },
  classicElder: { className: classicElder, title: "经典版 · 长辈" },
  modernElder: { className: modernElder, title: "新版 · 长辈" },
  classicContrast: { className: classicContrast, title: "经典版 · 高对比" },
  modernContrast: { className: modernContrast, title: "新版 · 高对比" },
  neutral: { className: neutral, title: "无品牌" },
};

/** Does something while the page has another theme. */
export async function inTheme(name: ThemeName, action: () => void | Promise<void>): Promise<void> {
  const root = document.documentElement;
  const before = root.className;
  root.classList.remove(...Object.values(themes).map(({ className }) => className));
  root.classList.add(themes[name].className);
  try {
    await action();
  } finally {
    root.className = before;
  }
}
