import { currentRegion, PortalError, type Client } from "@onehall/api";
import { regionOrFallback, type RegionAnswer, type RegionView } from "@onehall/regions";

/** A region to choose from; `builtIn`: the call failed, and the built-in list stands in. */
export type LoadedRegion = { view: RegionView; builtIn: boolean };

/** An answer without even a way to the region says nothing; a village without anything below it is no such case. */
const isEmpty = ({ halls, breadcrumbs }: RegionView) => halls.length === 0 && breadcrumbs.length === 0;

/** A region as the store takes it: an answer that says nothing counts as the failure that it is. */
export async function regionAnswer(client: Client, code: string): Promise<RegionAnswer> {
  const view = await client.call(currentRegion, { regCode: code });
  return isEmpty(view) ? { code: -1 } : view;
}

/**
 * A region with what lies below it; the built-in list where the call fails or says nothing. Rejects only for a code that is not known.
 * @see REGION-21
 */
export async function loadRegions(client: Client, code: string): Promise<LoadedRegion> {
  const unknown = (error: unknown) => !(error instanceof PortalError) || error.status === 404;
  const { builtIn, ...view } = await regionOrFallback((own) => regionAnswer(client, own), code, unknown);
  return { view, builtIn };
}
