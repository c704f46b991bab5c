import type { Handler } from "../router/handler";
import { hot } from "./hot";
import { homeNotice, newest } from "./notices";
import { searchDefaults, recommended, relatedRecommendations } from "./recommendations";
import { subItemList } from "./sub-items";
import { catalog, company, companyTheme, person, personTheme } from "./themes";

/** Services by audience, theme and event, and what the portal recommends. */
export const businessRoutes: readonly Handler[] = [
  person,
  personTheme,
  company,
  companyTheme,
  catalog,
  hot,
  subItemList,
  searchDefaults,
  recommended,
  relatedRecommendations,
  newest,
  homeNotice,
];
