import * as v from "valibot";
import { defineShape } from "../define-shape.js";
import { TIANHE } from "../example-values.js";
import { answers, count, inRegion } from "../model/fields.js";
import { itemSummary } from "../model/item.js";

/** A benefit as the answers of one person leave it. */
const benefit = v.object({
  task: itemSummary,
  /** What it is: 津贴补贴, 救助, 减免 … */
  kind: v.string(),
  /** `applies`: every condition holds; `maybe`: some condition is open; `excluded`: some condition does not hold. */
  state: v.picklist(["applies", "maybe", "excluded"]),
  /** Ids of the questions without an answer that decide it. */
  waitsFor: v.array(v.string()),
  /** What the questions cannot decide: the department checks it. */
  further: v.array(v.string()),
  /** One of the next three is there. Yuan for `per` (每个孩子每年), and the law that says so. */
  amount: v.nullable(v.object({ yuan: v.number(), per: v.string(), law: v.string(), note: v.nullable(v.string()) })),
  /** How the amount is counted, and the law that says so. */
  formula: v.nullable(v.object({ text: v.string(), law: v.string() })),
  /** Why there is no figure. */
  noAmount: v.nullable(v.string()),
});

export const benefits = defineShape({
  family: "business",
  summary: "按回答列出可以享受的补贴、救助、减免和优待",
  examples: [{ region: TIANHE, answers: "age-group:from-80,household:here,need:unsure" }],
  request: v.object({ ...inRegion, answers: v.optional(answers, "") }),
  response: v.object({
    region: v.object({ code: v.string(), name: v.string() }),
    questions: v.array(
      v.object({
        id: v.string(),
        text: v.string(),
        help: v.nullable(v.string()),
        options: v.array(v.object({ id: v.string(), text: v.string() })),
      }),
    ),
    /** Option by question id: the answers that counted, in the order of the questions. */
    answers: v.record(v.string(), v.string()),
    /** Ids of questions that were answered with `unsure`. */
    unsure: v.array(v.string()),
    /** Ids of questions that still change something, and the one of them that decides most. */
    open: v.array(v.string()),
    next: v.nullable(v.string()),
    /** How many of the list apply, and how many may. */
    applies: count,
    maybe: count,
    /** What applies first, then what may, then what does not. */
    list: v.array(benefit),
  }),
});
