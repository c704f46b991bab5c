export { comboMeta, loadCombo } from "./combo-data";
export { loadOneThings, loadProcessing, oneThingsMeta, processingMeta } from "./data";
export type { OneThingsData, ProcessingData } from "./data";
export { OneThingsPage } from "./OneThingsPage";
export { ProcessingPage } from "./ProcessingPage";
