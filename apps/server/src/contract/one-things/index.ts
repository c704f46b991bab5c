import type { Handler } from "../router/handler";
import { oneThings, processing } from "./one-things";
import { scene, sceneData, sceneList } from "./scenes";

/** One-things and scene guides. */
export const oneThingRoutes: readonly Handler[] = [oneThings, processing, sceneList, scene, sceneData];
