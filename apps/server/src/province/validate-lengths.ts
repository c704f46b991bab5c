import { type Block, proseKeys } from "@onehall/api";
import type { Path } from "./document";
import type { PackTask, TaskReading } from "./task";

/** Characters of a lead, and of a sentence, at the most. */
const LEAD_MOST = 80;
/** Of its first sentence, which says alone what the task is where there is no room for the rest. */
const FIRST_MOST = 60;
const SENTENCE_MOST = 100;
/** Of a sentence that is found by reading: its beginning is enough. */
const SHOWN = 12;

const length = (text: string): number => [...text].length;

/** The sentences of a text, with their full stops. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[。！？])/u).filter((sentence) => sentence.trim() !== "");

type Placed = { text: string; line: number };

/** All texts of the front matter except what it quotes of laws, with their lines. */
function frontTexts({ reading }: TaskReading): Placed[] {
  const texts = (value: unknown, path: Path): Placed[] => {
    if (typeof value === "string") return [{ text: value, line: reading.lineAt(path) }];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => (key === "basis" ? [] : texts(inner, [...path, Array.isArray(value) ? Number(key) : key])));
  };
  return texts(reading.value, []);
}

/** The paragraphs and list items of the body. Only questions know their line; the others are found by their beginning. */
function bodyTexts(task: PackTask): Placed[] {
  const apart = (blocks: readonly Block[], line: number): Placed[] =>
    blocks.flatMap((block) => (block.type === "p" ? [block.text] : block.items)).map((text) => ({ text, line }));
  return [...proseKeys.flatMap((key) => apart(task[key], 1)), ...task.faqs.flatMap(({ answer, line }) => apart(answer, line)), { text: task.lead, line: 1 }];
}

/** Every sentence of a task that people read. @see GUIDE-50 */
export const taskSentences = (read: TaskReading): Placed[] =>
  [...frontTexts(read), ...bodyTexts(read.task)].flatMap(({ text, line }) => sentencesOf(text).map((sentence) => ({ text: sentence, line })));

/** Leads and sentences that nobody reads to the end. @see GUIDE-50 */
export function validateLengths(read: TaskReading): Placed[] {
  const problems = taskSentences(read).flatMap(({ text, line }) =>
    length(text) > SENTENCE_MOST
      ? [{ line, text: `“${[...text].slice(0, SHOWN).join("")}……”这句话有 ${length(text)} 个字，最多 ${SENTENCE_MOST} 个字：拆成几句` }]
      : [],
  );
  const { lead } = read.task;
  const first = length(sentencesOf(lead)[0] ?? "");
  return [
    ...problems,
    ...(length(lead) > LEAD_MOST ? [{ line: 1, text: `导语有 ${length(lead)} 个字，最多 ${LEAD_MOST} 个字：只写是什么、给谁办的` }] : []),
    ...(first > FIRST_MOST ? [{ line: 1, text: `导语的第一句有 ${first} 个字，最多 ${FIRST_MOST} 个字：先用一句话说这是什么` }] : []),
  ];
}
