import { type AnswerOf, currentRegion, plainText, questionList } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { pageOf } from "../page/query";
import { paths } from "../paths";
import { summarise, type RegionSummary } from "../app/region-summary";

/** Most characters of a word that the contract takes. */
const LONGEST = 100;

export type QuestionsData = {
  region: RegionSummary;
  keyword: string;
  topic: string;
  page: number;
  /** Null: out of order. */
  list: AnswerOf<typeof questionList> | null;
};

/** Questions of the whole portal: `?region=&keyword=&topic=&page=`. */
export async function loadQuestions({ context, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const query = url.searchParams;
  const region = initialRegion(query);
  const keyword = (query.get("keyword") ?? "").trim().slice(0, LONGEST);
  const topic = (query.get("topic") ?? "").trim().slice(0, 20);
  const page = pageOf(query);
  const [view, list] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: region })),
    optional(client.call(questionList, { region, keyword, topic, page, pageSize: 20 })),
  ]);
  return data<QuestionsData>({ region: summarise(view), keyword, topic, page, list }, list ? {} : { status: 503 });
}

export const questionsMeta: MetaFunction<typeof loadQuestions> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, topic, keyword, page, list } = loaderData;
  const title = `常见问题${topic ? `：${topic}` : ""}`;
  const description = `办事前大家常问的问题和回答${topic ? `：${topic}` : ""}${list ? `，共 ${list.total} 个` : ""}。每个回答第一句就说清楚，后面有办事指南。`;
  return [
    ...siteMeta(matches, {
      title,
      description,
      canonical: paths.v2.questions({ region: region.code, topic, page }),
      noindex: keyword !== "",
      jsonLd: list
        ? {
            "@context": "https://schema.org",
            "@type": "FAQPage",
            mainEntity: list.list.map(({ question, answer }) => ({
              "@type": "Question",
              name: question,
              acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
            })),
          }
        : undefined,
    }),
    ...columnMeta({ name: "常见问题", description, keywords: ["常见问题", "办事问答", region.name], type: "互动交流" }),
  ];
};
