import type { Paths } from "../paths";
import type { RegionSummary } from "../app/region-summary";

export type Crumb = { label: string; href?: string };

/** First step of the way to a page that belongs to a region: its hall. */
export const homeCrumb = (region: RegionSummary, paths: Paths): Crumb => ({ label: "首页", href: paths.hall(region.code) });

/** The regions from the province down to this one, each with its hall. */
export const regionCrumbs = ({ crumbs }: RegionSummary, paths: Paths): Crumb[] => crumbs.map(({ code, name }) => ({ label: name, href: paths.hall(code) }));
