import { deskProposeWord, deskWithdrawWord, PortalError } from "@onehall/api";
import { Document } from "yaml";
import { type Database, sql } from "../../data";
import { normalise } from "../../search/normalise";
import { englishKey } from "../../search/vocabulary";
import type { Services } from "../services";
import { audit } from "./audit";
import { staffHandler } from "./scope";

export type Proposal = { term: string; task: string; name: string };

/** A task that a later pack no longer has takes its words with it. */
const rows = sql<Proposal>`SELECT term, task, name FROM vocabulary_proposal JOIN task ON task.slug = vocabulary_proposal.task ORDER BY vocabulary_proposal.created_at, term`;
const put = sql`INSERT INTO vocabulary_proposal (term, task, created_at) VALUES (${"term"}, ${"task"}, ${"at"})
  ON CONFLICT (term) DO UPDATE SET task = excluded.task, created_at = excluded.created_at`;
const remove = sql`DELETE FROM vocabulary_proposal WHERE term = ${"term"}`;

/** Words that staff propose, in the order in which they did. */
export const proposals = (database: Database): Promise<Proposal[]> => database.all(rows, {});

/** Words of the pack that a file of the vocabulary must not say again. */
const wordsOf = ({ portal: { vocabulary, synonyms } }: Pick<Services, "portal">): Set<string> =>
  new Set([
    ...synonyms.flat().map(normalise),
    ...[...vocabulary.words, ...vocabulary.departments].flatMap(({ say }) => say.map(normalise)),
    ...vocabulary.english.flatMap(({ say }) => say.map((term) => englishKey(normalise(term).split(" ")))),
  ]);

/** @throws PortalError status 404 without such a task, 409 for a word that the pack has already @see SEARCH-28 */
export const handleDeskProposeWord = staffHandler(deskProposeWord, async ({ person }, { term, task }, services) => {
  if (!services.taskIds.has(task)) throw new PortalError("task-unknown", "没有这个事项", { status: 404 });
  if (wordsOf(services).has(term)) throw new PortalError("word-known", `“${term}”在内容包的词表里已经有了，请直接改那一行。`, { status: 409 });
  // Noted before it is done, as every act.
  await audit(services, person, "propose", `${term} ${task}`);
  await services.database.run(put, { term, task, at: services.now().toISOString() });
  return { term };
});

export const handleDeskWithdrawWord = staffHandler(deskWithdrawWord, async ({ person }, { term }, services) => {
  await audit(services, person, "withdraw", term);
  await services.database.run(remove, { term });
  return { term };
});

/** Proposed words as a file of the folder vocabulary/ of the pack. */
export function proposedVocabulary(words: readonly Proposal[]): string {
  const document = new Document(words.map(({ term, task, name }) => ({ say: [term], mean: name, tasks: [task] })));
  for (const entry of (document.contents as { items?: { flow?: boolean }[] } | null)?.items ?? []) entry.flow = true;
  document.commentBefore = " 工作台提议的词：核对以后放进内容包的 vocabulary/，再检查、导入。";
  return document.toString({ lineWidth: 0 });
}
