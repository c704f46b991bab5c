export { loadMemorabilia, memorabiliaMeta } from "./data";
export type { MemorabiliaData } from "./data";
export { MemorabiliaPage } from "./MemorabiliaPage";
