import * as cases from "./applications/cases";
import * as drafts from "./applications/drafts";
import * as help from "./applications/help";
import * as link from "./applications/link";
import * as sample from "./applications/sample";
import * as submit from "./applications/submit";
import * as uploads from "./applications/uploads";
import * as appointments from "./appointments";
import * as benefits from "./benefits/benefits";
import * as hot from "./business/hot";
import * as businessNotices from "./business/notices";
import * as recommendations from "./business/recommendations";
import * as subItems from "./business/sub-items";
import * as themes from "./business/themes";
import * as annualReport from "./content/annual-report";
import * as articles from "./content/articles";
import * as notices from "./content/notices";
import * as openData from "./content/open-data";
import * as portal from "./content/portal";
import * as questions from "./content/questions";
import * as desk from "./desk";
import * as deskFacts from "./desk/facts";
import * as deskFeedback from "./desk/feedback";
import * as deskSearches from "./desk/searches";
import * as deskVisits from "./desk/visits";
import * as deskVocabulary from "./desk/vocabulary";
import * as feedback from "./feedback/feedback";
import * as navigation from "./location/navigation";
import * as visitor from "./location/visitor";
import * as oneThings from "./one-things/one-things";
import * as scenes from "./one-things/scenes";
import * as adjustments from "./open-government/adjustments";
import * as catalogues from "./open-government/catalogues";
import * as duties from "./open-government/duties";
import * as figures from "./open-government/figures";
import * as lists from "./open-government/lists";
import * as mzb from "./open-government/mzb";
import * as openGovernmentPages from "./open-government/pages";
import * as currentUser from "./people/current-user";
import * as guides from "./people/guides";
import * as licences from "./people/licences";
import * as messages from "./people/messages";
import * as own from "./people/own";
import * as sessions from "./people/sessions";
import * as waiting from "./people/waiting";
import * as map from "./places/map-service";
import * as captcha from "./progress/captcha";
import * as progress from "./progress/progress";
import * as search from "./search/search";
import * as searchQuality from "./search/search-quality";
import * as stationPlaces from "./stations/places";
import * as stationServices from "./stations/services";
import * as stations from "./stations/stations";
import * as windows from "./stations/windows";
import * as punctuality from "./supervision/punctuality";
import * as rate from "./supervision/rate";
import * as ratings from "./supervision/ratings";
import * as visits from "./supervision/visits";
import * as workOrders from "./supervision/work-orders";
import * as availability from "./tasks/availability";
import * as taskGuides from "./tasks/guides";
import * as items from "./tasks/items";
import * as tracking from "./tracking";
import { handlersOf } from "./router/handler";

/** Every call that is answered here. */
export const routes = handlersOf([
  cases,
  drafts,
  help,
  link,
  sample,
  submit,
  uploads,
  appointments,
  benefits,
  hot,
  businessNotices,
  recommendations,
  subItems,
  themes,
  annualReport,
  articles,
  notices,
  openData,
  portal,
  questions,
  desk,
  deskFacts,
  deskFeedback,
  deskSearches,
  deskVisits,
  deskVocabulary,
  feedback,
  navigation,
  visitor,
  oneThings,
  scenes,
  adjustments,
  catalogues,
  duties,
  figures,
  lists,
  mzb,
  openGovernmentPages,
  currentUser,
  guides,
  licences,
  messages,
  own,
  sessions,
  waiting,
  map,
  captcha,
  progress,
  search,
  searchQuality,
  stationPlaces,
  stationServices,
  stations,
  windows,
  punctuality,
  rate,
  ratings,
  visits,
  workOrders,
  availability,
  taskGuides,
  items,
  tracking,
]);
