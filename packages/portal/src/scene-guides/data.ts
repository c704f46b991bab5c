import { currentRegion, sceneGuide, sceneGuideData, sceneGuides, type AnswerOf, type SceneQuestion } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { taskCodeOf } from "../guides/load";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { inRouter, versionOf } from "../page/query";
import { paths } from "../paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";
import { answersOf, answersText, describeAnswers, type Answers, type GivenAnswer } from "../guides/answers";

type Scene = AnswerOf<typeof sceneGuide>;

export type SceneListData = { region: RegionSummary; /** Null: out of order. */ list: AnswerOf<typeof sceneGuides>["list"] | null };

/** Tasks with a scene guide in a region: `/scene-guide?region=`. */
export async function loadScenes({ context, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const regCode = initialRegion(url.searchParams);
  const [view, answer] = await Promise.all([orNotFound(client.call(currentRegion, { regCode })), optional(client.call(sceneGuides, { region: regCode }))]);
  return data<SceneListData>({ region: summarise(view), list: answer?.list ?? null }, answer ? {} : { status: 503 });
}

export const scenesMeta: MetaFunction<typeof loadScenes> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, list } = loaderData;
  const description = `回答几个简单的问题，就知道${region.name}的事项您要带什么材料、能不能办${list ? `，共 ${list.length} 个事项` : ""}。回答不会保存。`;
  return [
    ...siteMeta(matches, { title: `${placeName(region)}情形引导`, description, canonical: paths.v2.sceneGuide("", { region: region.code }) }),
    ...columnMeta({ name: "情形引导", description, keywords: ["情形引导", "办事清单", region.name], type: "办事服务" }),
  ];
};

export type SceneData = {
  region: RegionSummary;
  task: Scene["task"];
  /** The one that is asked now. */
  question: SceneQuestion;
  /** Of the question, from 1, and how many there are. */
  number: number;
  total: number;
  answers: Answers;
  given: GivenAnswer[];
};

/** The next question of a scene guide: `/scene-guide/{code}?answers=`. When all is said, the personal list. @see PAGE-37 */
export async function loadScene({ context, params, url }: LoaderFunctionArgs): Promise<SceneData> {
  const { client } = portalOf({ context });
  const id = taskCodeOf(params.id);
  const { task, region, questions } = await orNotFound(client.call(sceneGuide, { id }));
  const answers = answersOf(url.searchParams, questions);
  const text = answersText(answers);
  const toList = () => redirect(inRouter(paths[versionOf(url)].personalList(id, text)));
  if (questions.length === 0) throw toList();
  // Answers can end the questions (another task is the right one) and make some of them needless.
  const { open } = text === "" ? { open: questions.map((one) => one.id) } : await orNotFound(client.call(sceneGuideData, { id, answers: text }));
  const question = questions.find((one) => open.includes(one.id));
  if (!question) throw toList();
  return {
    region: summarise(await client.call(currentRegion, { regCode: region.code })),
    task,
    question,
    number: questions.indexOf(question) + 1,
    total: questions.length,
    answers,
    given: describeAnswers(answers, questions),
  };
}

export const sceneMeta: MetaFunction<typeof loadScene> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { task, region, question, number, total } = loaderData;
  return siteMeta(matches, {
    title: `${task.name}（${placeName(region)}）情形引导第 ${number} 题：${question.text}`,
    description: `${region.name}${task.name}情形引导，共 ${total} 题。答完就有一份您自己的材料清单。`,
    canonical: paths.v2.sceneGuide(task.taskCode),
    noindex: number > 1,
  });
};

export type PersonalListData = { region: RegionSummary; list: AnswerOf<typeof sceneGuideData>; answers: Answers; given: GivenAnswer[] };

/** What one person needs: `/scene-guide/data?id=&answers=`. The address holds all of it; nothing is stored. @see docs/decisions/one-things.md */
export async function loadPersonalList({ context, url }: LoaderFunctionArgs): Promise<PersonalListData> {
  const { client } = portalOf({ context });
  const asked = url.searchParams.get("id");
  if (asked === null) throw redirect(inRouter(paths[versionOf(url)].sceneGuide()));
  const id = taskCodeOf(asked);
  const { questions } = await orNotFound(client.call(sceneGuide, { id }));
  const answers = answersOf(url.searchParams, questions);
  const list = await orNotFound(client.call(sceneGuideData, { id, answers: answersText(answers) }));
  return { region: summarise(await client.call(currentRegion, { regCode: list.region.code })), list, answers, given: describeAnswers(answers, questions) };
}

export const personalListMeta: MetaFunction<typeof loadPersonalList> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { list, answers, region } = loaderData;
  return siteMeta(matches, {
    title: `${list.task.name}（${placeName(region)}）我的办事清单`,
    description: `${list.region.name}${list.task.name}：按您的情况要带的材料、不用带的材料、去哪里办、多久办好。`,
    canonical: paths.v2.personalList(list.task.taskCode, answersText(answers)),
    noindex: true,
  });
};
