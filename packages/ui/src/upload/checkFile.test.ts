import fc from "fast-check";
import { expect, test } from "vitest";
import { checkFile, EXTENSIONS, extensionOf, isImage, MAX_BYTES, sizeText } from "./checkFile.js";

const heads: Record<string, number[]> = {
  png: [0x89, 0x50, 0x4e, 0x47],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  bmp: [0x42, 0x4d],
  psd: [0x38, 0x42, 0x50, 0x53],
  exe: [0x4d, 0x5a],
  nothing: [],
};
const file = (name: string, head: keyof typeof heads, size = 64) =>
  new File([Uint8Array.from(heads[head]!), new Uint8Array(Math.max(0, size - heads[head]!.length))], name);
const check = (given: File, extensions = EXTENSIONS) => checkFile(given, extensions, MAX_BYTES);

test.each([
  ["照片.png", "png", undefined],
  ["照片.PNG", "png", undefined],
  ["照片.JpEg", "jpg", undefined],
  ["a.bmp", "bmp", undefined],
  ["a.psd", "psd", undefined],
  ["a.raw", "exe", undefined],
  ["手机另存的.png", "jpg", undefined],
  ["a.gif", "png", "format"],
  ["a.exe", "exe", "format"],
  ["png", "png", "format"],
  ["a.png.exe", "png", "format"],
  ["a", "png", "format"],
  ["木马.png", "exe", "format"],
  ["空的.png", "nothing", "format"],
] as const)("%s that begins like %s: %s", async (name, head, fault) => {
  expect(await check(file(name, head))).toBe(fault);
});

test("exactly 2097152 bytes are allowed, one more is not", async () => {
  expect(await check(file("a.png", "png", 2_097_152))).toBeUndefined();
  expect(await check(file("a.png", "png", 2_097_153))).toBe("size");
});

test("the format is told before the size", async () => {
  expect(await check(file("a.gif", "png", 3_000_000))).toBe("format");
});

test("kinds of one's own", async () => {
  expect(await check(new File(["%PDF-1.7"], "申请表.pdf"), ["PDF"])).toBeUndefined();
  expect(await check(new File(["MZ"], "申请表.pdf"), ["PDF"])).toBe("format");
});

test("whatever the name, only its last ending counts", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom("png", "PNG", "Raw"), (name, ending) => {
      expect(extensionOf(`${name}.${ending}`)).toBe(ending.toLowerCase());
    }),
  );
});

test.each([
  [0, "0 B"],
  [1023, "1023 B"],
  [1536, "1.5 KB"],
  [2_097_152, "2 MB"],
  [1_100_000, "1 MB"],
])("%d bytes read %s", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test.each([
  ["a.bmp", true],
  ["a.JPG", true],
  ["a.gif", true],
  ["a.jpeg", true],
  ["a.png", true],
  ["a.webp", false],
  ["a.svg", false],
  ["a.pdf", false],
  ["png", false],
])("%s is an image: %s", (name, image) => {
  expect(isImage(name)).toBe(image);
});
