import type { Page } from "@playwright/test";
import { openComponent, openStory, test } from "../support/stories";
import { expect, origin } from "../support/test";

/** Files to send along: the field of the catalogue that the portal serves, and the portal itself, which trusts no field. @see UPLOAD-01, UPLOAD-02, UPLOAD-03, UPLOAD-04, UPLOAD-05, UPLOAD-06 */
const FIELD = "输入-upload-上传--basic";
const LIMIT = 2_097_152;
const WRONG_FORMAT = "文件格式不正确，无法上传。";
const TOO_LARGE = "文件太大，无法上传。";

/** An exclamation mark in a circle. */
const ERROR_ICON = "M12 8v4M12 16h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0";

/** Four blue pixels. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWPgDl/CHb6EAUIBABpSBBkZQCmQAAAAAElFTkSuQmCC",
  "base64",
);
/** How each kind begins; what follows is not looked at before the files are sent. */
const HEADS = { png: "89504e47", jpg: "ffd8ffe0", jpeg: "ffd8ffe0", bmp: "424d", psd: "38425053", raw: "4d4d002a", gif: "47494638" } as const;
const PROGRAM = Buffer.from("4d5a9000", "hex");
/** A file of a kind, filled up to a size. */
const fileOf = (kind: keyof typeof HEADS, size = 64) => Buffer.concat([Buffer.from(HEADS[kind], "hex"), Buffer.alloc(size)]).subarray(0, size);

/** Chooses files as the browser's own dialog does, by their names. */
const choose = (page: Page, files: Record<string, Buffer>) =>
  page.getByLabel("身份证照片").setInputFiles(Object.entries(files).map(([name, buffer]) => ({ name, mimeType: "application/octet-stream", buffer })));
/** What the field itself would send. */
const held = (page: Page) => page.locator("[name=pictures]").evaluate((field) => [...((field as HTMLInputElement).files ?? [])].map((file) => file.name));
const toasts = (page: Page) => page.getByRole("alert");

test("Upload: three files of 2097152 bytes are taken, a byte more and a fourth are not", async ({ page }) => {
  await openStory(page, FIELD);
  await expect(page.getByText("最多 3 个，每个不超过 2 MB")).toBeVisible();
  await choose(page, { "over.png": fileOf("png", LIMIT + 1), "most.png": fileOf("png", LIMIT) });
  await expect.poll(() => held(page)).toEqual(["most.png"]);
  await expect(page.getByText(`over.png：${TOO_LARGE}`)).toBeVisible();
  await choose(page, { "two.png": PNG, "three.png": PNG, "four.png": PNG });
  await expect.poll(() => held(page)).toEqual(["most.png", "two.png", "three.png"]);
  await expect(toasts(page).filter({ hasText: "最多上传 3 个文件，多出的没有加入。" })).toBeVisible();
  await page.getByRole("button", { name: "移除 most.png" }).click();
  await choose(page, { "five.png": PNG });
  await expect.poll(() => held(page)).toEqual(["two.png", "three.png", "five.png"]);
});

test("Upload: png, jpg, jpeg, bmp, raw and psd are taken in any case, other extensions are not", async ({ page }) => {
  await openStory(page, FIELD);
  await expect(page.getByText("格式：png、jpg、jpeg、bmp、raw、psd")).toBeVisible();
  await choose(page, { "a.png": fileOf("png"), "b.JPG": fileOf("jpg"), "c.Jpeg": fileOf("jpeg") });
  await expect.poll(() => held(page)).toEqual(["a.png", "b.JPG", "c.Jpeg"]);
  await openStory(page, FIELD);
  await choose(page, { "d.BMP": fileOf("bmp"), "e.raw": fileOf("raw"), "f.Psd": fileOf("psd") });
  await expect.poll(() => held(page)).toEqual(["d.BMP", "e.raw", "f.Psd"]);
  await openStory(page, FIELD);
  const others = ["g.gif", "h.svg", "i.webp", "j.png.exe", "png"];
  await choose(page, Object.fromEntries([...others, "k.png"].map((name) => [name, PNG])));
  await expect.poll(() => held(page)).toEqual(["k.png"]);
  for (const name of others) await expect(page.getByText(`${name}：${WRONG_FORMAT}`, { exact: true })).toBeVisible();
});

test("Upload: a wrong format and a size too large are told in toasts with an error icon, and the files are dropped", async ({ page }) => {
  await openStory(page, FIELD);
  await choose(page, { "letter.pdf": PNG, "large.png": fileOf("png", LIMIT + 1), "good.png": PNG });
  // In one look, as toasts go by themselves.
  const told = () =>
    toasts(page).evaluateAll((all) => all.map((toast) => [toast.textContent, toast.dataset["tone"], toast.querySelector("svg path")?.getAttribute("d")]));
  await expect.poll(told).toEqual([WRONG_FORMAT, TOO_LARGE].map((sentence) => [`错误：${sentence}`, "danger", ERROR_ICON]));
  await expect.poll(() => held(page)).toEqual(["good.png"]);
  await expect(page.getByRole("listitem").filter({ hasText: /\.(?:pdf|png)/ })).toHaveCount(1);
});

test("Upload: what a file is follows from its first bytes, not from its name", async ({ page }) => {
  await openStory(page, FIELD);
  await choose(page, { "program.png": PROGRAM, "empty.jpg": Buffer.alloc(0), "photo.jpg": fileOf("png") });
  await expect.poll(() => held(page)).toEqual(["photo.jpg"]);
  for (const name of ["program.png", "empty.jpg"]) await expect(page.getByText(`${name}：${WRONG_FORMAT}`)).toBeVisible();
});

test("Upload: exactly bmp, jpg, gif, jpeg and png are shown as images", async ({ page }) => {
  const images = ["a.bmp", "b.jpg", "c.gif", "d.JPEG", "e.png"];
  const others = ["f.raw", "g.psd", "h.webp", "i.svg", "j.tiff", "k.avif"];
  const names = [...images, ...others];
  await openComponent(page, FIELD, { name: "pictures", "aria-label": "身份证照片", max: names.length, extensions: names.map((name) => name.slice(2)) });
  // One picture under every name: the browser could draw whatever it is given to draw.
  await choose(page, Object.fromEntries(names.map((name) => [name, PNG])));
  await expect.poll(() => held(page)).toEqual(names);
  await expect(page.getByRole("img")).toHaveCount(images.length);
  for (const name of images) await expect(page.getByRole("img", { name: `${name} 的预览` })).toBeVisible();
});

test("feedback: the portal names a wrong format, by extension and by content, a size too large, and a fourth picture", async () => {
  const send = async (files: Record<string, Buffer>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ kind: "suggestion", content: "希望周六也能办", url: "/portal/v2/index" })) body.append(name, value);
    for (const [name, data] of Object.entries(files)) body.append("images", new File([new Uint8Array(data)], name));
    const response = await fetch(`${origin()}/portal/api/v2/feedback/add`, { method: "POST", body });
    return [response.status, ((await response.json()) as { statusDescription: string }).statusDescription];
  };
  for (const [name, data] of Object.entries({
    "a.svg": PNG,
    "a.gif": PNG,
    "a.png.exe": PNG,
    "a.png": PROGRAM,
    "b.png": Buffer.from("<svg onload=alert(1)>"),
    "a.raw": PROGRAM,
    "a.psd": Buffer.alloc(64),
  }))
    expect(await send({ [name]: data }), name).toEqual([415, WRONG_FORMAT]);
  expect(await send({ "a.png": Buffer.concat([PNG, Buffer.alloc(LIMIT)]) })).toEqual([413, TOO_LARGE]);
  expect(await send({ "a.png": PNG, "b.png": PNG, "c.png": PNG, "d.png": PNG })).toEqual([400, "最多上传 3 张图片"]);
  const [status] = await send({ "a.png": PNG, "b.JPG": PNG, "c.jpeg": PNG });
  expect(status).toBe(200);
});
