import type { Handler } from "../router/handler";
import { places } from "./places";
import { servicesByLevel, servicesOfCity } from "./services";
import { station, stationList } from "./stations";
import { windowList } from "./windows";

/** Halls, stations, windows and places. */
export const stationAnswers: readonly Handler[] = [stationList, station, servicesByLevel, servicesOfCity, windowList, places];
