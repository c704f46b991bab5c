import { portal } from "../style/index.js";
import { from } from "../theme/breakpoints.js";
import { vars } from "../theme/contract.css.js";

/** Layouts of stories; classes, as the server sends no style attributes. */
export const row = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[4] });
export const stack = portal({ display: "grid", gap: vars.space[4] });
export const narrow = portal({ maxInlineSize: "17.5rem" });
export const brand = portal({ padding: vars.space[6], background: vars.color.surface.brand, color: vars.color.text.onBrand });
export const sided = portal({ display: "grid", gap: vars.space[6], "@media": { [from("m")]: { gridTemplateColumns: "13rem minmax(0, 1fr)" } } });
export const tall = portal({ minBlockSize: "26rem" });
