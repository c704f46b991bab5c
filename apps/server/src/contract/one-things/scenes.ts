import { daysText, GUIDE_STATES, sceneGuide, sceneGuideData, sceneGuides, type SceneMaterial } from "@onehall/api";
import type { Question } from "../../province/families/one-things/questions";
import type { StoredMaterial, StoredOneThing } from "../../province/families/one-things/stored";
import { defineHandler } from "../handler";
import { taskSummary } from "../task-summary";
import { guideOf } from "../guides";
import { type RegionPath, regionPath } from "../rows/regions";
import { tasksByIds } from "../rows/tasks";
import type { Services } from "../services";
import { publicQuestions, comboMembers, publicMember } from "./combo";
import { guidePath, scenePath } from "./paths";
import { resolve, savedMaterialNames } from "./resolve";
import { allScenes, type GuidedRow, guidedByCode, taskBySlug } from "./rows";

const questionsOf = (row: GuidedRow, oneThing: StoredOneThing | undefined): Question[] =>
  oneThing?.questions ?? (row.scene === null ? [] : (JSON.parse(row.scene) as Question[]));

const oneThingOf = (row: GuidedRow): StoredOneThing | undefined => (row.oneThing === null ? undefined : (JSON.parse(row.oneThing) as StoredOneThing));

const stateOf = (row: GuidedRow) => (row.oneThing !== null ? GUIDE_STATES.oneThing : row.scene !== null ? GUIDE_STATES.canDoWithGuide : GUIDE_STATES.canDo);

export const sceneList = defineHandler(sceneGuides, async ({ region }, { database }) => {
  const line = await regionPath(database, region);
  const scenes = await allScenes(database);
  const rows = await tasksByIds(database, line, { ids: scenes.map((scene) => scene.taskId) });
  const questions = new Map(scenes.map((scene) => [scene.taskId, scene.questions]));
  return { list: rows.map((row) => ({ ...taskSummary(row), questions: questions.get(row.taskId) ?? 0, url: scenePath(row.code) })) };
});

export const scene = defineHandler(sceneGuide, async ({ id }, { database }) => {
  const row = await guidedByCode(database, id);
  const { current, path } = await regionPath(database, row.region);
  const [task] = await tasksByIds(database, { current, path }, { ids: [row.taskId], onlyHere: true });
  if (!task) throw new Error(`item ${id} without its task`);
  return {
    task: taskSummary(task),
    region: { code: current.code, name: current.name },
    state: stateOf(row),
    questions: publicQuestions(questionsOf(row, oneThingOf(row))),
  };
});

/** The task that an answer leads to instead; null where the region has it not. */
async function instead({ database }: Services, line: RegionPath, slug: string | undefined) {
  const id = slug === undefined ? undefined : await taskBySlug(database, slug);
  const [task] = id === undefined ? [] : await tasksByIds(database, line, { ids: [id] });
  return task ? { taskCode: task.code, name: task.name, url: guidePath(task.kind, task.code) } : null;
}

/** A material on the personal list, with the names of the tasks that ask for it. */
const listed =
  (names: ReadonlyMap<string, string>) =>
  ({ tasks, ...material }: StoredMaterial): SceneMaterial => ({
    name: material.name,
    type: material.type,
    copies: material.copies,
    need: material.need,
    source: material.source,
    note: material.note,
    licence: material.licence,
    tasks: tasks.flatMap((id) => names.get(id) ?? []),
  });

export const sceneData = defineHandler(sceneGuideData, async (input, services) => {
  const { database } = services;
  const row = await guidedByCode(database, input.id);
  const line = await regionPath(database, row.region);
  const oneThing = oneThingOf(row);
  const [guide, [task], members] = await Promise.all([
    guideOf(services, input.id),
    tasksByIds(database, line, { ids: [row.taskId], onlyHere: true }),
    oneThing ? comboMembers(database, line, row.taskId, oneThing) : [],
  ]);
  if (!task) throw new Error(`item ${input.id} without its task`);
  const materials = oneThing?.materials ?? guide.materials.map((material): StoredMaterial => ({ ...material, tasks: [row.slug] }));
  const found = resolve(questionsOf(row, oneThing), input.answers, materials, oneThing ? members.map((member) => member.id) : [row.slug]);
  const taking = members.filter((member) => found.members.has(member.id)).map((member) => member.name);
  const shared = savedMaterialNames(oneThing?.saved ?? [], new Set(taking));
  const isSaved = (material: StoredMaterial): boolean => material.licence !== null || shared.has(material.name);
  const show = listed(new Map([...members.map((member) => [member.id, member.name] as const), [row.slug, guide.name]]));
  const needed = found.stop ? [] : found.materials;
  return {
    task: taskSummary(task),
    region: guide.region,
    complete: found.open.length === 0 || found.stop !== undefined,
    open: found.stop ? [] : found.open,
    stop: found.stop ? { text: found.stop.stop ?? "", instead: await instead(services, line, found.stop.instead) } : null,
    conditions: [...guide.conditions, ...found.conditions],
    notes: found.notes,
    materials: needed.filter((material) => !isSaved(material)).map(show),
    saved: needed.filter(isSaved).map(show),
    members: found.stop ? [] : members.filter((member) => found.members.has(member.id)).map(publicMember),
    channels: guide.channels,
    windows: guide.windows,
    consultPhone: guide.consultPhone,
    promise: daysText(guide.promisedDays),
    deadline: guide.deadline,
    url: guidePath(guide.kind.code, guide.code),
  };
});
