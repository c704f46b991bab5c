import type { Handler } from "../router/handler";
import { adjustments } from "./adjustments";
import { agents, fees } from "./catalogues";
import { counts, departments, detail, pageOfDuties, taskTypes } from "./duties";
import { figures } from "./figures";
import { catalogue, countsOfEachList, easy, ofType, services } from "./lists";
import { index, items, licences } from "./mzb";
import { convenient, open, people, special } from "./pages";

/** What an administration publishes of itself. */
export const openGovernment: readonly Handler[] = [
  open,
  people,
  convenient,
  special,
  figures,
  ofType,
  easy,
  services,
  countsOfEachList,
  catalogue,
  agents,
  fees,
  index,
  items,
  licences,
  adjustments,
  taskTypes,
  departments,
  counts,
  pageOfDuties,
  detail,
];
