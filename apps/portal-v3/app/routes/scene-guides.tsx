export { scenesMeta as meta, ScenesPage as default, loadScenes as loader } from "@onehall/portal/scene-guides";
