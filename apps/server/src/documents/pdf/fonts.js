// @ts-check
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const PACKAGE = "@expo-google-fonts/noto-sans-sc";
const { resolve } = createRequire(import.meta.url);

export const REGULAR = "regular";
export const BOLD = "bold";

/** Where the two weights lie. */
export const regularFile = () => resolve(`${PACKAGE}/400Regular/NotoSansSC_400Regular.ttf`);
const boldFile = () => resolve(`${PACKAGE}/700Bold/NotoSansSC_700Bold.ttf`);

/** @type {Record<string, Buffer> | undefined} */
let files;

/** The fonts, read once: 10 MB each. */
export const fontFiles = () => (files ??= { [REGULAR]: readFileSync(regularFile()), [BOLD]: readFileSync(boldFile()) });
