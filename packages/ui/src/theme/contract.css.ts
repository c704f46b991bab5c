import { createGlobalThemeContract } from "@vanilla-extract/css";
import { variableName } from "./variableName.js";

/**
 * Every role a component may speak in. A theme gives each role a value, a component never asks which theme it is in.
 * The CSS variables have readable names: `vars.color.text.onBrand` is `var(--oh-color-text-on-brand)`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      text: {
        default: null,
        muted: null,
        link: null,
        danger: null,
        success: null,
        warning: null,
        /** On `surface.brand` and `surface.brandStrong`. */
        onBrand: null,
        /** On `surface.brandSoft`. */
        onBrandSoft: null,
        /** On `surface.danger`. */
        onDanger: null,
        onFooter: null,
        onFooterMuted: null,
        /** On `surface.mark`: a word that was searched for. */
        onMark: null,
      },
      surface: {
        page: null,
        raised: null,
        sunken: null,
        brand: null,
        brandStrong: null,
        brandSoft: null,
        successSoft: null,
        dangerSoft: null,
        warningSoft: null,
        danger: null,
        footer: null,
        mark: null,
        /** Behind a dialog; translucent. */
        overlay: null,
        /** Over a picture that is drawn for light rooms; transparent where nothing is to be dimmed. */
        pictureScrim: null,
      },
      /** `default` only divides; `strong` draws the outline of a control and keeps 3:1. The focus ring is `focus` outside a gap of `focusGap`: one of the two shows on every surface. */
      border: { default: null, strong: null, focus: null, focusGap: null },
      action: {
        primary: null,
        primaryHover: null,
        primaryActive: null,
        onPrimary: null,
        danger: null,
        dangerHover: null,
        dangerActive: null,
        onDanger: null,
        /** Behind a quiet control under the pointer. */
        quietHover: null,
      },
    },
    font: {
      family: null,
      size: { s: null, m: null, l: null, xl: null, xxl: null, display: null, hero: null },
      lineHeight: { body: null, prose: null, tight: null },
      weight: { regular: null, medium: null, strong: null, bold: null },
      /** `text-decoration-line` of links that stand alone; links within sentences are always underlined. */
      linkDecoration: null,
    },
    /** Steps of four pixels. */
    space: { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 7: null, 8: null, 9: null, 10: null, 11: null, 12: null },
    radius: { s: null, m: null, l: null, full: null },
    shadow: { low: null, high: null },
    size: {
      /** The least width and height of anything one presses. */
      target: null,
      container: null,
      /** Heights of controls: buttons, fields. */
      controlSmall: null,
      control: null,
      controlLarge: null,
      /** Width of a control's outline. */
      stroke: null,
      /** Inline icons beside text. */
      icon: null,
      /** The most columns a grid may have; 1 turns every grid into one column. */
      columns: null,
      /** What a sticky header hides at the top of the window: `scroll-margin-top` of anchors, `top` of sticky parts. */
      stickyTop: null,
    },
    motion: { fast: null, medium: null, slow: null },
  },
  (_value, path) => variableName(path),
);
