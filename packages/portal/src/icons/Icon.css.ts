import { portal } from "@onehall/ui/style";

export const icon = portal({ flex: "none", fill: "none", stroke: "currentColor", strokeWidth: 1.75, strokeLinecap: "round", strokeLinejoin: "round" });
