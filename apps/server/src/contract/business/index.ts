import type { Answering } from "../answers";
import { hot } from "./hot";
import { aboveHome, newest } from "./notices";
import { beforeSearch, recommended, recommendedBeside } from "./recommendations";
import { below } from "./sub-items";
import { catalog, company, companyTheme, person, personTheme } from "./themes";

/** Services by audience, theme and event, and what the portal recommends. */
export const businessRoutes: readonly Answering[] = [
  person,
  personTheme,
  company,
  companyTheme,
  catalog,
  hot,
  below,
  beforeSearch,
  recommended,
  recommendedBeside,
  newest,
  aboveHome,
];
