import type { Handler } from "./router/handler";
import { applicationRoutes } from "./applications";
import { appointmentRoutes } from "./appointments";
import { deskRoutes } from "./desk";
import { benefitList } from "./benefits/benefits";
import { article } from "./content/articles";
import { add, get, update } from "./feedback/feedback";
import { businessRoutes } from "./business";
import { guide } from "./tasks/guides";
import { itemList } from "./tasks/items";
import { children, pickerIndex, regionView } from "./location/navigation";
import { notice, notices } from "./content/notices";
import { availability } from "./tasks/availability";
import { oneThingRoutes } from "./one-things";
import { peopleRoutes } from "./people";
import { openGovernment } from "./open-government";
import { home, shared } from "./content/portal";
import { placeAnswers } from "./places";
import { progressRoutes } from "./progress";
import { yearly } from "./content/annual-report";
import { openData } from "./content/open-data";
import { questions } from "./content/questions";
import { everything, suggestions } from "./search/search";
import { quality } from "./search/search-quality";
import { supervisionRoutes } from "./supervision";
import { trackingRoutes } from "./tracking";
import { stationAnswers } from "./stations";
import { visitorAnswers } from "./location/visitor";

/** Every call that is answered here. */
export const routes: readonly Handler[] = [
  ...businessRoutes,
  ...oneThingRoutes,
  benefitList,
  pickerIndex,
  regionView,
  children,
  shared,
  home,
  suggestions,
  everything,
  quality,
  itemList,
  guide,
  availability,
  notices,
  notice,
  article,
  yearly,
  openData,
  questions,
  add,
  update,
  get,
  ...stationAnswers,
  ...placeAnswers,
  ...visitorAnswers,
  ...trackingRoutes,
  ...peopleRoutes,
  ...supervisionRoutes,
  ...progressRoutes,
  ...openGovernment,
  ...applicationRoutes,
  ...appointmentRoutes,
  ...deskRoutes,
];
