import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { portalOf } from "../../app/context";
import { siteMeta } from "../../page/meta";
import { paths } from "../../paths";
import { placeName } from "../../app/region-summary";
import { requestedGuide, type GuideData } from "../load";

/** The short guide: `/simple-guide/{code}`. */
export const loadSimpleGuide = ({ context, params }: LoaderFunctionArgs): Promise<GuideData> => requestedGuide(portalOf({ context }).client, params.id);

export const simpleGuideMeta: MetaFunction<typeof loadSimpleGuide> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { guide, region } = loaderData;
  return siteMeta(matches, {
    title: `${guide.name}（${placeName(region)}）简版指南`,
    description: `${guide.region.name}${guide.name}，一页看懂：能不能办、带什么、去哪办、怎么办、多久办好、多少钱。`,
    canonical: paths.v2.simpleGuide(guide.code),
  });
};
