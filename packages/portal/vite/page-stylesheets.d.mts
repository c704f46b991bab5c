type Route = { parentId?: string; css?: string[]; stylesheet?: string };

export declare function joinStylesheets(
  manifest: { routes: Record<string, Route> },
  options: { base: string; folder: string },
): { routes: Record<string, Route> };
