import * as v from "valibot";

/** Fact → ids of options, any of which holds; all facts of a map hold; any map of the list is enough. */
const when = v.array(v.record(v.string(), v.array(v.string())));

/** A limit in the unit of the law: 60 自然日 from 受理. `law`, `article`: what says so, where it is not all that the task rests on. */
const limit = v.object({ days: v.number(), unit: v.string(), from: v.string(), law: v.optional(v.string()), article: v.optional(v.string()) });

/** The limits in their own units; the working days are converted from them. */
export const term = v.object({ statutory: v.optional(limit), promised: v.optional(limit) });
export type Term = v.InferOutput<typeof term>;
export type Limit = v.InferOutput<typeof limit>;

/**
 * Who needs what of a guide. `questions`: facts about one person; `parts`: entries of the guide's lists (`materials.0`, `conditions.2`, `fees.1`, `steps.3`, `refusalCases.0`)
 * and cases (`cases.0`) that only concern some; what is not listed concerns everybody. The fact `region` is the region of the guide, `outside` everywhere else.
 * @see GUIDE-41
 */
export const rules = v.object({
  questions: v.array(
    v.object({
      id: v.string(),
      text: v.string(),
      help: v.optional(v.string()),
      options: v.array(
        v.object({ id: v.string(), text: v.string(), note: v.optional(v.string()), stop: v.optional(v.string()), instead: v.optional(v.string()) }),
      ),
      when: v.optional(when),
    }),
  ),
  parts: v.array(v.object({ id: v.string(), when, sets: v.optional(v.array(v.string())) })),
  stops: v.array(v.object({ text: v.string(), when, instead: v.optional(v.string()) })),
  /** What is otherwise in some cases. */
  cases: v.array(
    v.object({
      visits: v.optional(v.number()),
      visitReason: v.optional(v.string()),
      promisedDays: v.optional(v.number()),
      channels: v.optional(v.array(v.string())),
      result: v.optional(v.object({ name: v.string(), type: v.string(), delivery: v.array(v.string()) })),
      term: v.optional(term),
    }),
  ),
});
export type GuideRules = v.InferOutput<typeof rules>;

/** Rules of a task that is the same for everybody. */
export const NO_RULES: GuideRules = { questions: [], parts: [], stops: [], cases: [] };

const texts = v.array(v.string());
const entries = v.object({ materials: texts, conditions: texts, fees: texts, steps: texts, refusals: v.optional(texts) });

/**
 * What the answers of one person come to. Beside it the guide holds only what applies to that person or may still apply; what applies by an answer is 必要.
 * Entries of lists by their names (conditions and refusals: their text). @see GUIDE-41
 */
export const personal = v.object({
  /** Option by question id: the answers that counted. */
  answers: v.record(v.string(), v.string()),
  /** Ids of questions that still change something, and the one of them that decides most. */
  open: v.array(v.string()),
  next: v.nullable(v.string()),
  /** Why this task is not the right one, and which one is. */
  stop: v.nullable(v.object({ text: v.string(), instead: v.nullable(v.object({ taskCode: v.string(), name: v.string(), url: v.string() })) })),
  notes: v.array(v.string()),
  /** What does not apply to this person by the answers; what the region alone leaves out is not listed. */
  excluded: entries,
  /** What open questions, or the region, decide. */
  undecided: entries,
  /**
   * Of each of them the ids of the questions that it waits for, in their order; none: the region. `when`: what of its condition is still open.
   * `cases`: a value of the guide that may be another one.
   */
  waits: v.optional(
    v.array(
      v.object({
        list: v.picklist(["materials", "conditions", "fees", "steps", "refusals", "cases"]),
        name: v.string(),
        questions: v.array(v.string()),
        when: v.optional(when),
      }),
    ),
  ),
});
export type PersonalAnswer = v.InferOutput<typeof personal>;
