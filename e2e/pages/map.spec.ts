import { stationSearch } from "@onehall/api";
import { ask } from "../support/contract";
import { openHydrated } from "../support/page";
import { startPortal } from "../support/portal";
import { expect, test } from "../support/test";

test("a map looks at zoom 16 at one place, and the list stands beside it", async ({ page }) => {
  // A map service of the same host, whose tiles the test answers itself.
  const portal = await startPortal({ env: { MAP_TILES: "https://tiles.example/{z}/{x}/{y}", MAP_ATTRIBUTION: "示例地图", MAP_APPROVAL: "GS（2026）0000号" } });
  try {
    const zooms = new Set<string>();
    const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
    await page.route("https://tiles.example/**", (route) => {
      zooms.add(new URL(route.request().url()).pathname.split("/")[1] ?? "");
      return route.fulfill({ contentType: "image/gif", body: pixel });
    });
    const [hall] = (await ask(stationSearch, { region: "440106", level: "1" })).list;
    await openHydrated(page, `${portal.origin}/portal/v2/stations?region=440106&level=1`);
    await page.getByRole("button", { name: "在地图上看" }).click();
    await expect(page.getByRole("region", { name: "网点地图" })).toContainText("GS（2026）0000号");
    await expect.poll(() => [...zooms]).toEqual(["16"]);
    await expect(page.getByRole("heading", { name: hall?.name ?? "no hall" })).toBeVisible();
  } finally {
    await portal.stop();
  }
});
