import { sceneGuide } from "@onehall/api";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { portalOf } from "../../app/context";
import { orNotFound } from "../../page/calls";
import { siteMeta } from "../../page/meta";
import { paths } from "../../paths";
import { placeName } from "../../app/region-summary";
import { taskCodeOf, requestedGuide, type GuideData } from "../load";

export type GuideLeadData = GuideData & {
  /** 1 to be done at once, 2 with guidance, 3 as a combined task. @see GUIDE-08 */
  state: 1 | 2 | 3;
  /** How many questions lead to the personal list. */
  questions: number;
};

/** Who can do a task, and how: `/guide-lead/{code}`. */
export async function loadGuideLead({ context, params }: LoaderFunctionArgs): Promise<GuideLeadData> {
  const { client } = portalOf({ context });
  const code = taskCodeOf(params.id);
  const [found, scene] = await Promise.all([requestedGuide(client, code), orNotFound(client.call(sceneGuide, { id: code }))]);
  return { ...found, state: scene.state, questions: scene.questions.length };
}

export const guideLeadMeta: MetaFunction<typeof loadGuideLead> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { guide, region } = loaderData;
  return siteMeta(matches, {
    title: `${guide.name}（${placeName(region)}）我能不能办`,
    description: `${guide.region.name}${guide.name}：谁可以办、符合什么条件、哪些情况不受理，下一步怎么办。`,
    canonical: paths.v2.guideLead(guide.code),
  });
};
