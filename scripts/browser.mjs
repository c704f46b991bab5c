// Finds a Chromium for the tests, or installs one: CHROMIUM_PATH, Playwright's own, one of the system, `playwright install`, Debian's package (as root).
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fail, root } from "./bootstrap.mjs";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const INSTALL_MILLISECONDS = 180_000;

/** Path of a browser that the tests can start. */
export function findBrowser() {
  const require = createRequire(join(root, "e2e/package.json"));
  const { chromium } = require("@playwright/test");
  const present = () => [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path));

  const found = present();
  if (found) return found;
  console.log("没有找到浏览器，正在安装 Chromium …");
  spawnSync(process.execPath, [require.resolve("@playwright/test/cli"), "install", "chromium"], { stdio: "inherit", timeout: INSTALL_MILLISECONDS });
  if (!present() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    spawnSync("sh", ["-c", "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-noto-cjk"], {
      stdio: "inherit",
    });
  }
  return present() ?? fail("没有可用的浏览器：请安装 Chrome 或 Chromium，或者用 CHROMIUM_PATH 指明它的位置。");
}
