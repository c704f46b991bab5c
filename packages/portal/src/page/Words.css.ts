import { portal } from "@onehall/ui/style";

/** A line ends only where a word does; a word that is longer than the line still breaks. */
export const words = portal({ wordBreak: "keep-all", overflowWrap: "anywhere" });
