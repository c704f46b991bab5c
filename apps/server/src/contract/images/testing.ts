import sharp from "sharp";

/** Two by two: red, green, blue, white. */
export const PIXELS = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]);
export const picture = () => sharp(PIXELS, { raw: { width: 2, height: 2, channels: 3 } });

/** The picture as an uncompressed BMP. */
export function bmp(bits: 24 | 32 = 24, topDown = false): Buffer {
  const step = bits / 8;
  const stride = 8; // two pixels, filled up to four bytes
  const bytes = Buffer.alloc(54 + stride * 2);
  bytes.write("BM");
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(2, 18);
  bytes.writeInt32LE(topDown ? -2 : 2, 22);
  bytes.writeUInt16LE(bits, 28);
  for (let y = 0; y < 2; y += 1)
    for (let x = 0; x < 2; x += 1) {
      const [source, target] = [((topDown ? y : 1 - y) * 2 + x) * 3, 54 + y * stride + x * step];
      for (let channel = 0; channel < 3; channel += 1) bytes[target + channel] = PIXELS[source + 2 - channel] ?? 0;
    }
  return bytes;
}

/** The picture as a Photoshop file without layers. */
export function psd(packed = true): Buffer {
  const header = Buffer.alloc(26);
  header.write("8BPS");
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(3, 12);
  header.writeUInt32BE(2, 14);
  header.writeUInt32BE(2, 18);
  header.writeUInt16BE(8, 22);
  header.writeUInt16BE(3, 24);
  const planes = Buffer.from([0, 1, 2].flatMap((channel) => [0, 1, 2, 3].map((pixel) => PIXELS[pixel * 3 + channel] ?? 0)));
  const rows = Array.from({ length: 6 }, (_, row) => Buffer.from([1, ...planes.subarray(row * 2, row * 2 + 2)]));
  const lengths = Buffer.from(rows.flatMap(() => [0, 3]));
  const data = packed ? Buffer.concat([Buffer.from([0, 1]), lengths, ...rows]) : Buffer.concat([Buffer.from([0, 0]), planes]);
  return Buffer.concat([header, Buffer.alloc(12), data]);
}

/** The picture inside the file of a camera. */
export const raw = async (): Promise<Buffer> =>
  Buffer.concat([Buffer.from("49492a0008000000", "hex"), Buffer.alloc(64), await picture().jpeg().toBuffer(), Buffer.alloc(64)]);
