export { makeContext } from "@onehall/portal/app";
export { drawPage as default, handleError, inTraditional } from "@onehall/portal/entry-server";
