import { UPLOAD } from "@onehall/api";

/** A picture of the last attempt, in the form again: its name and its content, `name|base64`. */
export type KeptImage = { name: string; value: string };

const NAME = /^[^|]{1,200}\|/;
/** Base64 writes four signs for three bytes, and the form has to come back within the limit of its body. */
const GROWTH = 4 / 3;
const LONGEST_NAME = 100;

/**
 * Pictures that a page carries back to the browser, because no browser lets a page put files back: nothing of them stays on the server.
 * @returns undefined where they are too large to be sent twice
 */
export async function keepImages(images: readonly File[]): Promise<KeptImage[] | undefined> {
  const total = images.reduce((sum, { size }) => sum + size, 0);
  if (total * GROWTH > UPLOAD.most * UPLOAD.bytes) return undefined;
  return Promise.all(
    images.map(async (image) => {
      const name = image.name.replaceAll("|", "").slice(-LONGEST_NAME) || "图片";
      return { name, value: `${name}|${Buffer.from(await image.arrayBuffer()).toString("base64")}` };
    }),
  );
}

/** The pictures that a form has carried back; what is none is left out. The contract looks into them as into any other. */
export function keptImages(form: FormData): File[] {
  return form.getAll("kept").flatMap((value) => {
    const [head] = typeof value === "string" ? (NAME.exec(value) ?? []) : [];
    if (head === undefined || typeof value !== "string") return [];
    return [new File([Buffer.from(value.slice(head.length), "base64")], head.slice(0, -1))];
  });
}
