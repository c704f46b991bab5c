import { vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

export const root = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4], paddingBlock: `${vars.space[5]} ${vars.space[9]}` });
