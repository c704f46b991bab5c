import * as v from "valibot";

/** A piece of prose: a paragraph or a list. Plain text, never markup. */
export const block = v.variant("type", [
  v.object({ type: v.literal("p"), text: v.string() }),
  v.object({ type: v.picklist(["ul", "ol"]), items: v.array(v.string()) }),
]);
export type Block = v.InferOutput<typeof block>;
