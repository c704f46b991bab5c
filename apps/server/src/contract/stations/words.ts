import { likePattern } from "../../data/like";

/**
 * Patterns for LIKE … ESCAPE '!' on lower-case text that must all be found, one for each of the first three words; those that are left over find anything.
 * People write 天河 政务 as well as 天河区政务服务中心.
 */
export function patternsOf(keyword: string): Record<"first" | "second" | "third", string> {
  const [first = "", second = "", third = ""] = keyword.split(/\s+/).filter(Boolean);
  return { first: likePattern(first), second: likePattern(second), third: likePattern(third) };
}
