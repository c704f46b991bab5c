export { loadMattersCsv as loader } from "@onehall/portal/services";
