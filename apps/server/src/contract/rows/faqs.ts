import { list, part, type Queries, sql } from "../../data";

/** A question; `answer`: JSON list of blocks. */
export type FaqRow = { id: number; taskId: number | null; question: string; answer: string };

const MOST_IDS = 100;
const columns = part`id, task_id AS "taskId", question, answer`;

const ofTask = sql<FaqRow>`SELECT ${columns} FROM faq WHERE task_id = ${"taskId"} AND id > ${"homeFaqs"} ORDER BY sort, id`;
const first = sql<FaqRow>`SELECT ${columns} FROM faq WHERE id <= ${"last"} ORDER BY id`;
const among = sql<FaqRow>`SELECT ${columns} FROM faq WHERE id IN ${list("ids", MOST_IDS)} ORDER BY id`;

/** The questions of a guide. `homeFaqs`: how many questions of the whole portal come first. */
export const faqsOfTask = (queries: Queries, taskId: number, homeFaqs: number): Promise<FaqRow[]> => queries.all(ofTask, { taskId, homeFaqs });

/** The first questions of the whole portal. */
export const portalFaqs = (queries: Queries, homeFaqs: number, most: number): Promise<FaqRow[]> => queries.all(first, { last: Math.min(homeFaqs, most) });

export const faqsAmong = (queries: Queries, ids: readonly number[]): Promise<FaqRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : queries.all(among, { ids: ids.slice(0, MOST_IDS) });
