import { benefits } from "@onehall/api";
import { UNSURE } from "@onehall/rules";
import { byListLength, list, sql } from "../../data";
import { MOST_BENEFITS } from "../../province/benefits";
import { defineHandler } from "../router/handler";
import { regionPath } from "../rows/regions";
import { tasksByIds } from "../rows/tasks";
import { taskSummary } from "../tasks/task-summary";
import { eligibility } from "./eligibility";

const bySlugs = byListLength([MOST_BENEFITS], (most) => sql<{ id: number; slug: string }>`SELECT id, slug FROM task WHERE slug IN ${list("slugs", most)}`);

/** What a person may be entitled to; benefits whose task the region does not offer are left out. Three statements. @see CALL-90 */
export const handleBenefits = defineHandler(benefits, async ({ region, answers: given }, { database, portal }) => {
  const { questions } = portal.benefits;
  const slugs = portal.benefits.benefits.map(({ task }) => task);
  const [line, ids] = await Promise.all([regionPath(database, region), slugs.length === 0 ? [] : database.all(bySlugs(slugs.length), { slugs })]);
  const rows = await tasksByIds(database, line, { ids: ids.map(({ id }) => id) });
  const slugOf = new Map(ids.map(({ id, slug }) => [id, slug]));
  const tasks = new Map(rows.map((row) => [slugOf.get(row.taskId), taskSummary(row)]));
  const offered = portal.benefits.benefits.filter(({ task }) => tasks.has(task));
  const { entitlements, open, next } = eligibility({ questions, benefits: offered }, line.current.code, given);
  const found = entitlements.flatMap(({ benefit: { task: slug, kind, amount, formula, noAmount }, state, waitsFor, further }) => {
    const task = tasks.get(slug);
    const figures = { amount: amount ? { ...amount, note: amount.note ?? null } : null, formula: formula ?? null, noAmount: noAmount ?? null };
    return task ? [{ task, kind, state, waitsFor, further, ...figures }] : [];
  });
  const optionOf = (id: string): string | undefined => questions.find((one) => one.id === id)?.options.find((option) => option.id === given[id])?.id;
  return {
    region: { code: line.current.code, name: line.current.name },
    questions: questions.map(({ id, text, help, options: all }) => ({
      id,
      text,
      help: help ?? null,
      options: all.map((option) => ({ id: option.id, text: option.text })),
    })),
    answers: Object.fromEntries(
      questions.flatMap(({ id }) => {
        const option = optionOf(id);
        return option === undefined ? [] : [[id, option]];
      }),
    ),
    unsure: questions.flatMap(({ id }) => (given[id] === UNSURE ? [id] : [])),
    open,
    next: next ?? null,
    applies: found.filter(({ state }) => state === "applies").length,
    maybe: found.filter(({ state }) => state === "maybe").length,
    list: found,
  };
});
