export { processingMeta as meta, ProcessingPage as default, loadProcessing as loader } from "@onehall/portal/one-things";
