import type { ReactNode } from "react";
import { Icon } from "../../icons";
import { readingPath } from "../../reading";
import { LanguageLink } from "../LanguageLink";
import { preferencePath, PREFERENCES, type Shell } from "../../app/use-shell";
import * as styles from "./elder.css";

/** Pixels of the main text, and what they are called; the first is what elder mode begins with. @see ELDER-09 */
const SIZES = [
  [20, "大"],
  [24, "更大"],
  [30, "特大"],
  [36, "最大"],
] as const;
const SMALLEST = SIZES[0][0];
const LARGEST = SIZES[3][0];

/**
 * First on every page in elder mode, in both faces: the telephone, the way out, the size of the text; the rest of the tools in a fold, among them every
 * size between: a native slider, for hand and keyboard, whose form works without scripts. Drawn by the server only. @see ELDER-07, ELDER-09
 */
export function ElderBar({ shell, children }: { shell: Shell; children?: ReactNode }) {
  const { hotline } = shell.config.site;
  const { size = SIZES[0][0], here } = shell;
  return (
    <div className={styles.bar}>
      <a className={styles.call} href={`tel:${hotline}`}>
        <Icon name="phone" size={24} />打 {hotline}
      </a>
      <a className={styles.tool} href={preferencePath({ elder: 0 }, here)} rel="nofollow">
        退出长辈版
      </a>
      <nav aria-label="字的大小" className={styles.sizes}>
        <span>字：</span>
        {SIZES.map(([pixels, name]) => (
          <a key={pixels} className={styles.size} href={preferencePath({ size: pixels }, here)} aria-current={pixels === size || undefined} rel="nofollow">
            {name}
          </a>
        ))}
      </nav>
      {children}
      <details className={styles.more}>
        <summary className={styles.tool}>更多设置</summary>
        <div className={styles.moreList}>
          <a className={styles.tool} href={readingPath(here)} rel="nofollow">
            无障碍阅读
          </a>
          <LanguageLink shell={shell} className={styles.tool} />
          <a className={styles.tool} href={preferencePath({ contrast: shell.contrast ? 0 : 1 }, here)} rel="nofollow">
            {shell.contrast ? "退出高对比" : "高对比"}
          </a>
          <a className={styles.tool} href={preferencePath({ aloud: shell.aloud ? 0 : 1 }, here)} rel="nofollow">
            {shell.aloud ? "不再自动朗读" : "打开网页就朗读"}
          </a>
        </div>
        <form action={PREFERENCES} className={styles.slider} data-text-size="">
          <input type="hidden" name="back" value={here} />
          <label className={styles.slide}>
            <span>字从小到大</span>
            <input type="range" name="size" min={SMALLEST} max={LARGEST} step={2} defaultValue={size} className={styles.range} />
          </label>
          <button type="submit" className={styles.keep}>
            就用这么大
          </button>
        </form>
      </details>
    </div>
  );
}
