import { type Guide, GUIDE_STATES, type GuideRules, promisedText, sceneGuide, sceneGuideData, sceneGuides, type SceneMaterial } from "@onehall/api";
import type { StoredMaterial, StoredOneThing } from "../../province/families/one-things/stored";
import { defineHandler } from "../router/handler";
import { taskSummary } from "../tasks/task-summary";
import { guideOf } from "../tasks/guides";
import { regionPath } from "../rows/regions";
import { tasksByIds } from "../rows/tasks";
import { publicQuestions, comboMembers, publicMember } from "./combo";
import { guidePath, scenePath } from "./paths";
import { alternativeTask } from "../personal";
import { checkAnswers, resolve, type ResolvedAnswers, savedMaterialNames } from "./resolve";
import { allScenes, type GuidedRow, guidedByCode } from "./rows";

const questionsOf = (row: GuidedRow, oneThing: StoredOneThing | undefined): GuideRules["questions"] =>
  oneThing?.questions ?? (row.scene === null ? [] : (JSON.parse(row.scene) as GuideRules["questions"]));

const oneThingOf = (row: GuidedRow): StoredOneThing | undefined => (row.oneThing === null ? undefined : (JSON.parse(row.oneThing) as StoredOneThing));

const stateOf = (row: GuidedRow) => (row.oneThing !== null ? GUIDE_STATES.oneThing : row.scene !== null ? GUIDE_STATES.canDoWithGuide : GUIDE_STATES.canDo);

export const handleSceneGuides = defineHandler(sceneGuides, async ({ region }, { database }) => {
  const line = await regionPath(database, region);
  const scenes = await allScenes(database);
  const rows = await tasksByIds(database, line, { ids: scenes.map((scene) => scene.taskId) });
  const questions = new Map(scenes.map((scene) => [scene.taskId, scene.questions]));
  return { list: rows.map((row) => ({ ...taskSummary(row), questions: questions.get(row.taskId) ?? 0, url: scenePath(row.code) })) };
});

export const handleSceneGuide = defineHandler(sceneGuide, async ({ id }, { database }) => {
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

type Found = Pick<ResolvedAnswers, "open" | "materials" | "members" | "conditions" | "notes">;

/** What the answers leave of a single task. Materials that open questions decide wait for their answers. */
function ofTask(guide: Guide, slug: string): Found {
  const { open = [], notes = [], undecided } = guide.personal ?? {};
  const waiting = new Set(open.length === 0 ? [] : undecided?.materials);
  const unsaid = new Set(open.length === 0 ? [] : undecided?.conditions);
  return {
    open,
    notes,
    members: new Set(),
    conditions: guide.conditions.filter((text) => !unsaid.has(text)),
    materials: guide.materials.filter(({ name }) => !waiting.has(name)).map((material) => ({ ...material, tasks: [slug] })),
  };
}

export const handleSceneGuideData = defineHandler(sceneGuideData, async (input, services) => {
  const { database } = services;
  const row = await guidedByCode(database, input.id);
  const line = await regionPath(database, row.region);
  const oneThing = oneThingOf(row);
  checkAnswers(questionsOf(row, oneThing), input.answers);
  const [guide, [task], members] = await Promise.all([
    guideOf(services, input.id, input.answers),
    tasksByIds(database, line, { ids: [row.taskId], onlyHere: true }),
    oneThing ? comboMembers(database, line, row.taskId, oneThing) : [],
  ]);
  if (!task) throw new Error(`item ${input.id} without its task`);
  const resolved =
    oneThing &&
    resolve(
      oneThing.questions,
      input.answers,
      oneThing.materials,
      members.map((member) => member.id),
    );
  const found = resolved ? { ...resolved, conditions: [...guide.conditions, ...resolved.conditions] } : ofTask(guide, row.slug);
  const stop = resolved?.stop
    ? { text: resolved.stop.text, instead: await alternativeTask(database, line, resolved.stop.instead) }
    : (guide.personal?.stop ?? null);
  const taking = members.filter((member) => found.members.has(member.id)).map((member) => member.name);
  const shared = savedMaterialNames(oneThing?.saved ?? [], new Set(taking));
  const isSaved = (material: StoredMaterial): boolean => material.licence !== null || shared.has(material.name);
  const show = listed(new Map([...members.map((member) => [member.id, member.name] as const), [row.slug, guide.name]]));
  const needed = stop ? [] : found.materials;
  return {
    task: taskSummary(task),
    region: guide.region,
    complete: found.open.length === 0 || stop !== null,
    open: stop ? [] : found.open,
    stop,
    conditions: found.conditions,
    notes: found.notes,
    materials: needed.filter((material) => !isSaved(material)).map(show),
    saved: needed.filter(isSaved).map(show),
    members: stop ? [] : members.filter((member) => found.members.has(member.id)).map(publicMember),
    channels: guide.channels,
    windows: guide.windows,
    consultPhone: guide.consultPhone,
    promise: promisedText(guide),
    deadline: guide.deadline,
    url: guidePath(guide.kind.code, guide.code),
  };
});
