import { mapService } from "@onehall/api";
import { answers, type Answering } from "../answers";

const mapOfOperator = answers(mapService, (_input, { map }) => map);

/** What shows places on a map. */
export const placeAnswers: readonly Answering[] = [mapOfOperator];
