export { sceneMeta as meta, ScenePage as default, loadScene as loader } from "@onehall/portal/scene-guides";
