import { expect, test } from "vitest";
import { deviceOf } from "./device";

test.each([
  ["Mozilla/5.0 (Linux; Android 14; V2324A) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36 MicroMessenger/8.0", "phone"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1", "phone"],
  ["Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 Safari/537.36 ArkWeb/4.1 Mobile", "phone"],
  ["Mozilla/5.0 (Linux; Android 13; BTK-W00) AppleWebKit/537.36 Chrome/114.0 Safari/537.36", "tablet"],
  ["Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1", "tablet"],
  ["Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 Safari/537.36 ArkWeb/4.1", "tablet"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0", "computer"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15", "computer"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "computer"],
  ["Mozilla/5.0 (PC; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 Safari/537.36 ArkWeb/4.1", "computer"],
  ["curl/8.5.0", "other"],
  [undefined, "other"],
])("%s is a %s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
