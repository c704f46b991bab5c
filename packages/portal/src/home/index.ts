export { homeMeta, loadHome } from "./data";
export type { HomeData } from "./data";
export { loadModernHome } from "./modern-data";
export type { Audience, ModernHomeData, ModernHomeParts } from "./modern-data";
