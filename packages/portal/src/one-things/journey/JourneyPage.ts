import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { portalOf } from "../../app/context";
import { answerPageOf, type AnswerPageData } from "../../guides/answer/data";
import { guideTags } from "../../guides/data";
import { guideOfKind } from "../../guides/load";
import { paths } from "../../paths";

export { AnswerPage as default } from "../../guides/answer/AnswerPage";

/** The answer of a combined task with its journey: `/v3/guide-combo/{code}`. Single tasks have theirs at another address. @see PAGE-35, PAGE-52 */
export const loader = async ({ context, params, url }: LoaderFunctionArgs): Promise<AnswerPageData> =>
  answerPageOf(await guideOfKind(portalOf({ context }).client, params.id, url, "combo"));

/** What the tags are made of is there on the server alone; said so that a build for browsers leaves them out. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  import.meta.env.SSR && loaderData?.staticData ? guideTags(loaderData.staticData, matches, paths.v2.combo(loaderData.code)) : [];
