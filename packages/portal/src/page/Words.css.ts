import { portal } from "@onehall/ui/style";

/** A word longer than the line still breaks. */
export const words = portal({ wordBreak: "keep-all", overflowWrap: "anywhere" });
