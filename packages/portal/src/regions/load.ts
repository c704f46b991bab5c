import { currentRegion, PortalError, type CallOptions, type Client } from "@onehall/api";
import { fallbackRegion, type RegionView } from "@onehall/regions";

/** A region to choose from; `builtIn`: the call failed, and the built-in list stands in. */
export type Regions = { view: RegionView; builtIn: boolean };

/** An answer without even a way to the region says nothing; a village without anything below it is no such case. */
const isEmpty = ({ halls, breadcrumbs }: RegionView) => halls.length === 0 && breadcrumbs.length === 0;

/**
 * A region with what lies below it; the built-in list where the call fails or says nothing. Rejects only for a code that is not known, and when aborted.
 * @see spec.md sections 4 (region selection) and 8
 */
export async function loadRegions(client: Client, code: string, options: CallOptions = {}): Promise<Regions> {
  try {
    const view = await client.call(currentRegion, { regCode: code }, { ...options, silent: true });
    return isEmpty(view) ? { view: fallbackRegion(code), builtIn: true } : { view, builtIn: false };
  } catch (error) {
    if (!(error instanceof PortalError) || error.code === "aborted" || error.status === 404) throw error;
    return { view: fallbackRegion(code), builtIn: true };
  }
}
