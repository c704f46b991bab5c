import { sql } from "../../../data";
import { type Context, type Core, family } from "../../family";
import type { PackTask } from "../../task";
import { AUDIENCES, catalogCode } from "../../themes";
import { ACTIVITY_ROOT, type PackActivities, readActivities } from "./activities";
import { oneThingToTask } from "./to-task";
import { LEGAL_FILE, readLegal } from "./legal";
import { readOneThing } from "./one-thing";
import { type ResolvedOneThing, resolveOneThings } from "./rules";
import { storedOneThing } from "./stored";

type Data = { things: ResolvedOneThing[]; tasks: PackTask[]; activities: PackActivities };

type Listed = { catalog: string; sort: number; name: string; icon: string; themes: string; tasks: string[] };

const listed = ({ activities }: Data): Listed[] =>
  AUDIENCES.flatMap((audience) =>
    activities[audience].map(({ code, name, icon, themes, tasks }, sort) => ({
      catalog: ACTIVITY_ROOT[audience] + code,
      sort,
      name,
      icon,
      themes: JSON.stringify(themes.map((theme) => catalogCode(audience, theme))),
      tasks,
    })),
  );

/** One-things whose own task the context has. */
const present = ({ things }: Data, { taskId }: Context): { one: ResolvedOneThing; taskId: number }[] =>
  things.flatMap((one) => {
    const id = taskId.get(one.thing.id);
    return id === undefined ? [] : [{ one, taskId: id }];
  });

/** Tasks that ask who needs what. */
const withQuestions = ({ tasks }: Core): readonly PackTask[] => tasks.filter(({ rules }) => rules.questions.length > 0);

/** One-things (一件事), scene guides and events of life. @see docs/province-pack.md */
export const oneThings = family<Data>({
  name: "one-things",

  read(folder, core, problems) {
    const legal = readLegal(folder, problems);
    const files = folder.within("one-things").filter(({ file }) => file.endsWith(".md") && file !== LEGAL_FILE);
    const readings = files.flatMap((source) => readOneThing(source, problems) ?? []);
    const things = resolveOneThings(readings, core, problems);
    const tasks = things.map((one) => oneThingToTask(one, legal));
    return { things, tasks, activities: readActivities(folder, core, tasks, problems) };
  },

  tasks: ({ tasks }) => tasks,

  tables: [
    {
      label: "写入一件事",
      clear: sql`DELETE FROM one_thing`,
      insert: sql`INSERT INTO one_thing (task_id, sort, audience, members, data) VALUES (${"taskId"}, ${"sort"}, ${"audience"}, ${"members"}, ${"data"})`,
      rows: (data, context) =>
        present(data, context).map(({ one, taskId }, sort) => ({
          taskId,
          sort,
          audience: one.thing.audience[0] === "person" ? 1 : 2,
          members: one.leaves.length,
          data: JSON.stringify(storedOneThing(one)),
        })),
    },
    {
      label: "写入一件事",
      clear: sql`DELETE FROM one_thing_member`,
      insert: sql`INSERT INTO one_thing_member (task_id, member_id, sort) VALUES (${"taskId"}, ${"memberId"}, ${"sort"})`,
      rows: (data, context) =>
        present(data, context).flatMap(({ one, taskId }) =>
          one.leaves.flatMap((task, sort) => {
            const memberId = context.taskId.get(task.id);
            return memberId === undefined ? [] : [{ taskId, memberId, sort }];
          }),
        ),
    },
    {
      label: "写入情形引导",
      clear: sql`DELETE FROM scene`,
      insert: sql`INSERT INTO scene (task_id, questions, data) VALUES (${"taskId"}, ${"questions"}, ${"data"})`,
      rows: (_data, context) =>
        withQuestions(context).flatMap(({ id, rules: { questions } }) => {
          const taskId = context.taskId.get(id);
          return taskId === undefined ? [] : [{ taskId, questions: questions.length, data: JSON.stringify(questions) }];
        }),
    },
    {
      label: "写入人生大事",
      clear: sql`DELETE FROM activity`,
      insert: sql`INSERT INTO activity (catalog, sort, name, icon, themes) VALUES (${"catalog"}, ${"sort"}, ${"name"}, ${"icon"}, ${"themes"})`,
      rows: (data) => listed(data).map(({ catalog, sort, name, icon, themes }) => ({ catalog, sort, name, icon, themes })),
    },
    {
      label: "写入人生大事",
      // An event is a theme of its own catalogue: what counts and filters by theme does so by event.
      clear: sql`DELETE FROM task_theme WHERE catalog >= '001003'`,
      insert: sql`INSERT INTO task_theme (catalog, task_id) VALUES (${"catalog"}, ${"taskId"})`,
      rows: (data, { taskId }) =>
        listed(data).flatMap(({ catalog, tasks }) =>
          tasks.flatMap((task) => {
            const id = taskId.get(task);
            return id === undefined ? [] : [{ catalog, taskId: id }];
          }),
        ),
    },
  ],

  counts: ({ things, activities }) => ({
    一件事: things.length,
    人生大事: activities.person.length + activities.company.length,
  }),
});
