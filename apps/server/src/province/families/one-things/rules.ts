import { validateChanges } from "../../changes";
import type { Path } from "../../document";
import type { Core } from "../../family";
import type { Problem } from "../../problems";
import type { PackTask } from "../../task";
import { AUDIENCES } from "../../themes";
import { leavesOf } from "./members";
import { memberMaterials, mergeMaterials } from "./merge";
import type { OneThingReading, PackOneThing } from "./one-thing";
import { checkQuestions } from "./questions";

/** A one-thing with the tasks that it joins, those of one-things inside it in their place. */
export type ResolvedOneThing = { thing: PackOneThing; leaves: readonly PackTask[] };

type Say = (path: Path, text: string) => void;

/** What must agree with the rest of the pack: department, themes, code. */
function checkPlace({ thing }: OneThingReading, core: Core, say: Say): void {
  const department = core.departments.find((one) => one.id === thing.department);
  if (!department && core.departments.length > 0) say(["department"], `departments.yaml 里没有部门 ${thing.department}`);
  if (department && thing.offered.includes("city") && !department.city) say(["offered"], `${department.short}没有市级机构，不能在市级办理`);
  if (department && thing.offered.includes("county") && !department.county && !department.district)
    say(["offered"], `${department.short}没有县级机构，不能在县级办理`);
  if (!thing.code.startsWith(core.regions[0]?.code.slice(0, 2) ?? "")) say(["code"], `基本编码 ${thing.code} 不是本省的`);
  for (const audience of AUDIENCES) {
    const codes = thing.themes[audience];
    if (thing.audience.includes(audience) !== codes.length > 0) say(["themes"], "有哪类服务对象，就要有哪类主题，其他的不写");
    codes.forEach((code, index) => {
      if (core.themes[audience].length > 0 && !core.themes[audience].some((theme) => theme.code === code))
        say(["themes", audience, index], `themes.yaml 里没有主题 ${code}`);
    });
  }
  if (thing.visits > 0 !== (thing.visitReason !== undefined)) say(["visits"], "到现场次数大于 0 时要写 visitReason，等于 0 时不写");
}

/** Materials, questions and stages name only what the members have. */
function checkContent({ thing }: OneThingReading, leaves: readonly PackTask[], tasks: ReadonlySet<string>, say: Say): void {
  const ids = new Set(leaves.map((task) => task.id));
  const hottest = Math.max(...leaves.map((task) => task.hot));
  if (thing.hot >= hottest) say(["hot"], `hot 应低于最热的事项（${hottest}），否则会把单个事项挤到后面`);
  const farthest = leaves.reduce((most, task) => (task.visits > most.visits ? task : most));
  if (thing.visits < farthest.visits) say(["visits"], `${farthest.id} 要到现场 ${farthest.visits} 次，一件事不能写得更少`);
  const raw = new Set(leaves.flatMap((task) => task.materials.map((material) => material.name)));
  const grouped = new Set<string>();
  thing.same.forEach((group, at) =>
    group.forEach((name, index) => {
      if (!raw.has(name)) say(["same", at, index], `没有一个事项的材料叫“${name}”`);
      if (grouped.has(name)) say(["same", at, index], `“${name}”已经在另一组里`);
      grouped.add(name);
    }),
  );
  const all = mergeMaterials(leaves, thing.same);
  thing.unneeded.forEach((name, index) => {
    const material = all.find((one) => one.name === name);
    if (!material) say(["unneeded", index], `合并后的材料里没有“${name}”`);
    else if (material.need !== "非必要") say(["unneeded", index], `“${name}”是${material.need}材料，不能省去`);
  });
  const merged = new Map(memberMaterials({ thing, leaves }).map((material) => [material.name, material]));
  thing.forms.forEach((form, index) => {
    if (merged.has(form.name)) say(["forms", index, "name"], `“${form.name}”已经是某个事项的材料`);
  });
  thing.saved.forEach((entry, index) => {
    const material = merged.get(entry.material);
    if (!material) say(["saved", index, "material"], `合并后的材料里没有“${entry.material}”`);
    else if (entry.how === "免提交" && material.licence !== entry.from) say(["saved", index, "from"], `“${entry.material}”没有用电子证照“${entry.from}”免提交`);
    if (entry.how === "共享" && !ids.has(entry.from)) say(["saved", index, "from"], `${entry.from} 不是这件事的事项，不能从那里共享`);
    if (entry.how === "合并填写" && !thing.forms.some((form) => form.name === entry.from)) say(["saved", index, "from"], `forms 里没有“${entry.from}”`);
    if (thing.saved.findIndex((other) => other.material === entry.material) !== index) say(["saved", index, "material"], `“${entry.material}”写了两次`);
  });
  checkQuestions(thing.questions, { materials: new Set(merged.keys()), members: ids, tasks }, (path, text) => say(["questions", ...path], text));
  thing.stages.forEach((stage, at) =>
    stage.members.forEach((id, index) => {
      if (!ids.has(id)) say(["stages", at, "members", index], `${id} 不是这件事的事项`);
    }),
  );
  const staged = new Set(thing.stages.flatMap((stage) => stage.members));
  for (const id of ids) if (!staged.has(id)) say(["members", thing.members.indexOf(id)], `没有一个阶段办理 ${id}`);
}

/** Checks all one-things together and finds the tasks of each. Those with a cycle or an unknown member are left out. */
export function resolveOneThings(readings: readonly OneThingReading[], core: Core, problems: Problem[]): ResolvedOneThing[] {
  const things = new Map(readings.map(({ thing }) => [thing.id, thing]));
  const tasks = new Map(core.tasks.map((task) => [task.id, task]));
  const known = new Set([...tasks.keys(), ...things.keys()]);
  const taken = { name: new Map(core.tasks.map((task) => [task.name, task.file])), code: new Map(core.tasks.map((task) => [task.code, task.file])) };
  return readings.flatMap((one) => {
    const { thing, reading } = one;
    const say: Say = (path, text) => problems.push({ file: thing.file, line: reading.lineAt(path), text });
    if (tasks.has(thing.id)) say([], `文件名 ${thing.id} 与 ${tasks.get(thing.id)?.file} 重复`);
    for (const field of ["name", "code"] as const) {
      const other = taken[field].get(thing[field]);
      if (other) say([field], `${thing[field]} 与 ${other} 重复`);
      taken[field].set(thing[field], thing.file);
    }
    checkPlace(one, core, say);
    validateChanges(thing, say);
    thing.members.forEach((id, index) => {
      if (!known.has(id)) say(["members", index], `没有事项 ${id}`);
      if (thing.members.indexOf(id) !== index) say(["members", index], `事项 ${id} 写了两次`);
    });
    const { leaves, cycle } = leavesOf(thing.id, things);
    if (cycle) say(["members"], `一件事不能绕回自己：${cycle.join(" → ")}`);
    const found = leaves.flatMap((id) => tasks.get(id) ?? []);
    if (cycle || found.length < leaves.length) return [];
    checkContent(one, found, known, say);
    return [{ thing, leaves: found }];
  });
}
