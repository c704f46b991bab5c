import type { ShellConfig } from "@onehall/api";
import { useLocation } from "react-router-dom";
import type { App } from "./context";
import { useFace } from "./face";
import { useCurrentRegion, useRootData } from "./root-data";
import { paths, withQuery, type Paths, type Version } from "../paths";
import type { RegionSummary } from "./region-summary";

export type Shell = {
  config: ShellConfig;
  apps: App[];
  region: RegionSummary;
  version: Version;
  paths: Paths;
  /** Path and query of the page in view. */
  here: string;
  /** `https://host` that the visitor sees. */
  origin: string;
  elder: boolean;
  contrast: boolean;
  traditional: boolean;
  /** Pixels of the main text in elder mode, where it was chosen. */
  size?: number;
  /** Pages in elder mode are read aloud by themselves. */
  aloud?: true;
};

const BASE = "/portal";

/** What the header, the footer and the toolbar of a face draw from; undefined only when the root itself could not be loaded. */
export function useShell(): Shell | undefined {
  const version = useFace();
  const root = useRootData();
  const region = useCurrentRegion();
  const { pathname, search } = useLocation();
  if (!root) return undefined;
  const { config, apps, origin, preferences } = root;
  return { config, apps, origin, region, version, paths: paths[version], here: BASE + pathname + search, ...preferences };
}

export const PREFERENCES = "/portal/preferences";

/** Address that changes a visitor's choice and comes back. */
export const preferencePath = (
  choice: { elder?: 0 | 1; contrast?: 0 | 1; aloud?: 0 | 1; size?: number; lang?: "hant" | "hans"; scheme?: "light" | "dark" },
  back: string,
) => withQuery(PREFERENCES, { ...choice, back });
