export { easyListsMeta as meta, EasyListsPage as default, loadFourDeal as loader } from "@onehall/portal/lists";
