import { extensionOf, PortalError, UPLOAD, uploadError } from "@onehall/api";
import type { Sharp } from "sharp";
import { createAdmission } from "../../common/admission";
import type { FeedbackImage } from "../../data/feedback";
import { decodeBmp, type Pixels } from "./bmp";
import { decodePsd } from "./psd";

/** How the files of an image format begin. */
const SIGNATURES: readonly (readonly [string, string])[] = [
  ["png", "89504e470d0a1a0a"],
  ["jpg", "ffd8ff"],
  ["bmp", "424d"],
  ["psd", "38425053"],
];
/** How files begin that a computer would run or open: programs, archives, documents. They are no raw image, whatever they are called. */
const STRANGERS = ["4d5a", "7f454c46", "cafebabe", "cffaedfe", "feedface", "504b0304", "25504446", "2321", "1f8b", "52617221", "d0cf11e0", "0061736d"];

/** Text in whatever encoding: a page, a script. The data of a camera has zeros and control characters at once. */
const isText = (bytes: Buffer): boolean => !bytes.subarray(0, 512).some((byte) => byte < 9 || (byte > 13 && byte < 32));

/** What an image is by its own first bytes; the name has no say but for raw, which every camera writes differently. */
function typeOf(name: string, bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 8).toString("hex");
  const known = SIGNATURES.find(([, signature]) => head.startsWith(signature));
  if (known) return known[0];
  return extensionOf(name) === "raw" && !isText(bytes) && !STRANGERS.some((signature) => head.startsWith(signature)) ? "raw" : undefined;
}

/** More pixels than any telephone takes; a small file can claim billions. */
const MOST_PIXELS = 50_000_000;
/** Longest side of a stored image, in pixels: enough to read what it shows. */
const LONGEST_SIDE = 4096;
/** Beginnings of pictures inside a file of a camera that are tried. */
const MOST_PREVIEWS = 4;
const JPEG_START = Buffer.from("ffd8ff", "hex");

/** One image at a time: decoding takes memory for every pixel. Times in milliseconds. */
const admit = createAdmission({ name: "image", running: 1, waiting: 30, patience: 10_000, deadline: 20_000 });

/** Loaded with the first image, so that no start waits for its native part. */
const decoder = async () => (await import("sharp")).default;

const refused = (sentence: string, status: 413 | 415, cause?: unknown): PortalError => new PortalError("media-type", sentence, { status, cause });
const unreadable = (cause?: unknown): PortalError => refused("图片打不开：文件可能已经损坏，或者不是真正的图片。请换一张，或者另存为 JPG 再上传。", 415, cause);
const tooManyPixels = (): PortalError => refused("图片的尺寸太大（最多 5000 万像素），请缩小后再上传。", 413);

/** Encoded anew from the pixels alone: no position, no device, no second file behind the picture. Turned as the camera was held. */
const encode = (image: Sharp, type: "png" | "jpg"): Promise<Buffer> => {
  const fitted = image.autoOrient().resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true });
  return (type === "png" ? fitted.png() : fitted.jpeg({ quality: 85 })).toBuffer();
};

async function decoded(bytes: Buffer, type: "png" | "jpg"): Promise<FeedbackImage> {
  const sharp = await decoder();
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (format !== (type === "jpg" ? "jpeg" : type)) throw unreadable();
  if (width * height > MOST_PIXELS) throw tooManyPixels();
  return { type, data: await encode(sharp(bytes, { limitInputPixels: MOST_PIXELS }), type) };
}

async function fromPixels(pixels: Pixels | undefined): Promise<FeedbackImage> {
  if (!pixels) throw unreadable();
  const { data, ...raw } = pixels;
  const sharp = await decoder();
  return { type: "png", data: await encode(sharp(data, { raw }), "png") };
}

/** The picture that a camera puts into its file for looking at; what the sensor saw is written by each maker in a way of its own. */
async function preview(bytes: Buffer): Promise<FeedbackImage> {
  let cause: unknown;
  let from = bytes.indexOf(JPEG_START);
  for (let tried = 0; from >= 0 && tried < MOST_PREVIEWS; tried += 1) {
    try {
      return await decoded(bytes.subarray(from), "jpg");
    } catch (error) {
      cause = error; // a thumbnail that is cut off, or chance: the next one may be whole
    }
    from = bytes.indexOf(JPEG_START, from + 1);
  }
  throw unreadable(cause);
}

async function encodedAnew(type: string, bytes: Buffer): Promise<FeedbackImage> {
  try {
    if (type === "bmp") return await fromPixels(decodeBmp(bytes, MOST_PIXELS));
    if (type === "psd") return await fromPixels(decodePsd(bytes, MOST_PIXELS));
    if (type === "raw") return await preview(bytes);
    return await decoded(bytes, type === "png" ? "png" : "jpg");
  } catch (error) {
    throw error instanceof PortalError ? error : unreadable(error);
  }
}

/** Pixels of the longer side of a document: enough to read a page of A4. */
const DOCUMENT_SIDE = 2_000;

/**
 * A photograph or scan of a document as JPEG on white, made of the pixels alone.
 * @throws PortalError status 415 for what is no image, 503 where too many images wait
 */
export const documentImage = (bytes: Buffer): Promise<Buffer> =>
  admit(async () => {
    try {
      const sharp = await decoder();
      return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 })
        .autoOrient()
        .resize({ width: DOCUMENT_SIDE, height: DOCUMENT_SIDE, fit: "inside", withoutEnlargement: true })
        .flatten({ background: "#ffffff" })
        .jpeg({ quality: 80 })
        .toBuffer();
    } catch (error) {
      throw unreadable(error);
    }
  });

/**
 * The images of a form, checked: at most 3, 2 MB each, of an allowed extension, and truly images. Each is decoded and encoded anew, as PNG or JPEG.
 * @throws PortalError status 413 or 415 with the sentences of UPLOAD-03, 400 where there are too many, 503 where too many images wait
 * @see UPLOAD-01, UPLOAD-02, UPLOAD-05, OPS-06
 */
export async function imagesOf(files: readonly File[]): Promise<FeedbackImage[]> {
  const refusal = uploadError(files);
  if (refusal) throw refusal;
  return Promise.all(
    files.map(async (file) => {
      const bytes = Buffer.from(await file.arrayBuffer());
      const type = typeOf(file.name, bytes);
      if (type === undefined) throw refused(UPLOAD.wrongFormat, 415);
      return admit(() => encodedAnew(type, bytes));
    }),
  );
}
