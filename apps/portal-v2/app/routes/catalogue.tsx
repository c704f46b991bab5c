export { catalogueMeta as meta, CataloguePage as default, loadCatalogue as loader } from "@onehall/portal/lists";
