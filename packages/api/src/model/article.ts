import * as v from "valibot";
import { block } from "./block.js";

/** A standing page of the site: about it, how to reach it, its rules. */
export const article = v.object({
  key: v.string(),
  title: v.string(),
  /** One or two sentences that say what the page tells. */
  lead: v.string(),
  /** Day of the last change, `2026-11-20`. */
  updated: v.string(),
  /** A first section without title is an introduction. */
  sections: v.array(v.object({ title: v.string(), blocks: v.array(block) })),
});
export type Article = v.InferOutput<typeof article>;

/** A question that people ask of the portal, with its answer. */
export const question = v.object({
  id: v.string(),
  question: v.string(),
  answer: v.array(block),
  /** What it is about: the name of a theme. */
  topic: v.string(),
  /** The guide that says more, in the region asked for. */
  taskCode: v.optional(v.string()),
});
export type Question = v.InferOutput<typeof question>;
