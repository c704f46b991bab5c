import { currentRegion, type Client } from "@onehall/api";
import { orNotFound } from "../page/calls";
import { summarise, type RegionSummary } from "../app/region-summary";

/** A region and the departments that its lists can be narrowed to. */
export type Place = { region: RegionSummary; departments: { code: string; name: string }[] };

/** @throws a 404 where there is no such region */
export async function placeOf(client: Client, regCode: string): Promise<Place> {
  const view = await orNotFound(client.call(currentRegion, { regCode }));
  return { region: summarise(view), departments: view.departments.map(({ orgCode, name }) => ({ code: orgCode, name })) };
}
