import { cdp, page } from "vitest/browser";
import type { Reader } from "./reader.js";

const reader: Reader = {
  window: (width, height) => page.viewport(width, height),
  medium: async (name) => {
    await cdp().send("Emulation.setEmulatedMedia", { media: name });
  },
};
globalThis.reader = reader;
