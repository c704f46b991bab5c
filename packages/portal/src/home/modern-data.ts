import {
  companyIndex,
  mapService,
  oneThingIndex,
  personIndex,
  ratings,
  stationSearch,
  type AnswerOf,
  type Home,
  type MapService,
  type OneThing,
  type ThemeEntry,
} from "@onehall/api";
import type { Station } from "@onehall/regions";
import type { LoaderFunctionArgs } from "react-router";
import { portalOf } from "../app/context";
import { optional } from "../page/calls";
import { withStaticData, type WithStaticData } from "../static-island";
import { loadHome, type HomeData } from "./data";
import { HALLS } from "./halls";

/** For whom the home page is: people, or companies and other organisations. */
export type Audience = "person" | "company";

/** What the home of the modern face draws; a part that is null is out of order and left out. */
export type ModernHomeParts = {
  home: Home;
  audience: Audience;
  /** Situations of people or of companies, in the order of the catalogue. */
  situations: ThemeEntry[] | null;
  /** Combined tasks for the audience. */
  oneThings: OneThing[] | null;
  /** The nearest halls of the region, those that are open as the page is drawn before those that are not; whether one is open is momentary and not part of the page. */
  halls: Station[] | null;
  map: MapService | null;
  ratings: Pick<AnswerOf<typeof ratings>, "averageScore" | "evaluations"> | null;
};

export type ModernHomeData = WithStaticData<Pick<HomeData, "region" | "banner" | "counts">, ModernHomeParts>;

/** Whoever can be gone to now before who cannot, else in the order of the region. */
export const openFirst = (halls: readonly Station[]): Station[] => halls.toSorted((one, other) => Number(other.openNow) - Number(one.openNow));

/** Home of the modern face: `?region=&audience=company`; any other audience means people. @see PAGE-01, PAGE-48 */
export async function loadModernHome(args: LoaderFunctionArgs): Promise<ModernHomeData> {
  const { region, banner, counts, staticData } = await loadHome(args);
  if (!staticData) throw new TypeError("The home page is loaded by the server alone.");
  const audience: Audience = new URL(args.request.url).searchParams.get("audience") === "company" ? "company" : "person";
  const { client } = portalOf(args);
  const here = { region: region.code };
  const [services, things, stations, map, rated] = await Promise.all([
    optional(client.call(audience === "company" ? companyIndex : personIndex, here)),
    optional(client.call(oneThingIndex, here)),
    optional(client.call(stationSearch, { ...here, pageSize: HALLS })),
    optional(client.call(mapService, {})),
    optional(client.call(ratings, here)),
  ]);
  return withStaticData(
    { region, banner, counts },
    {
      home: staticData,
      audience,
      situations: services && services.activities,
      oneThings: things && things.filter((thing) => thing.audience === audience),
      halls: stations && openFirst(stations.list),
      map,
      ratings: rated,
    },
  );
}
