import { sceneGuide } from "@onehall/api";
import type { LoaderFunctionArgs, MetaDescriptor, MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import type { RootData } from "../app/root-data";
import { optional } from "../page/calls";
import { articleMeta, siteMeta } from "../page/meta";
import { guideMarkdown, paths } from "../paths";
import { placeName } from "../app/region-summary";
import { governmentService } from "./json-ld";
import { guideOfKind, pageOfGuide, type GuideData, type GuidePageData } from "./load";

/** The guide of the code in the address; that of a combined task has an address of its own. `questions`: it has a scene guide. */
export async function loadGuide({ context, params, url }: LoaderFunctionArgs): Promise<GuidePageData> {
  const { client } = portalOf({ context });
  const found = await guideOfKind(client, params.id, url, "single");
  const scene = await optional(client.call(sceneGuide, { id: found.guide.code }));
  return pageOfGuide(found, scene !== null && scene.questions.length > 0);
}

/** Tags of the page of a guide: what search engines and inspectors look for. */
export function guideTags({ guide, region }: GuideData, matches: Parameters<MetaFunction>[0]["matches"], canonical: string): MetaDescriptor[] {
  const root = matches[0]?.loaderData as RootData | undefined;
  if (!root) return [];
  return [
    ...siteMeta(matches, {
      title: `${guide.name}（${placeName(region)}）办事指南`,
      description: `${guide.region.name}${guide.name}：${guide.lead}`.slice(0, 160),
      canonical,
      ...(Object.keys(guide.personal?.answers ?? {}).length > 0 ? { noindex: true } : {}),
      jsonLd: governmentService(guide, root.origin + canonical),
    }),
    ...articleMeta({ title: guide.name, date: `${guide.updated} 00:00`, source: guide.department.name }),
    { tagName: "link", rel: "alternate", type: "text/markdown", href: root.origin + guideMarkdown(guide.code) },
    { name: "Keywords", content: [guide.phrase, ...guide.aliases].join(",") },
  ];
}

export const guideMeta: MetaFunction<typeof loadGuide> = ({ loaderData, matches }) =>
  loaderData?.staticData ? guideTags(loaderData.staticData, matches, paths.v2.guide(loaderData.code)) : [];
