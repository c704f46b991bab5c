export { makeContext } from "@onehall/portal/app";
export { drawPage as default, handleError } from "@onehall/portal/entry-server";
