import { createBar, type Bar } from "./bar";
import * as styles from "./page-bar.css";

/** Both are here: to convert two words, a page would have to fetch the dictionary. */
const nameOf = (lang: string): string => (lang === "zh-Hant" ? "正在加載" : "正在加载");
let element: HTMLElement | undefined;

function draw(percent: number | undefined): void {
  if (percent === undefined) {
    element?.remove();
    return;
  }
  if (!element) {
    element = document.createElement("div");
    element.className = styles.bar;
    element.setAttribute("role", "progressbar");
    element.setAttribute("aria-label", nameOf(document.documentElement.lang));
  }
  element.style.inlineSize = `${percent}%`;
  element.setAttribute("aria-valuenow", String(Math.round(percent)));
  if (!element.isConnected) document.body.append(element);
}

let bar: Bar | undefined;

/** The one bar of the page: for calls and for the way to another page. @see SHELL-37 */
export const pageBar = (): Bar => (bar ??= createBar(draw));
