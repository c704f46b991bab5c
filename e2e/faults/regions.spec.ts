import { expect, test } from "../support/test";

const CALLS = "**/portal/api/v2/node/gdbsNav/*";
const ANSWERS = {
  "answers 500": { status: 500, body: "{}" },
  "answers -1": { status: 200, contentType: "application/json", body: '{"errCode":-1,"errmsg":"失败"}' },
  "answers nonsense": { status: 200, contentType: "text/html", body: "<html>" },
  "answers nothing": { status: 200, contentType: "application/json", body: "" },
};

for (const [fault, answer] of Object.entries(ANSWERS)) {
  test(`the picker shows the built-in list when the region call ${fault}`, async ({ page, complaints }) => {
    await page.route(CALLS, (route) => route.fulfill(answer));
    await page.goto("/portal/v2/index?region=440000");
    await page.getByRole("link", { name: /切换区域/ }).click();
    const picker = page.getByRole("dialog");
    await expect(picker.getByRole("link", { name: "云浮市", exact: true })).toBeVisible();
    await expect(picker).toContainText("内置列表");
    await expect(page.getByRole("main")).toBeVisible();
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("status of 500")));
  });
}

test("the picker shows the built-in list when the network is gone", async ({ page, complaints }) => {
  await page.goto("/portal/v2/index?region=440000");
  // What the picker itself is made of has been loaded before the network goes.
  await page.getByRole("link", { name: /切换区域/ }).click();
  await page.getByRole("dialog").getByRole("link", { name: "广州市", exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page.route(CALLS, (route) => route.abort("internetdisconnected"));
  await page.getByRole("link", { name: /切换区域/ }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "云浮市", exact: true })).toBeVisible();
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED")));
});
