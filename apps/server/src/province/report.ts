import { lacksArticle } from "./articles";
import type { PackTask } from "./task";
import { limitsWithoutUnit, type PackTerms } from "./terms";

/** A task whose facts nobody has looked at since a day. */
export type StaleTask = Pick<PackTask, "file" | "name" | "updated" | "until">;

/**
 * Tasks that were last changed before a day, and those that only hold up to a day before today, the longest unchanged first.
 * @param since `2026-06-01` @param today `2026-11-20` @see GUIDE-65, GUIDE-72
 */
export const staleTasks = (tasks: readonly PackTask[], since: string, today: string): StaleTask[] =>
  tasks
    .filter(({ updated, until = today }) => updated < since || until < today)
    .map(({ file, name, updated, until }) => ({ file, name, updated, until }))
    .sort((one, other) => one.updated.localeCompare(other.updated) || one.file.localeCompare(other.file));

/** Words with which a note says that something is for some people only, or not always. */
const HIDDEN = /的才|不用|除外|一般/u;
const LONG_SENTENCE = 60;
const LONGEST_SENTENCE = 100;

const sentencesOf = (text: string): string[] => text.split(/(?<=[。！？；])/u).filter((sentence) => sentence.trim() !== "");
const median = (numbers: readonly number[]): number => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const lengthOf = (text: string): number => [...text].length;
const share = (part: number, whole: number): string => `${part}（${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)}%）`;

/** What of a pack is still prose, in figures and by name. @see GUIDE-65 */
export type PackCount = {
  /** Name and figure. */
  figures: (readonly [name: string, text: string])[];
  /** Materials whose note holds a condition that is not data: `file：name：note`. */
  notes: string[];
  /** Legal bases without an article and without a reason: `file：law`. */
  bases: string[];
  /** Limits of which neither the task nor terms.yaml says the unit and the event: `file：statutory 20`. */
  limits: string[];
};

/** Counts what a pack says in prose and what as data. */
export function countPack(tasks: readonly PackTask[], terms: PackTerms): PackCount {
  const leads = tasks.map(({ lead }) => lengthOf(lead));
  const sentences = tasks.flatMap((task) =>
    [task.lead, ...task.conditions, ...task.materials.map(({ note = "" }) => note), ...task.steps.map(({ text }) => text)].flatMap(sentencesOf),
  );
  const materials = tasks.flatMap(({ file, materials: list }) => list.map(({ name, note = "", when }) => ({ file, name, note, when })));
  const notes = materials.filter(({ note, when }) => when === undefined && HIDDEN.test(note));
  const all = tasks.flatMap(({ file, basis }) => basis.map((one) => ({ file, ...one })));
  const bases = all.filter(lacksArticle);
  const without = tasks.flatMap((task) => limitsWithoutUnit(task, terms).map((key) => `${task.file}：${key} ${task[key]}`));
  const limits = tasks.reduce((sum, { statutory = 0, promised }) => sum + Number(statutory > 0) + Number(promised > 0), 0);
  const over = (most: number): number => sentences.filter((sentence) => lengthOf(sentence) > most).length;
  return {
    figures: [
      ["事项", `${tasks.length}`],
      ["有情形规则的事项", share(tasks.filter(({ rules }) => rules.parts.length + rules.questions.length > 0).length, tasks.length)],
      ["导语的字数（中位数，最多）", `${median(leads)}，${Math.max(0, ...leads)}`],
      [`超过 ${LONG_SENTENCE} 个字的句子`, share(over(LONG_SENTENCE), sentences.length)],
      [`超过 ${LONGEST_SENTENCE} 个字的句子`, share(over(LONGEST_SENTENCE), sentences.length)],
      ["说明里还有条件的材料", share(notes.length, materials.length)],
      ["没有条号也没有说明的依据", share(bases.length, all.length)],
      ["不知道单位和起算的时限", share(without.length, limits)],
    ],
    notes: notes.map(({ file, name, note }) => `${file}：${name}：${note}`),
    bases: bases.map(({ file, law }) => `${file}：${law}`),
    limits: without,
  };
}
