import type { Locator } from "@playwright/test";
import { expect, origin, test } from "../support/test";

const texts = async (lines: Locator) => (await lines.allTextContents()).map((text) => text.replaceAll(/\s+/g, ""));

test("the home of the modern face shows whoever is logged in what waits, in the order of its urgency", async ({ page }) => {
  await page.goto("/portal/v3/user");
  await page.locator("button[value=migrant]").click();
  await page.waitForURL("**/portal/v3/user");
  const waiting = await page.evaluate(async () => {
    const answer = (await (await fetch("/yhzx/apis/general/listWaiting")).json()) as { data: { list: { kind: string; name: string }[] } };
    return answer.data.list.filter(({ kind }) => kind !== "message" && kind !== "running").map(({ name }) => name);
  });
  expect(waiting.length).toBeGreaterThan(1);
  await page.goto(`${origin()}/portal/v3/index?region=440106`);
  const lines = page.getByRole("heading", { name: "等我办的" }).locator("xpath=..").getByRole("listitem");
  await expect(lines.first()).toContainText(waiting[0] ?? "nothing");
  const shown = await texts(lines);
  expect(waiting.map((name) => shown.findIndex((line) => line.includes(name))).filter((place) => place >= 0)).toEqual(
    waiting.map((_, index) => index).slice(0, waiting.filter((name) => shown.some((line) => line.includes(name))).length),
  );
});
