import { EASY_LISTS, LIST_TYPES } from "@onehall/api";
import { readYaml, type Source } from "./document";
import { MZB, PUBLIC_SERVICES } from "./families/open-government/counted";
import type { Fault } from "./faults";
import { familyRows } from "./inventory";
import { missingArticles } from "./links";
import type { Office } from "./offices";
import type { Pack } from "./pack";
import type { PackRows } from "./rows";
import { AUDIENCES } from "./themes";

const LISTS: readonly { key: string; name: string }[] = [
  ...LIST_TYPES.map(({ type, name }) => ({ key: String(type), name })),
  ...EASY_LISTS,
  { key: PUBLIC_SERVICES, name: "公共服务清单" },
  { key: MZB, name: "免证办" },
];

/** Levels whose authorities have pages of their own, with the sign that a duty carries for each. */
const LEVELS = { province: { name: "省级", bit: 1 }, city: { name: "市级", bit: 2 }, county: { name: "县级", bit: 4 } } as const;
type PageLevel = keyof typeof LEVELS;

const lineIn = (sources: readonly Source[], file: string, path: readonly (string | number)[]): number => {
  const source = sources.find((one) => one.file === file);
  return (source && readYaml(source, [])?.lineAt(path)) ?? 1;
};

function emptyThemes(sources: readonly Source[], { themes, tasks }: Pack): Fault[] {
  return AUDIENCES.flatMap((audience) =>
    themes[audience].flatMap(({ code, name }, index): Fault[] =>
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

/** A page of an authority shows tasks (its own, those of the authority above it or below it) and duties. */
function emptyDepartments(sources: readonly Source[], { departments, tasks, regions }: Pack, offices: readonly Office[], duties: PackRows["tasks"]): Fault[] {
  const levels = new Map(regions.map((region) => [region.code, region.level]));
  const seats = new Set(offices.map(({ department, region }) => `${department} ${levels.get(region)}`));
  return departments.flatMap(({ id, short }, index): Fault[] => {
    if (tasks.some((task) => task.department === id)) return [];
    const own = duties.filter((duty) => duty.deptId === id);
    const empty = (Object.keys(LEVELS) as PageLevel[]).filter(
      (level) => seats.has(`${id} ${level}`) && !own.some((duty) => (Number(duty.levels) & LEVELS[level].bit) !== 0),
    );
    const where = empty.map((level) => LEVELS[level].name).join("、");
    const line = lineIn(sources, "departments.yaml", [index]);
    return empty.length === 0 ? [] : [{ file: "departments.yaml", line, text: `${short}的${where}机构没有事项，也没有权责事项，页面会是空的` }];
  });
}

/** A pack without open-government/ shows no lists. */
function emptyLists(rows: PackRows): Fault[] {
  const listed = familyRows(rows, "list_task");
  if (listed.length === 0) return [];
  const filled = new Set(listed.map(({ list }) => list));
  return LISTS.filter(({ key }) => !filled.has(key)).map(({ name }) => ({ file: "tasks", line: 1, text: `没有一个事项在“${name}”清单里，会是空栏目` }));
}

/**
 * Columns that would be empty, and links to standing pages that nobody wrote. Only the checker looks: a portal can be started with half a pack, to see how it grows.
 * A list of a region shows what it does itself, what the regions above do for it, and what is done inside it, so one task anywhere fills a theme or a list in
 * every region; the page of an authority is its own. @see norms.md 3.1, 47-8
 */
export function columnFaults(sources: readonly Source[], pack: Pack, rows: PackRows, offices: readonly Office[]): Fault[] {
  const single: Fault[] = [];
  if (!pack.notices.some(({ region }) => region === undefined || region === pack.regions[0]?.code))
    single.push({ file: "notices", line: 1, text: "没有全省的通知公告，会是空栏目" });
  if (pack.faqs.length === 0) single.push({ file: "faqs.yaml", line: 1, text: "没有常见问题，会是空栏目" });
  return [
    ...emptyThemes(sources, pack),
    ...emptyDepartments(sources, pack, offices, familyRows(rows, "duty") as PackRows["tasks"]),
    ...emptyLists(rows),
    ...single,
    ...missingArticles(sources),
  ];
}
