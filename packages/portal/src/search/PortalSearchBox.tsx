import { SearchBox } from "@onehall/ui/search-box";
import { useEffect, useRef, type ReactNode } from "react";
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

/** Comes with the first touch of the field, so that it is there before the first letter. */
const suggestions = () => import("./suggestions");

/** The search of the portal: a GET form to the results of the region in view, with suggestions and recent searches once scripts are there. */
export function PortalSearchBox({ hidden, label = "搜索事项、部门、问题", placeholder = label, ...rest }: PortalSearchBoxProps) {
  const paths = usePaths();
  const { code } = useCurrentRegion();
  const { terms, add, clear, reload } = useRecentSearches();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    reload();
    // A failure is left to the first letter, which fetches it again.
    field.current?.addEventListener("focusin", () => void suggestions().catch(() => undefined), { once: true });
  }, [reload]);

  const loadSuggestions = async (text: string, signal: AbortSignal) => (await suggestions()).fetchSuggestions(paths, code, text, signal);

  return (
    <SearchBox
      {...rest}
      ref={field}
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
