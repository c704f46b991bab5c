export { makeContext } from "@onehall/portal/app";
export { drawPage as default } from "@onehall/portal/entry-server";
