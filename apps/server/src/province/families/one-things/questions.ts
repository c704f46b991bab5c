import { array, type InferOutput, maxLength, minLength, optional, pipe, strictObject } from "valibot";
import type { Path } from "../../document";
import { line, sentence, slug } from "../../shapes";

const option = strictObject({
  id: slug,
  text: line(60),
  /** Names of materials that only this answer asks for. */
  materials: optional(array(line(80, 2)), []),
  /** Ids of member tasks that only this answer brings in; only in one-things. */
  members: optional(array(slug), []),
  /** What must hold with this answer. */
  conditions: optional(array(sentence), []),
  /** What to watch for with this answer. */
  note: optional(sentence),
  /** Why this task is not the right one. */
  stop: optional(sentence),
  /** Id of the task that is. */
  instead: optional(slug),
});

/** Questions of a scene guide: 1 to 6, each with at least two answers. */
export const questionList = pipe(
  array(strictObject({ id: slug, text: line(60, 4), options: pipe(array(option), minLength(2, "至少要有 2 个选项"), maxLength(8, "最多 8 个选项")) })),
  minLength(1, "至少写 1 个问题"),
  maxLength(6, "最多写 6 个问题"),
);

export type Question = InferOutput<typeof questionList>[number];
export type Option = Question["options"][number];

/** What questions may refer to. */
export type Known = {
  /** Names of the task's materials. */
  materials: ReadonlySet<string>;
  /** Ids of the members that an answer may bring in. */
  members: ReadonlySet<string>;
  /** Ids of all tasks. */
  tasks: ReadonlySet<string>;
};

/** Rules of questions: everything that is named exists, ids are unique, an answer that stops asks for nothing. @see docs/province-pack.md, 一件事、情形引导和人生事件 */
export function checkQuestions(questions: readonly Question[], known: Known, say: (path: Path, text: string) => void): void {
  const ids = new Set<string>();
  questions.forEach((question, at) => {
    if (ids.has(question.id)) say([at, "id"], `问题编号 ${question.id} 重复`);
    ids.add(question.id);
    const options = new Set<string>();
    question.options.forEach((choice, index) => {
      const where = (field: string, place?: number): Path => [at, "options", index, field, ...(place === undefined ? [] : [place])];
      if (options.has(choice.id)) say(where("id"), `选项编号 ${choice.id} 重复`);
      options.add(choice.id);
      choice.materials.forEach((name, place) => {
        if (!known.materials.has(name)) say(where("materials", place), `事项的申请材料里没有“${name}”`);
      });
      choice.members.forEach((id, place) => {
        if (!known.members.has(id)) say(where("members", place), `${id} 不在这件事的 members 里`);
      });
      if (choice.instead !== undefined && !known.tasks.has(choice.instead)) say(where("instead"), `没有事项 ${choice.instead}`);
      if (choice.instead !== undefined && choice.stop === undefined) say(where("instead"), "写了 instead，也要写 stop 说明原因");
      if (choice.stop !== undefined && choice.materials.length + choice.members.length > 0) say(where("stop"), "写了 stop 的选项不能再要求材料或者事项");
    });
    if (question.options.every((choice) => choice.stop !== undefined)) say([at], "至少要有一个选项能继续往下办");
  });
}

/** Materials (or members) that some answer names: needed only with that answer. What no answer names is needed always. */
export const namedBy = (questions: readonly Question[], field: "materials" | "members"): Set<string> =>
  new Set(questions.flatMap((question) => question.options.flatMap((choice) => choice[field])));
