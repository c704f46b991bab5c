export * as answers from "./answers";
export { backEnd, load, reply, thrownStatus } from "./contract";
export { renderThenHydrate } from "./browser";
export { homeData, modernHomeData } from "./home";
export { config, page, root } from "./page";
export * as samples from "./samples";
