import { type AnswerOf, benefits, currentRegion } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { type Answers, answersIn, UNSURE } from "@onehall/rules";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { benefitsPath } from "../paths";
import { answersText } from "../guides/answers";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";

export type BenefitsData = {
  region: RegionSummary;
  /** The regions right below it. */
  below: { code: string; name: string }[];
  /** Null: out of order. */
  result: AnswerOf<typeof benefits> | null;
  /** Every answer that counts, {@link UNSURE} included, in the order of the questions. */
  answers: Answers;
  /** Id of the question that is asked now; undefined: none is left. */
  asked: string | undefined;
};

/** What one is entitled to: `/benefits?region=&a.age-group=from-80&ask=need`. The address holds the answers; nothing is stored. @see PAGE-53 */
export async function loadBenefits({ context, url: { searchParams: query } }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const regCode = initialRegion(query);
  const [view, result] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode })),
    optional(client.call(benefits, { region: regCode, answers: answersText(answersIn(query)) })),
  ]);
  const answers = Object.fromEntries(
    (result?.questions ?? []).flatMap(({ id }) => {
      const option = result?.unsure.includes(id) === true ? UNSURE : result?.answers[id];
      return option === undefined ? [] : [[id, option]];
    }),
  );
  const ask = query.get("ask");
  const asked = (ask !== null && result?.open.includes(ask) === true ? ask : result?.next) ?? undefined;
  const below = view.halls.map(({ code, shortName }) => ({ code, name: shortName }));
  return data<BenefitsData>({ region: summarise(view), below, result, answers, asked }, result ? {} : { status: 503 });
}

export const benefitsMeta: MetaFunction<typeof loadBenefits> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, answers } = loaderData;
  const description = `回答几个简单的问题，看看在${region.name}可以享受哪些补贴、津贴、救助、减免和优待，各有多少钱、怎么办。回答不会保存。`;
  return [
    ...siteMeta(matches, {
      title: `我能享受什么（${placeName(region)}）`,
      description,
      canonical: benefitsPath("v2", { region: region.code }),
      noindex: Object.keys(answers).length > 0,
    }),
    ...columnMeta({ name: "我能享受什么", description, keywords: ["补贴", "津贴", "救助", "减免", "优待", region.name], type: "办事服务" }),
  ];
};
