export { makeContext } from "@onehall/portal/app";
export { renderPage as default, handleError, renderedPageOf } from "@onehall/portal/entry-server";
