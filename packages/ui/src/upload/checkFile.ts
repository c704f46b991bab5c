/** Defaults: files in all, bytes of each, extensions. @see UPLOAD-01, UPLOAD-02 */
export const MAX_FILES = 3;
export const MAX_BYTES = 2_097_152;
export const EXTENSIONS: readonly string[] = ["png", "jpg", "jpeg", "bmp", "raw", "psd"];

/** How files of a kind begin. Kinds that are not here, such as raw, begin differently from maker to maker and are taken by their name. */
const SIGNATURES: Readonly<Record<string, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47],
  jpg: [0xff, 0xd8, 0xff],
  jpeg: [0xff, 0xd8, 0xff],
  gif: [0x47, 0x49, 0x46, 0x38],
  bmp: [0x42, 0x4d],
  psd: [0x38, 0x42, 0x50, 0x53],
  pdf: [0x25, 0x50, 0x44, 0x46],
};

export type FileError = "format" | "size";

export const extensionOf = (name: string): string => (/\.([^.]+)$/.exec(name)?.[1] ?? "").toLowerCase();

/** Whether a file is an image by its extension. @see UPLOAD-06 */
export const isImage = (name: string): boolean => ["bmp", "jpg", "gif", "jpeg", "png"].includes(extensionOf(name));

/**
 * What is wrong with a file. Its name must end as allowed; where that names a known kind the content must begin as one of the known kinds
 * allowed does. A picture saved under another picture's name is taken: phones do that, and it harms nobody.
 */
export async function checkFile(file: File, extensions: readonly string[], maxBytes: number): Promise<FileError | undefined> {
  const extension = extensionOf(file.name);
  if (!extensions.some((allowed) => allowed.toLowerCase() === extension)) return "format";
  if (file.size > maxBytes) return "size";
  if (!SIGNATURES[extension]) return undefined;
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return extensions.some((allowed) => SIGNATURES[allowed.toLowerCase()]?.every((byte, at) => head[at] === byte)) ? undefined : "format";
}

/** Bytes as people read them: 2097152 is 2 MB. */
export function sizeText(bytes: number): string {
  const [number, unit] = bytes >= 1_048_576 ? [bytes / 1_048_576, "MB"] : bytes >= 1024 ? [bytes / 1024, "KB"] : [bytes, "B"];
  return `${Number(number.toFixed(1))} ${unit}`;
}
