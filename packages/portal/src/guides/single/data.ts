import { sceneGuide, type SceneQuestion } from "@onehall/api";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { portalOf } from "../../app/context";
import { optional } from "../../page/calls";
import { siteMeta } from "../../page/meta";
import { paths } from "../../paths";
import { placeName } from "../../app/region-summary";
import { taskCodeOf, requestedGuide, type GuideData } from "../load";

export type SingleData = GuideData & {
  /** Of its scene guide; empty where it has none, or where they cannot be had. */
  questions: SceneQuestion[];
};

/** A task step by step: `/guide-single/{code}`, and its parts for phones. */
export async function loadSingle({ context, params }: LoaderFunctionArgs): Promise<SingleData> {
  const { client } = portalOf({ context });
  const code = taskCodeOf(params.id);
  const [found, scene] = await Promise.all([requestedGuide(client, code), optional(client.call(sceneGuide, { id: code }))]);
  return { ...found, questions: scene?.questions ?? [] };
}

const metaOf =
  (title: string, text: string, part: Parameters<typeof paths.v2.single>[1]): MetaFunction<typeof loadSingle> =>
  ({ loaderData, matches }) => {
    if (!loaderData) return [];
    const { guide, region } = loaderData;
    return siteMeta(matches, {
      title: `${guide.name}（${placeName(region)}）${title}`,
      description: `${guide.region.name}${guide.name}：${text}`,
      canonical: paths.v2.single(guide.code, part),
    });
  };

export const singleMeta = metaOf("分步办理", "先看情形，再备材料，然后提交，最后领结果，一步一步说清楚。", "");
export const phoneMeta = metaOf("手机办事", "手机上看情形、备材料、找地方，每步一页。", "h5");
export const exampleMeta = metaOf("材料样表", "每份材料的要求、从哪里来、怎么填，附空白表格和示例样表。", "h5/example");
export const selectionsMeta = metaOf("选择情形", "选一选您的情况，只看自己要带的材料。", "h5/selections");
