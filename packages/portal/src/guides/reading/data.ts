import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { portalOf } from "../../app/context";
import { siteMeta } from "../../page/meta";
import { paths } from "../../paths";
import { placeName } from "../../app/region-summary";
import { requestedGuide, type GuideData } from "../load";

/** The readable twin of a guide's PDF: `/pdf/guide/{code}`, `/pdf/guide-combo/{code}`. */
export const loadReading = ({ context, params }: LoaderFunctionArgs): Promise<GuideData> => requestedGuide(portalOf({ context }).client, params.id);

export const readingMeta: MetaFunction<typeof loadReading> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { guide, region } = loaderData;
  return siteMeta(matches, {
    title: `${guide.name}（${placeName(region)}）办事指南纯文字版`,
    description: `${guide.region.name}${guide.name}办事指南第 ${guide.version} 版，一页到底，便于阅读和打印，附 PDF 下载。`,
    canonical: paths.v2.task({ kind: guide.kind.code, code: guide.code }),
  });
};
