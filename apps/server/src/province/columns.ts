import { readYaml, type Source } from "./document";
import type { Problem } from "./problems";
import { familyRows } from "./inventory";
import { missingArticles } from "./links";
import { LISTS } from "./lists";
import type { Pack } from "./pack";
import type { PackRows } from "./rows";
import { AUDIENCES } from "./themes";

const LICENCES = "open-government/licences.yaml";

const lineIn = (sources: readonly Source[], file: string, path: readonly (string | number)[]): number => {
  const source = sources.find((one) => one.file === file);
  return (source && readYaml(source, [])?.lineAt(path)) ?? 1;
};

function emptyThemes(sources: readonly Source[], { themes, tasks }: Pack): Problem[] {
  return AUDIENCES.flatMap((audience) =>
    themes[audience].flatMap(({ code, name }, index): Problem[] =>
      tasks.some((task) => task.themes[audience].includes(code))
        ? []
        : [
            {
              file: "themes.yaml",
              line: lineIn(sources, "themes.yaml", [audience, index]),
              text: `${audience === "person" ? "个人" : "法人"}主题“${name}”没有任何事项，会是空栏目`,
            },
          ],
    ),
  );
}

/**
 * The pages of an authority show what it does for people (its tasks, those of the authority above it or below it), its duties and its notices. Powers that
 * nobody applies for are no service: an authority with duties alone would have pages with nothing to do on them.
 */
function emptyDepartments(sources: readonly Source[], { departments, tasks, notices }: Pack): Problem[] {
  const active = new Set(tasks.map(({ department }) => department));
  const heard = new Set(notices.map(({ source }) => source));
  return departments.flatMap(({ id, name, short }, index): Problem[] => {
    const say = (text: string): Problem => ({ file: "departments.yaml", line: lineIn(sources, "departments.yaml", [index]), text });
    return [
      ...(active.has(id) ? [] : [say(`${short}没有事项，部门页面会是空栏目`)]),
      // Where there are no notices at all, one fault says so.
      ...(notices.length === 0 || heard.has(name) ? [] : [say(`${short}没有通知公告，部门页面会是空栏目`)]),
    ];
  });
}

/** A licence that no task asks for leads to a list without tasks. */
function idleLicences(sources: readonly Source[], rows: PackRows): Problem[] {
  const used = new Set(familyRows(rows, "task_licence").map(({ licenceId }) => licenceId));
  return familyRows(rows, "licence_kind").flatMap(({ id, name }, index) =>
    used.has(id) ? [] : [{ file: LICENCES, line: lineIn(sources, LICENCES, [index]), text: `没有一个事项的材料由“${String(name)}”代替，会是空栏目` }],
  );
}

/** A pack without open-government/ shows no lists. */
function emptyLists(rows: PackRows): Problem[] {
  const listed = familyRows(rows, "list_task");
  if (listed.length === 0) return [];
  const filled = new Set(listed.map(({ list }) => list));
  return LISTS.filter(({ key }) => !filled.has(key)).map(({ name }) => ({ file: "tasks", line: 1, text: `没有一个事项在“${name}”清单里，会是空栏目` }));
}

/**
 * Columns that would be empty, and links to standing pages that nobody wrote. Only the checker looks: a portal can be started with half a pack, to see how it grows.
 * A list of a region shows what it does itself, what the regions above do for it, and what is done inside it, so one task anywhere fills a theme or a list in
 * every region; the page of an authority is its own. @see GOV-05
 */
export function validateColumns(sources: readonly Source[], pack: Pack, rows: PackRows): Problem[] {
  const single: Problem[] = [];
  if (!pack.notices.some(({ region }) => region === undefined || region === pack.regions[0]?.code))
    single.push({ file: "notices", line: 1, text: "没有全省的通知公告，会是空栏目" });
  if (pack.faqs.length === 0) single.push({ file: "faqs.yaml", line: 1, text: "没有常见问题，会是空栏目" });
  return [
    ...emptyThemes(sources, pack),
    ...emptyDepartments(sources, pack),
    ...emptyLists(rows),
    ...idleLicences(sources, rows),
    ...single,
    ...missingArticles(sources),
  ];
}
