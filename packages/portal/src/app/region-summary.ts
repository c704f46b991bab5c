import type { RegionView } from "@onehall/api";
import { dropRepeatedCrumb, province } from "@onehall/regions";

/** As much of a region as every page needs: its name and where it lies. */
export type RegionSummary = {
  code: string;
  name: string;
  /** From the province down to the region itself. */
  crumbs: { code: string; name: string }[];
};

/** Where everybody starts. @see REGION-22 */
export const provinceSummary = (): RegionSummary => ({ ...province(), crumbs: [province()] });

/** Towns and villages of the same name lie in several counties: as a title names them, 湘桥区桥东街道; regions above them stand for themselves. */
export function placeName({ code, name, crumbs }: RegionSummary): string {
  if (code.length <= 6) return name;
  const [, , county] = crumbs;
  return crumbs
    .slice(county?.code.length === 6 ? 2 : 1)
    .map((crumb) => crumb.name)
    .join("");
}

/** The county that keeps what a town or village does not keep itself; the city where there are no counties; undefined for the regions above. */
export const authorityAbove = ({ code, crumbs }: RegionSummary): { code: string; name: string } | undefined =>
  code.length > 6 ? crumbs.findLast((crumb) => crumb.code.length === 6) : undefined;

export const summarise = ({ current, breadcrumbs }: RegionView): RegionSummary => ({
  code: current.code,
  name: current.name,
  crumbs: dropRepeatedCrumb(breadcrumbs).map(({ code, name }) => ({ code, name })),
});
