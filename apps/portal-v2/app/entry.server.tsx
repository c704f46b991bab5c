export { makeContext } from "@onehall/portal/app";
export { drawPage as default, handleError, pageOf } from "@onehall/portal/entry-server";
