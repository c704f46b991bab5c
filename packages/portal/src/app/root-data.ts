import { sharedConfig, type ShellConfig } from "@onehall/api";
import { useMatches, useRouteLoaderData, type LoaderFunctionArgs } from "react-router";
import type { RegionSummary } from "./region-summary";
import { provinceSummary } from "./region-summary";
import { nestedSidebar } from "./nested-sidebar";
import { faultOf, portalOf, type App, type Preferences } from "./context";

/** What every page has: the site's shared data, the address it is opened at, the visitor's choices. */
export type RootData = {
  config: ShellConfig;
  origin: string;
  preferences: Preferences;
  apps: App[];
  /** What is wrong first with the form that this page answers. */ fault?: string;
};

/** Loader of the root route of both faces. */
export async function loadRoot({ context }: LoaderFunctionArgs): Promise<RootData> {
  const { client, origin, preferences, apps } = portalOf({ context });
  const { site, nav, footer, sidebar } = await client.call(sharedConfig, {});
  const fault = faultOf({ context });
  const { menu, channel } = nav;
  const { links, qr } = footer;
  return {
    config: { site, nav: { menu, channel }, footer: { links, qr }, sidebar: nestedSidebar(sidebar) },
    origin,
    preferences,
    apps,
    ...(fault !== "" && { fault }),
  };
}

/** The root's data; undefined only on the error page of a failed root. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>("root");

const hasRegion = (data: unknown): data is { region: RegionSummary } => typeof data === "object" && data !== null && "region" in data;

/** The region that the page in view speaks of: the last match that names one, else the province. */
export function useCurrentRegion(): RegionSummary {
  const data = useMatches()
    .map((match) => match.loaderData)
    .findLast(hasRegion);
  return data?.region ?? provinceSummary();
}
