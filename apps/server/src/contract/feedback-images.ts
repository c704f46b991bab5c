import { extensionOf, PortalError, UPLOAD, uploadError } from "@onehall/api";
import type { FeedbackImage } from "../data/feedback";

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

/**
 * The images of a form, checked: at most 3, 2 MB each, of an allowed extension, and truly images by their content.
 * @throws PortalError status 413 or 415 with the sentences of UPLOAD-03, 400 where there are too many
 * @see UPLOAD-01, UPLOAD-02, UPLOAD-05
 */
export async function imagesOf(files: readonly File[]): Promise<FeedbackImage[]> {
  const refusal = uploadError(files);
  if (refusal) throw refusal;
  return Promise.all(
    files.map(async (file) => {
      const data = Buffer.from(await file.arrayBuffer());
      const type = typeOf(file.name, data);
      if (type === undefined) throw new PortalError("media-type", UPLOAD.wrongFormat, { status: 415 });
      return { type, data };
    }),
  );
}
