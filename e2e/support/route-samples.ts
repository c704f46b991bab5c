import { guideCode } from "./pages";
import type { Samples } from "./routes";

/** One of each thing that a route may name, found on the pages that list them, so that no code is written down here. */
export async function routeSamples(origin: string): Promise<Samples> {
  const first = async (path: string, pattern: RegExp): Promise<string> => {
    const html = await (await fetch(origin + path)).text();
    const found = pattern.exec(html)?.[1];
    if (found === undefined) throw new Error(`${path} links to nothing like ${pattern}`);
    return found.replaceAll("&amp;", "&");
  };
  const department = await first("/portal/v2/affairs-public-depart-matters?region=440000", /affairs-public-duty-list\?([^"#]+)/);
  const town = "440106001000";
  return {
    guide: await guideCode(origin),
    combo: await first("/portal/guide-combo?region=440000", /\/portal\/guide-combo\/(\w{31})/),
    scene: await first("/portal/scene-guide?region=440000", /\/portal\/scene-guide\/(\w{31})/),
    orgCode: await first("/portal/v2/regions?region=440000", /branch-hall\?orgCode=(\w{9})/),
    town,
    village: await first(`/portal/v2/country-hall?region=${town}`, /country-hall-child\?region=(\d{12})/),
    duty: await first(`/portal/v2/affairs-public-duty-list?${department}`, /affairs-public-detail\?([^"#]+)/),
    notice: await first("/portal/v2/notices?region=440000", /\/portal\/notice\?id=([\w-]+)/),
  };
}
