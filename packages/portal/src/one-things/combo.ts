import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { guideTags } from "../guides/data";
import { guideOfKind, pageOfGuide, type GuidePageData } from "../guides/load";
import { paths } from "../paths";

export { GuidePage as default } from "../guides/GuidePage";

/** The guide of a combined task: `/guide-combo/{code}`. Single tasks have theirs at another address. @see PAGE-35 */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<GuidePageData> {
  const found = await guideOfKind(portalOf({ context }).client, params.id, url, "combo");
  return pageOfGuide(found, (found.guide.combo?.questions.length ?? 0) > 0);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData?.staticData ? guideTags(loaderData.staticData, matches, paths.v2.combo(loaderData.code)) : [];
