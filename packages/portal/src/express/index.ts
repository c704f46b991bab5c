export { expressMeta, loadExpress, loadExpressFile } from "./data";
export { ExpressPage } from "./ExpressPage";
