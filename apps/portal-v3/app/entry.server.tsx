export { makeContext } from "@onehall/portal/app";
export { drawPage as default, handleError, inTraditional, pageOf } from "@onehall/portal/entry-server";
