import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { portalOf } from "../../app/context";
import { siteMeta } from "../../page/meta";
import { paths } from "../../paths";
import { placeName } from "../../app/region-summary";
import { requestedGuide, type GuideData } from "../load";

/** The materials of a guide, to print and tick off: `/guide/{code}/checklist`. */
export const loadChecklist = ({ context, params, url }: LoaderFunctionArgs): Promise<GuideData> =>
  requestedGuide(portalOf({ context }).client, params.id, url.searchParams);

export const checklistMeta: MetaFunction<typeof loadChecklist> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { guide, region } = loaderData;
  return siteMeta(matches, {
    title: `${guide.name}（${placeName(region)}）材料清单`,
    description: `办理${guide.region.name}${guide.name}要带的材料，第 ${guide.version} 版，可以打印出来逐项核对。`,
    canonical: paths.v2.checklist(guide.code),
  });
};
