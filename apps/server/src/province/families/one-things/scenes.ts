import { strictObject } from "valibot";
import { validateShape, readYaml } from "../../document";
import type { Core, PackFolder } from "../../family";
import type { Problem } from "../../problems";
import { checkQuestions, type Question, questionList } from "./questions";

/** The questions of one task. */
export type PackScene = { task: string; questions: Question[] };

const schema = strictObject({ questions: questionList });
const LEAST = 2;
const MOST = 5;

/** Reads scenes/: one file a task, named by the task's id. */
export function readScenes(folder: PackFolder, core: Core, problems: Problem[], known: ReadonlySet<string>): PackScene[] {
  const tasks = new Map(core.tasks.map((task) => [task.id, task]));
  return folder.within("scenes").flatMap((source) => {
    const reading = readYaml(source, problems);
    const scene = reading && validateShape(schema, reading, problems);
    if (!scene) return [];
    const say = (path: readonly (string | number)[], text: string): void => {
      problems.push({ file: source.file, line: reading.lineAt(path), text });
    };
    const task = /^scenes\/([^/]+)\.yaml$/.exec(source.file)?.[1] ?? "";
    const found = tasks.get(task);
    if (!found) {
      say([], `没有事项 ${task}：文件要以事项的 id 为名，放在 scenes 里`);
      return [];
    }
    if (scene.questions.length < LEAST || scene.questions.length > MOST) say(["questions"], `要有 ${LEAST} 至 ${MOST} 个问题`);
    const materials = new Set(found.materials.map((material) => material.name));
    checkQuestions(scene.questions, { materials, members: new Set(), tasks: known }, (path, text) => say(["questions", ...path], text));
    return [{ task, questions: scene.questions }];
  });
}
