export { expectValidHtml, serverHtml } from "./html.js";
export { hydrate } from "./hydrate.js";
export type { Hydrated } from "./hydrate.js";
export { renderThenHydrate } from "./renderThenHydrate.js";
