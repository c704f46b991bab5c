import { globalStyle, style, type GlobalStyleRule, type StyleRule } from "@vanilla-extract/css";
import { layers } from "../theme/layers.css.js";

const inLayer = (layer: string) => (rule: StyleRule, debugId?: string) => style({ "@layer": { [layer]: { boxSizing: "border-box", ...rule } } }, debugId);
const globalInLayer = (layer: string) => (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { "@layer": { [layer]: rule } });

/** A class of the kit, for `*.css.ts`: lies in the component layer, so hosts and portals override it without a fight. */
export const component = inLayer(layers.components);
/** Rules for what stands inside a class of the kit; the selector must begin with such a class. */
export const componentGlobal = globalInLayer(layers.components);
/** A class of a page, for `*.css.ts`: one layer above the kit. */
export const portal = inLayer(layers.portal);
/** Rules for what stands inside a class of a page. */
export const portalGlobal = globalInLayer(layers.portal);

export { coarse, focusRing, forcedColors, hitArea, popovers, pressable, print, reducedMotion, hoverable, visuallyHidden } from "./fragments.js";
