import { portal } from "@onehall/ui/style";

/** The part lies in its place as if the element around it were not there. */
export const island = portal({ display: "contents" });
