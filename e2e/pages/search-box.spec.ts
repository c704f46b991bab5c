import { openHydrated } from "../support/page";
import { expect, test } from "../support/test";

const RESULTS = (keyword: string) => `/portal/v2/search?region=440106&keyword=${encodeURIComponent(keyword)}`;

test("the latest five searches are kept, the newest first; one that is there moves to the front; they are cleared, also for the next page", async ({
  page,
}) => {
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem("gdbs.searches") ?? "[]") as string[]);
  for (const word of ["护照", "社保卡", "居住证", "公积金", "驾驶证", "结婚登记", "居住证"]) await openHydrated(page, RESULTS(word));
  expect(await stored()).toEqual(["居住证", "结婚登记", "驾驶证", "公积金", "社保卡"]);
  await openHydrated(page, "/portal/v3/search?region=440106");
  const box = page.getByRole("main").getByRole("combobox").or(page.getByRole("main").getByRole("searchbox")).first();
  await box.click();
  await expect(page.getByRole("option")).toContainText(["居住证", "结婚登记", "驾驶证", "公积金", "社保卡"]);
  await page.getByRole("button", { name: /清空|清除.*(?:记录|历史|搜索)/ }).click();
  expect(await stored()).toEqual([]);
  await page.reload();
  expect(await stored()).toEqual([]);
});

test("suggestions are asked for at the first sign, then once after 300 ms of rest", async ({ page }) => {
  await openHydrated(page, "/portal/v2/search?region=440106");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/solr/suggest")) asked.push(new URL(request.url()).searchParams.get("keyword") ?? "");
  });
  const box = page.getByRole("main").getByRole("combobox").or(page.getByRole("main").getByRole("searchbox")).first();
  await box.pressSequentially("shenfen", { delay: 60 });
  await expect.poll(() => asked.at(-1)).toBe("shenfen");
  expect(asked.length).toBeLessThanOrEqual(2);
  await expect(page.getByRole("option").first()).toBeVisible();
});

test("what is said can be searched where the browser listens", async ({ page }) => {
  await page.addInitScript(() => {
    class Listening extends EventTarget {
      start() {
        this.dispatchEvent(Object.assign(new Event("result"), { results: [[{ transcript: "换身份证。" }]] }));
      }
    }
    Object.assign(window, { SpeechRecognition: Listening, webkitSpeechRecognition: Listening });
  });
  for (const address of ["/portal/v2/search?region=440106", "/portal/v3/index?region=440106"]) {
    await openHydrated(page, address);
    await page.getByRole("button", { name: /语音/ }).click();
    await expect(page).toHaveURL(/keyword=/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("换身份证");
  }
});
