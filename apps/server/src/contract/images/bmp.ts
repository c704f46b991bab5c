/** Pixels of a decoded image, row by row from the top, without gaps. */
export type Pixels = { width: number; height: number; channels: 1 | 3; data: Buffer };

const HEADER = 54;
const UNCOMPRESSED = 0;
const BITFIELDS = 3;

/** A BMP of 24 or 32 bits a pixel, uncompressed, as every program writes it; undefined for others. @param most pixels */
export function decodeBmp(bytes: Buffer, most: number): Pixels | undefined {
  if (bytes.length < HEADER) return undefined;
  const [from, width, rows, bits, compression] = [
    bytes.readUInt32LE(10),
    bytes.readInt32LE(18),
    bytes.readInt32LE(22),
    bytes.readUInt16LE(28),
    bytes.readUInt32LE(30),
  ];
  const height = Math.abs(rows);
  const step = bits / 8;
  const stride = Math.ceil((width * step) / 4) * 4;
  const known = (bits === 24 && compression === UNCOMPRESSED) || (bits === 32 && (compression === UNCOMPRESSED || compression === BITFIELDS));
  if (!known || width < 1 || height < 1 || width * height > most || from + stride * height > bytes.length) return undefined;
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const row = from + stride * (rows > 0 ? height - 1 - y : y); // stored from the bottom, unless the height is negative
    for (let x = 0; x < width; x += 1) {
      const [source, target] = [row + x * step, (y * width + x) * 3];
      data[target] = bytes[source + 2] ?? 0;
      data[target + 1] = bytes[source + 1] ?? 0;
      data[target + 2] = bytes[source] ?? 0;
    }
  }
  return { width, height, channels: 3, data };
}
