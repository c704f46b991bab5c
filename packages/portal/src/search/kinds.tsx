import type { SearchResult, SearchType } from "@onehall/api";
import type { ReactNode } from "react";
import { EntranceHits, GuideHits, NewsHits, QaHits, ServeHits } from "./hits";

export type Kind = {
  type: SearchType;
  title: string;
  of: (result: SearchResult) => { total: number; list: readonly unknown[] };
  /** The hits; guides without the best one, which stands above. Null where nothing is left. */
  draw: (result: SearchResult, skip: number) => ReactNode;
};

/** Kinds of result in the order of the page. @see SEARCH-03 */
export const kinds: readonly Kind[] = [
  { type: "serve", title: "高效办成一件事", of: ({ serve }) => serve, draw: ({ serve, terms }) => <ServeHits hits={serve.list} terms={terms} /> },
  {
    type: "guide",
    title: "办事指南",
    of: ({ guide }) => guide,
    draw: ({ guide, terms }, skip) => (guide.list.length > skip ? <GuideHits hits={guide.list.slice(skip)} terms={terms} /> : null),
  },
  { type: "entrance", title: "部门与主题", of: ({ entrance }) => entrance, draw: ({ entrance, terms }) => <EntranceHits hits={entrance.list} terms={terms} /> },
  { type: "qa", title: "常见问题", of: ({ qa }) => qa, draw: ({ qa, terms }) => <QaHits hits={qa.list} terms={terms} /> },
  { type: "news", title: "资讯", of: ({ news }) => news, draw: ({ news, terms }) => <NewsHits hits={news.list} terms={terms} /> },
];
