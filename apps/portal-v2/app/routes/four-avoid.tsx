export { easyListsMeta as meta, EasyListsPage as default, loadFourAvoid as loader } from "@onehall/portal/lists";
