import { list, fragment, type Queries, sql } from "../../data";
import { likePattern } from "../../data/like";

/** A question; `answer`: JSON list of blocks. `topic`: name of a theme; empty for the questions of a guide. */
export type FaqRow = { id: number; taskId: number | null; question: string; answer: string; topic: string };

const MAX_IDS = 100;
const columns = fragment`id, task_id AS "taskId", question, answer, topic`;

const ofTask = sql<FaqRow>`SELECT ${columns} FROM faq WHERE task_id = ${"taskId"} AND id > ${"homeFaqs"} ORDER BY sort, id`;
const first = sql<FaqRow>`SELECT ${columns} FROM faq WHERE id <= ${"last"} ORDER BY id`;
const among = sql<FaqRow>`SELECT ${columns} FROM faq WHERE id IN ${list("ids", MAX_IDS)} ORDER BY id`;

const found = fragment`FROM faq WHERE id <= ${"last"} AND (LOWER(question) LIKE ${"pattern"} ESCAPE '!' OR LOWER(answer) LIKE ${"pattern"} ESCAPE '!')`;
const pageOfFound = sql<FaqRow>`SELECT ${columns} ${found} AND (${"topic"} = '' OR topic = ${"topic"}) ORDER BY id LIMIT ${"limit"} OFFSET ${"offset"}`;
const topicsOfFound = sql<{ name: string; count: number }>`SELECT topic AS name, COUNT(*) AS count ${found} GROUP BY topic ORDER BY MIN(id)`;

/** The questions of a guide. `homeFaqs`: how many questions of the whole portal come first. */
export const faqsOfTask = (queries: Queries, taskId: number, homeFaqs: number): Promise<FaqRow[]> => queries.all(ofTask, { taskId, homeFaqs });

/** The first questions of the whole portal. */
export const portalFaqs = (queries: Queries, homeFaqs: number, most: number): Promise<FaqRow[]> => queries.all(first, { last: Math.min(homeFaqs, most) });

export const faqsByIds = (queries: Queries, ids: readonly number[]): Promise<FaqRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : queries.all(among, { ids: ids.slice(0, MAX_IDS) });

export type FaqQuestion = { keyword: string; topic: string; limit: number; offset: number };

/** Questions of the whole portal that hold a word, in the order of the pack, and how many of them each topic has. */
export async function portalFaqPage(queries: Queries, homeFaqs: number, { keyword, ...rest }: FaqQuestion) {
  const values = { last: homeFaqs, pattern: likePattern(keyword), ...rest };
  const [rows, topics] = await Promise.all([queries.all(pageOfFound, values), queries.all(topicsOfFound, values)]);
  return { rows, topics, total: topics.reduce((sum, { name, count }) => (rest.topic === "" || rest.topic === name ? sum + count : sum), 0) };
}
