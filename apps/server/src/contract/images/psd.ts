import type { Pixels } from "./bmp";

const HEADER = 26;
const GREY = 1;
const RGB = 3;
const PACKED = 1;

/** Unpacks PackBits into `target`; whether exactly that many bytes came out. */
function unpack(source: Buffer, target: Buffer): boolean {
  let [from, to] = [0, 0];
  while (from < source.length && to < target.length) {
    const sign = source.readInt8(from);
    from += 1;
    if (sign >= 0) {
      to += source.copy(target, to, from, from + sign + 1);
      from += sign + 1;
    } else if (sign > -128) {
      target.fill(source[from] ?? 0, to, to + 1 - sign);
      to += 1 - sign;
      from += 1;
    }
  }
  return to >= target.length;
}

/** The flattened picture of a Photoshop file of 8 bits a channel, grey or RGB; undefined for others. @param most pixels */
export function decodePsd(bytes: Buffer, most: number): Pixels | undefined {
  if (bytes.length < HEADER) return undefined;
  const [version, count, height, width, depth, mode] = [
    bytes.readUInt16BE(4),
    bytes.readUInt16BE(12),
    bytes.readUInt32BE(14),
    bytes.readUInt32BE(18),
    bytes.readUInt16BE(22),
    bytes.readUInt16BE(24),
  ];
  const channels = mode === GREY ? 1 : 3;
  if (version !== 1 || depth !== 8 || (mode !== GREY && mode !== RGB) || count < channels || width * height < 1 || width * height > most) return undefined;
  let from = HEADER;
  for (let section = 0; section < 3; section += 1) {
    if (from + 4 > bytes.length) return undefined;
    from += 4 + bytes.readUInt32BE(from); // colours, resources, layers
  }
  if (from + 2 > bytes.length) return undefined;
  const planes = Buffer.alloc(width * height * channels);
  const packed = bytes.readUInt16BE(from) === PACKED;
  const start = from + 2 + (packed ? count * height * 2 : 0); // lengths of the packed rows
  const whole = packed ? unpack(bytes.subarray(start), planes) : bytes.copy(planes, 0, start) === planes.length;
  if (!whole) return undefined;
  const data = Buffer.alloc(planes.length);
  const size = width * height;
  for (let pixel = 0; pixel < size; pixel += 1)
    for (let channel = 0; channel < channels; channel += 1) data[pixel * channels + channel] = planes[channel * size + pixel] ?? 0;
  return { width, height, channels, data };
}
