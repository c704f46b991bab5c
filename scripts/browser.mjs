// Finds a Chromium for the tests, or installs one: CHROMIUM_PATH, Debian's headless shell (installed as root), Playwright's own, one of the system, `playwright install`.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fail, root } from "./bootstrap.mjs";

/** Draws the same pages as the full browser for less than half of its CPU time. */
const SHELL = "/usr/bin/chromium-headless-shell";
/** The full browser of the same source package: where it is named, the shell is meant too. */
const DEBIAN = "/usr/bin/chromium";
const SYSTEM = [
  DEBIAN,
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const INSTALL_MILLISECONDS = 180_000;

/** Whether apt did it; without a network it gives up soon. */
const apt = (...words) =>
  spawnSync("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20", ...words], {
    stdio: ["ignore", "ignore", "inherit"],
    timeout: INSTALL_MILLISECONDS,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

/** Installs a package of Debian; nothing happens where there is no apt or no right to use it. */
function installFromDebian(...packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`正在安装 ${packages.join("、")} …`);
  const install = ["install", "-y", "--no-install-recommends", ...packages];
  if (!apt(...install) && apt("update")) apt(...install);
}

/** Path of a browser that the tests can start. */
export function findBrowser() {
  const require = createRequire(join(root, "e2e/package.json"));
  const { chromium } = require("@playwright/test");
  const { CHROMIUM_PATH: named } = process.env;
  if (named && named !== DEBIAN && existsSync(named)) return named;

  const present = () => [SHELL, chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path));
  // A machine without any browser has no Chinese fonts either.
  if (!existsSync(SHELL)) installFromDebian("chromium-headless-shell", ...(present() ? [] : ["fonts-noto-cjk"]));
  if (!present())
    spawnSync(process.execPath, [require.resolve("@playwright/test/cli"), "install", "chromium"], { stdio: "inherit", timeout: INSTALL_MILLISECONDS });
  if (!present()) installFromDebian("chromium", "fonts-noto-cjk");
  return present() ?? fail("没有可用的浏览器：请安装 Chrome 或 Chromium，或者用 CHROMIUM_PATH 指明它的位置。");
}
