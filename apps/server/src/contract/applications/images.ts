import { EVIDENCE, extensionOf, PortalError } from "@onehall/api";
import { type Queries, sql } from "../../data";
import { documentImage } from "../images";

const image = sql<{ data: string }>`SELECT data FROM application_image WHERE upload = ${"id"}`;

/** An image as base64 of a JPEG; empty for one that there is none of. */
export const imageData = async (queries: Queries, id: string): Promise<string> => (await queries.get(image, { id }))?.data ?? "";

const wrong = (): PortalError => new PortalError("media-type", "这个文件不是能打开的图片，请换成 png、jpg 或 webp 格式的照片或扫描件。", { status: 415 });

/**
 * An image as it is kept: decoded and encoded anew, so that nothing of the file but its pixels comes in (no place, no camera, no second file behind it).
 * @throws PortalError status 413 for a file that is too large, 415 for one that is no image
 */
export async function encodeAnew(file: File): Promise<Buffer> {
  const allowed: readonly string[] = EVIDENCE.extensions;
  if (file.size > EVIDENCE.bytes) throw new PortalError("too-long", `文件太大，每张图片不能超过 ${EVIDENCE.bytes / 1_048_576} MB。`, { status: 413 });
  if (!allowed.includes(extensionOf(file.name))) throw wrong();
  return documentImage(Buffer.from(await file.arrayBuffer()));
}

/** A page with grey lines, as a stand-in for a document that nobody has. */
export async function fictitiousImage(): Promise<Buffer> {
  const lines = Array.from(
    { length: 12 },
    (_, line) => `<rect x="80" y="${160 + line * 60}" width="${line % 4 === 3 ? 260 : 440}" height="18" fill="#b8c0cc"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><rect width="600" height="900" fill="#fff"/><rect x="200" y="60" width="200" height="40" fill="#7b8794"/>${lines.join("")}</svg>`;
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
