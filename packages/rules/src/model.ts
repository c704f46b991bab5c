/** Fact → ids of options, any of which holds; every fact of one map must hold; any map of the list is enough. An empty list never holds. */
export type When = readonly Readonly<Record<string, readonly string[]>>[];

/** An answer to a question. `stop`: why the task is not for those who give it, `instead`: id of the task that is. `note`: what to watch for. */
export type Option = { id: string; text: string; note?: string; stop?: string; instead?: string };

/** A question about the case of one person. Asked only where `when` holds; elsewhere none of its options holds. */
export type Question = { id: string; text: string; help?: string; options: readonly Option[]; when?: When };

/** Something that only some people need. `sets`: values that it replaces; two parts that apply together must not set the same one. */
export type Part = { id: string; when: When; sets?: readonly string[] };

/** A combination of answers for which the task is not the right one. */
export type Stop = { text: string; when: When; instead?: string };

/** The conditions of one task. What has no condition applies to everybody and is not listed. */
export type Rules = { questions: readonly Question[]; parts: readonly Part[]; stops: readonly Stop[] };

/** The fact that is the region of the guide; nobody is asked for it. Its options are region codes: a code holds in everything below it. */
export const REGION = "region";

/** The same the other way round: holds outside of the regions that it names. */
export const OUTSIDE = "outside";

/** In place of an option: whoever was asked cannot say. The question stays without an answer and is not asked again. */
export const UNSURE = "unsure";

/** Options by question id, and the code of the region under {@link REGION}. */
export type Answers = Readonly<Record<string, string>>;
