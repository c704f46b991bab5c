import { suggest, type Suggestion as Found } from "@onehall/api";
import type { Suggestion } from "@onehall/ui/search-box";
import { plainCall } from "../page/background-call";
import type { Paths } from "../paths";

const KIND = { guide: "办事指南", theme: "主题", department: "部门" } as const satisfies Record<Found["type"], string>;

/** What to offer while somebody types; nothing where the call fails, since the search itself works without. Asked without the client, whose code would come later than the answer. */
export async function fetchSuggestions(paths: Paths, region: string, keyword: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { list } = await plainCall(suggest, { keyword, region }, signal).catch(() => ({ list: [] }));
  return list.map(({ name, highlightTerm, payload, type }) => ({ name, highlightTerm, hint: KIND[type], ...(payload ? { href: paths.guide(payload) } : {}) }));
}
