import { suggest, type Suggestion as Found } from "@onehall/api";
import type { Suggestion } from "@onehall/ui/search-box";
import { browserClient } from "../page/browser-client";
import type { Paths } from "../paths";

const KIND = { guide: "办事指南", theme: "主题", department: "部门" } as const satisfies Record<Found["type"], string>;

/** What to offer while somebody types; nothing where the call fails, since the search itself works without. */
export async function fetchSuggestions(paths: Paths, region: string, keyword: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { list } = await browserClient()
    .call(suggest, { keyword, region }, { signal, background: true })
    .catch(() => ({ list: [] }));
  return list.map(({ name, highlightTerm, payload, type }) => ({ name, highlightTerm, hint: KIND[type], ...(payload ? { href: paths.guide(payload) } : {}) }));
}
