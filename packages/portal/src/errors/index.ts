export { ChunkGuard } from "./ChunkGuard";
export { ErrorPage } from "./ErrorPage";
export { LastResort } from "./LastResort";
