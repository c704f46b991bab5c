import type { Answering } from "../answers";
import { oneThings, processing } from "./one-things";
import { scene, sceneData, sceneList } from "./scenes";

/** One-things and scene guides. */
export const oneThingRoutes: readonly Answering[] = [oneThings, processing, sceneList, scene, sceneData];
