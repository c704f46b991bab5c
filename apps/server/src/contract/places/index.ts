import { mapService } from "@onehall/api";
import { defineHandler, type Handler } from "../router/handler";

const mapOfOperator = defineHandler(mapService, (_input, { map }) => map);

/** What shows places on a map. */
export const placeAnswers: readonly Handler[] = [mapOfOperator];
