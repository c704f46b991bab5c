import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { escaped } from "../common/escape";

/** Where Vite serves the source of the helper in development. */
const SOURCE = fileURLToPath(new URL("../../../../packages/portal/src/elder/read-aloud.ts", import.meta.url));
const BUILT = /^read-aloud-[\w-]+\.js$/;

/**
 * Address of our own helper that reads pages aloud, which the classic face's build holds for both faces and the reading view.
 * @param folder built files of the classic face; without one Vite serves the source
 * @returns undefined where it was not built
 */
export function readAloudScriptUrl(folder: string | undefined): string | undefined {
  if (folder === undefined) return `/portal/v2/@fs${SOURCE}`;
  const assets = join(folder, "assets");
  const name = existsSync(assets) ? readdirSync(assets).find((file) => BUILT.test(file)) : undefined;
  return name === undefined ? undefined : `/portal/v2/assets/${name}`;
}

/**
 * Buttons to read a page aloud. Hidden until the helper has found a voice in the browser, so whoever has none never meets a button that does nothing.
 * @param aloud the helper begins by itself
 * @param script an operator's own accessibility script, which the helper starts first. @see ELDER-02
 */
export const readAloudBar = (script?: string, aloud = false): string =>
  `<aside class="read-aloud" aria-label="朗读" data-read-aloud${script === undefined ? "" : `="${escaped(script)}"`}${aloud ? " data-aloud" : ""} hidden><button type="button" data-do="start">朗读本页</button><button type="button" data-do="pause" hidden>暂停朗读</button><button type="button" data-do="stop" hidden>停止朗读</button><label>语速 <select data-do="rate"><option value="0.75">慢</option><option value="1" selected>正常</option><option value="1.5">快</option></select></label><span role="status"></span></aside>`;
