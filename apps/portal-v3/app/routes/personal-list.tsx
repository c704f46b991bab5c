export { personalListMeta as meta, PersonalListPage as default, loadPersonalList as loader } from "@onehall/portal/scene-guides";
