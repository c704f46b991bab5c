export { expressMeta as meta, ExpressPage as default, loadExpress as loader } from "@onehall/portal/express";
