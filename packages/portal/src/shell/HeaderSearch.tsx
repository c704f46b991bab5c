import { SearchBox } from "@onehall/ui/search-box";
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from "react";
import type { PortalSearchBoxProps } from "../search/PortalSearchBox";
import { StaticIsland } from "../static-island/StaticIsland";
import type { Shell } from "../app/use-shell";

const box = { size: "small", label: "全站搜索", placeholder: "搜索事项、部门、问题", target: "_blank" } as const;

const fieldIn = (place: HTMLElement | null) => place?.querySelector<HTMLInputElement>("input[type=search]");

/**
 * The search of the header: a GET form that answers in a new tab. Suggestions and recent searches come when somebody enters the still empty field;
 * their code is not the page's. Who types faster or goes on, or whose network is gone, keeps the plain form.
 * Inside a frame it answers there: the frame's rules for what scripts draw may come later than this box, and an Enter in between would open a tab.
 * @see SHELL-15, FRAME-03
 */
export function HeaderSearch({ shell: { paths, region } }: { shell: Shell }) {
  const place = useRef<HTMLDivElement>(null);
  const [Box, setBox] = useState<ComponentType<PortalSearchBoxProps>>();
  const enter = useCallback(() => {
    const field = fieldIn(place.current);
    if (document.activeElement !== field) return;
    void import("../search/PortalSearchBox").then(
      ({ PortalSearchBox }) => document.activeElement === field && field?.value === "" && setBox(() => PortalSearchBox),
      () => undefined,
    );
  }, []);

  // Whoever was in the field before the page came to life.
  useEffect(enter, [enter]);
  useLayoutEffect(() => {
    if (Box) fieldIn(place.current)?.focus();
  }, [Box]);

  return (
    <div ref={place} onFocus={enter}>
      {Box ? (
        <Box {...box} target={self === top ? box.target : undefined} />
      ) : (
        <StaticIsland name="search">
          {import.meta.env.SSR && <SearchBox {...box} action={paths.searchAction} hidden={{ region: region.code, areaCode: region.code }} />}
        </StaticIsland>
      )}
    </div>
  );
}
