import { auditItemDetail, currentRegion, type Client, type Guide, guideSections, type SectionId } from "@onehall/api";
import { answersIn } from "@onehall/rules";
import { redirect } from "react-router";
import { orNotFound, notFound } from "../page/calls";
import { inRouter, versionOf } from "../page/query";
import { paths } from "../paths";
import { summarise, type RegionSummary } from "../app/region-summary";
import { withStaticData, type WithStaticData } from "../static-island/with-static-data";

export type GuideData = { region: RegionSummary; guide: Guide };

/** A guide's page: what its menu, its path and its tools are made of; the guide itself stays on the server, which draws it. */
export type GuidePageData = WithStaticData<
  { region: RegionSummary; sections: { id: SectionId; label: string }[]; theme: Guide["themes"][number] | undefined } & Pick<
    Guide,
    "code" | "name" | "kind" | "audience"
  >,
  GuideData & { questions: boolean }
>;

/** @param questions whether the task has questions that lead to a personal list */
export function pageOfGuide({ guide, region }: GuideData, questions: boolean): GuidePageData {
  const { code, name, kind, audience, themes } = guide;
  const sections = guideSections(guide).map(({ id, label }) => ({ id, label }));
  return withStaticData({ region, sections, theme: themes[0], code, name, kind, audience }, { guide, region, questions });
}

/** Shape of a code; anything else is no address, and is not asked for. */
const TASK_CODE = /^[0-9A-Za-z]{20,36}$/;

/** The task code of an address. Ends the loader with the page for what is not there. */
export const taskCodeOf = (id: string | undefined): string => (id !== undefined && TASK_CODE.test(id) ? id : notFound());

/** The guide of the code in an address, for the answers in its query, and the region that it belongs to: the header shows that one, whatever one came from. */
export async function requestedGuide(client: Client, id: string | undefined, search?: URLSearchParams): Promise<GuideData> {
  const answers = Object.entries(search ? answersIn(search) : {}).map((pair) => pair.join(":"));
  const guide = await orNotFound(client.call(auditItemDetail, { TASK_CODE: taskCodeOf(id), ...(answers.length > 0 ? { ANSWERS: answers.join(",") } : {}) }));
  return { guide, region: summarise(await client.call(currentRegion, { regCode: guide.region.code })) };
}

/** The same, where a combined task has its guide at another address than a single one: the wrong one leads to the right one. */
export async function guideOfKind(client: Client, id: string | undefined, url: URL, kind: "combo" | "single"): Promise<GuideData> {
  const found = await requestedGuide(client, id, url.searchParams);
  const isCombo = found.guide.kind.code === "TC";
  if (isCombo !== (kind === "combo")) throw redirect(inRouter(paths[versionOf(url)].task({ kind: found.guide.kind.code, code: found.guide.code })), 301);
  return found;
}
