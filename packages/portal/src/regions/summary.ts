import type { RegionView } from "@onehall/api";
import { dropRepeatedCrumb } from "@onehall/regions";

/** As much of a region as every page needs: its name and where it lies. */
export type RegionSummary = {
  code: string;
  name: string;
  /** From the province down to the region itself. */
  crumbs: { code: string; name: string }[];
};

/** Where everybody starts. @see spec.md section 4, initial region */
export const PROVINCE: RegionSummary = { code: "440000", name: "广东省", crumbs: [{ code: "440000", name: "广东省" }] };

export const summarise = ({ current, breadcrumbs }: RegionView): RegionSummary => ({
  code: current.code,
  name: current.name,
  crumbs: dropRepeatedCrumb(breadcrumbs).map(({ code, name }) => ({ code, name })),
});
