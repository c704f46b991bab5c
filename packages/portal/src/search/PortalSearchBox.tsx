import { SearchBox } from "@onehall/ui/search-box";
import { useEffect, type ReactNode } from "react";
import { usePaths } from "../app/face";
import { useCurrentRegion } from "../app/root-data";
import { useRecentSearches } from "./recent-searches";

export type PortalSearchBoxProps = {
  size?: "small" | "large";
  defaultValue?: string;
  /** Names the field and the landmark; two boxes on a page need two names. @default "搜索事项、部门、问题" */
  label?: string;
  placeholder?: string;
  /** `_blank`: results in a new tab, as the header has it. @see SHELL-15 */
  target?: string;
  /** More of the query that results should keep, such as filters. */
  hidden?: Record<string, string>;
  voice?: ReactNode;
};

/** The search of the portal: a GET form to the results of the region in view, with suggestions and recent searches once scripts are there. */
export function PortalSearchBox({ hidden, label = "搜索事项、部门、问题", placeholder = label, ...rest }: PortalSearchBoxProps) {
  const paths = usePaths();
  const { code } = useCurrentRegion();
  const { terms, add, clear, reload } = useRecentSearches();
  useEffect(reload, [reload]);

  // The client comes with the first letter typed, not with the page.
  const loadSuggestions = async (text: string, signal: AbortSignal) => (await import("./suggestions")).fetchSuggestions(paths, code, text, signal);

  return (
    <SearchBox
      {...rest}
      action={paths.searchAction}
      name="keyword"
      hidden={{ ...hidden, region: code, areaCode: code }}
      label={label}
      placeholder={placeholder}
      loadSuggestions={loadSuggestions}
      onSearch={add}
      onSelect={({ name }) => add(name)}
      recent={terms}
      onClearRecent={clear}
    />
  );
}
