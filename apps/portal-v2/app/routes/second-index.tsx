export { cataloguesMeta as meta, CataloguesPage as default, loadCatalogues as loader } from "@onehall/portal/affairs-public";
