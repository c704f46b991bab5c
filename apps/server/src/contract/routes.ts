import type { Handler } from "./handler";
import { applicationRoutes } from "./applications";
import { appointmentRoutes } from "./appointments";
import { deskRoutes } from "./desk";
import { article } from "./articles";
import { add, get, update } from "./feedback";
import { businessRoutes } from "./business";
import { guide } from "./guides";
import { itemList } from "./items";
import { children, pickerIndex, regionView } from "./navigation";
import { notice, notices } from "./notices";
import { availability } from "./availability";
import { oneThingRoutes } from "./one-things";
import { peopleRoutes } from "./people";
import { openGovernment } from "./open-government";
import { home, shared } from "./portal";
import { placeAnswers } from "./places";
import { progressRoutes } from "./progress";
import { openData } from "./open-data";
import { questions } from "./questions";
import { everything, suggestions } from "./search";
import { quality } from "./search-quality";
import { supervisionRoutes } from "./supervision";
import { trackingRoutes } from "./tracking";
import { stationAnswers } from "./stations";
import { visitorAnswers } from "./visitor";

/** Every call that is answered here. */
export const routes: readonly Handler[] = [
  ...businessRoutes,
  ...oneThingRoutes,
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
