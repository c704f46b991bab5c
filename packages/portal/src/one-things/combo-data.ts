import type { Guide } from "@onehall/api";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { guideTags } from "../guides/data";
import { guideOfKind } from "../guides/load";
import { paths } from "../paths";
import type { RegionSummary } from "../regions/summary";

/** The guide of a combined task: `/guide-combo/{code}`. Single tasks have theirs at another address. @see spec.md section 2, guide routes */
export const loadCombo = ({ context, params, url }: LoaderFunctionArgs): Promise<{ region: RegionSummary; guide: Guide }> =>
  guideOfKind(portalOf({ context }).client, params.id, url, "combo");

export const comboMeta: MetaFunction<typeof loadCombo> = ({ loaderData, matches }) =>
  loaderData ? guideTags(loaderData, matches, paths.v2.combo(loaderData.guide.code)) : [];
