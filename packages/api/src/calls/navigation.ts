import { mapHall, type Hall, type RegionView } from "@onehall/regions";
import { defineCall } from "../define-call.js";
import type * as shapes from "../shapes/navigation.js";

export type { RegionView };

/** The region one stands in. POST node/gdbsNav/current, form-encoded; answers at the top level. @see CALL-19 */
export const currentRegion = defineCall<typeof shapes.currentRegion, RegionView>({
  method: "POST",
  path: "node/gdbsNav/current",
  silent: true,
  select: (answer) => ({
    current: mapHall(answer.current),
    halls: answer.hall.map(mapHall),
    departments: answer.department.map(mapHall),
    breadcrumbs: answer.breadcrumb.map(mapHall),
  }),
});

/** The regions directly below one. POST node/gdbsNav/getDetail, form-encoded. @see CALL-20 */
export const childRegions = defineCall<typeof shapes.childRegions, Hall[]>({
  method: "POST",
  path: "node/gdbsNav/getDetail",
  select: (answer) => answer.list.map(mapHall),
});

/**
 * The picker's first level: the regions right below one, the cities of the province, the counties of a city or the towns of a county
 * (`counties`, empty for the province), and departments.
 */
export type NavigationIndex = { halls: Hall[]; cities: Hall[]; counties: Hall[]; departments: Hall[] };

/** The navigation index. POST node/gdbsNav/index, form-encoded. @see CALL-11, LEGACY-05 */
export const navIndex = defineCall<typeof shapes.navIndex, NavigationIndex>({
  method: "POST",
  path: "node/gdbsNav/index",
  select: (answer) => ({
    halls: answer.hall.map(mapHall),
    cities: answer.city.map(mapHall),
    counties: answer.country.map(mapHall),
    departments: answer.department.map(mapHall),
  }),
});
