import type { Answering } from "../answers";
import { aboveHome, newest } from "./notices";
import { beforeSearch, recommended, recommendedBeside } from "./recommendations";
import { catalog, company, companyTheme, person, personTheme } from "./themes";

/** Services by audience, theme and event, and what the portal recommends. */
export const businessRoutes: readonly Answering[] = [
  person,
  personTheme,
  company,
  companyTheme,
  catalog,
  beforeSearch,
  recommended,
  recommendedBeside,
  newest,
  aboveHome,
];
