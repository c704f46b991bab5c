import { array, type InferOutput, minLength, optional, pipe, regex, strictObject, string } from "valibot";
import { validateShape, readYaml } from "../../document";
import type { Core, PackFolder } from "../../family";
import type { Problem } from "../../problems";
import { digits, line, slug } from "../../shapes";
import type { PackTask } from "../../task";
import { AUDIENCES, type Audience } from "../../themes";

const entry = strictObject({
  code: digits(3),
  name: line(12, 2),
  icon: pipe(string(), regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "应为 lucide 图标的名称")),
  /** Codes of related themes of the same audience. */
  themes: optional(array(digits(3)), []),
  /** Ids of one-things and tasks that the event calls for. */
  tasks: pipe(array(slug), minLength(1, "至少写 1 个事项")),
});
const list = pipe(array(entry), minLength(1, "至少要有一项"));
const schema = strictObject({ person: list, company: list });

/** Events of life and of a company, by audience. */
export type PackActivities = InferOutput<typeof schema>;

/** First six digits of the codes of an audience's events; three digits follow. They stand beside the themes' roots 001001 and 001002. */
export const ACTIVITY_ROOT: Readonly<Record<Audience, string>> = { person: "001003", company: "001004" };

const FILE = "one-things/activities.yaml";

/** Reads the events. @param things one-things as tasks; they may be named like any task */
export function readActivities(folder: PackFolder, core: Core, things: readonly PackTask[], problems: Problem[]): PackActivities {
  const source = folder.file(FILE);
  const reading = source && readYaml(source, problems);
  const activities = reading && validateShape(schema, reading, problems);
  if (!activities) return { person: [], company: [] };
  const tasks = new Map([...core.tasks, ...things].map((task) => [task.id, task]));
  for (const audience of AUDIENCES) {
    const codes = new Set<string>();
    activities[audience].forEach(({ code, themes, tasks: ids }, at) => {
      const say = (path: readonly (string | number)[], text: string): number =>
        problems.push({ file: FILE, line: reading.lineAt([audience, at, ...path]), text });
      if (codes.has(code)) say(["code"], `编码 ${code} 重复`);
      codes.add(code);
      themes.forEach((theme, index) => {
        if (core.themes[audience].length > 0 && !core.themes[audience].some((one) => one.code === theme))
          say(["themes", index], `themes.yaml 里没有主题 ${theme}`);
      });
      ids.forEach((id, index) => {
        const task = tasks.get(id);
        if (!task) say(["tasks", index], `没有事项 ${id}`);
        else if (!task.audience.includes(audience)) say(["tasks", index], `${id} 不是给${audience === "person" ? "个人" : "法人"}办的`);
        if (ids.indexOf(id) !== index) say(["tasks", index], `事项 ${id} 写了两次`);
      });
    });
  }
  return activities;
}
