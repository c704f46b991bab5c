import { mapService } from "@onehall/api";
import { defineHandler } from "../router/handler";

/** What shows places on a map. */
export const handleMapService = defineHandler(mapService, (_input, { map }) => map);
