export { loadPersonalList, loadScene, loadScenes, personalListMeta, sceneMeta, scenesMeta } from "./data";
export type { PersonalListData, SceneData, SceneListData } from "./data";
export { PersonalListPage } from "./PersonalListPage";
export { ScenePage } from "./ScenePage";
export { ScenesPage } from "./ScenesPage";
