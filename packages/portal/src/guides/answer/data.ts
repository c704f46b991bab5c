import type { Guide } from "@onehall/api";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { portalOf } from "../../app/context";
import { paths } from "../../paths";
import type { RegionSummary } from "../../app/region-summary";
import { withStaticData, type WithStaticData } from "../../static-island/with-static-data";
import { guideTags } from "../data";
import { guideOfKind, type GuideData } from "../load";

/** What the page of an answer needs in the browser; the guide itself stays on the server, which draws it. */
export type AnswerPageData = WithStaticData<
  { region: RegionSummary; theme: Guide["themes"][number] | undefined } & Pick<Guide, "code" | "name" | "kind" | "audience">,
  GuideData
>;

/** The page of a guide. */
export function answerPageOf({ guide, region }: GuideData): AnswerPageData {
  const { code, name, kind, audience, themes } = guide;
  return withStaticData({ region, theme: themes[0], code, name, kind, audience }, { guide, region });
}

/** The guide of the code in the address, for the answers in its query; that of a combined task has an address of its own. */
export const loadAnswer = async ({ context, params, url }: LoaderFunctionArgs): Promise<AnswerPageData> =>
  answerPageOf(await guideOfKind(portalOf({ context }).client, params.id, url, "single"));

/** What the tags are made of is there on the server alone; said so that a build for browsers leaves them out. */
export const answerMeta: MetaFunction<typeof loadAnswer> = ({ loaderData, matches }) =>
  import.meta.env.SSR && loaderData?.staticData ? guideTags(loaderData.staticData, matches, paths.v2.guide(loaderData.code)) : [];
