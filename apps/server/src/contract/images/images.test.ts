import sharp from "sharp";
import { expect, test } from "vitest";
import { imagesOf } from ".";
import { bmp, picture, PIXELS, psd, raw } from "./testing";

const one = async (name: string, bytes: Uint8Array) => (await imagesOf([new File([new Uint8Array(bytes)], name)]))[0];
const pixelsOf = async (data: Buffer | undefined) => sharp(data).removeAlpha().raw().toBuffer();
const UNREADABLE = { status: 415, message: expect.stringContaining("图片打不开") };

test.each([
  ["a.png", () => picture().png().toBuffer()],
  ["a.bmp", async () => bmp(24)],
  ["a.bmp", async () => bmp(32, true)],
  ["a.psd", async () => psd(false)],
  ["a.psd", async () => psd(true)],
] as const)("%s is stored as its pixels, encoded anew", async (name, make) => {
  const image = await one(name, await make());
  expect(image?.type).toBe("png");
  expect([...(await pixelsOf(image?.data))]).toEqual([...PIXELS]);
});

test("a photograph loses its position, its camera and its preview, and stands as it was taken", async () => {
  const gps = { IFD0: { Model: "Camera X", Orientation: "6" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "23/1 7/1 0/1" } };
  const taken = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#123456" } })
    .withExif(gps)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(taken.includes("Camera X")).toBe(true);
  const image = await one("a.jpg", Buffer.concat([taken, Buffer.from("<script>alert(1)</script>PK\u0003\u0004")]));
  const { exif, orientation, width, height } = await sharp(image?.data).metadata();
  expect({ exif, orientation, width, height }).toEqual({ exif: undefined, orientation: undefined, width: 20, height: 40 });
  for (const trace of ["Camera X", "<script>", "PK\u0003\u0004"]) expect(image?.data.includes(trace), trace).toBe(false);
});

test("of a camera's own file its picture is stored", async () => {
  const image = await one("a.raw", await raw());
  expect(image?.type).toBe("jpg");
  expect((await sharp(image?.data).metadata()).width).toBe(2);
});

test.each([
  ["a page behind the first bytes of a JPEG", "a.jpg", Buffer.from("ffd8ff3c68746d6c3e3c7363726970743e616c6572742831293c2f7363726970743e", "hex")],
  ["a PNG that is cut off", "a.png", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
  ["a BMP without pixels", "a.bmp", Buffer.from("424d3600000000000000", "hex")],
  ["a PSD without a picture", "a.psd", Buffer.from("384250530001000000000000", "hex")],
  ["a raw file without a picture", "a.raw", Buffer.from("000102030405060708", "hex")],
  ["a JPEG called PNG by its first bytes alone", "a.png", Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(100)])],
])("%s is refused with a sentence", async (_what, name, bytes) => {
  await expect(one(name, bytes)).rejects.toMatchObject(UNREADABLE);
});

test("a small file that claims 50,000 × 50,000 pixels is refused before it is decoded", async () => {
  const header = Buffer.alloc(25);
  header.write("IHDR", 4);
  header.writeUInt32BE(13, 0);
  header.writeUInt32BE(50_000, 8);
  header.writeUInt32BE(50_000, 12);
  header.set([8, 2, 0, 0, 0], 16);
  const png = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), header, (await picture().png().toBuffer()).subarray(33)]);
  const before = process.memoryUsage().rss;
  await expect(one("bomb.png", png)).rejects.toMatchObject({ code: "media-type" });
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  const wide = bmp(24);
  wide.writeInt32LE(50_000, 18);
  wide.writeInt32LE(50_000, 22);
  await expect(one("bomb.bmp", wide)).rejects.toMatchObject(UNREADABLE);
});
