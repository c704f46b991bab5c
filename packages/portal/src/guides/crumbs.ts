import type { Guide } from "@onehall/api";
import { homeCrumb, type Crumb } from "../page/crumbs";
import type { Paths } from "../paths";
import type { RegionSummary } from "../app/region-summary";

/** The way to a page beside a guide: home, the guide, the page. */
export const guideCrumbs = (
  { guide, region }: { guide: Pick<Guide, "name" | "code" | "kind">; region: RegionSummary },
  paths: Paths,
  label: string,
): Crumb[] => [homeCrumb(region, paths), { label: guide.name, href: paths.task({ kind: guide.kind.code, code: guide.code }) }, { label }];
