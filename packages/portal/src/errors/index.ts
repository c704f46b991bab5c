export { ReloadOnChunkError } from "./ReloadOnChunkError";
export { ErrorPage } from "./ErrorPage";
export { FallbackErrorBoundary } from "./FallbackErrorBoundary";
