import { common } from "./common.js";
import type { ThemeValues } from "./values.js";

/** Ink on paper: no brand at all. What still looks right here depends on no hue of ours. */
export const neutralValues: ThemeValues = {
  ...common,
  color: {
    text: {
      default: "#1d1d1f",
      muted: "#5c5c61",
      link: "#1d1d1f",
      danger: "#9b1c1c",
      success: "#22543d",
      warning: "#744210",
      onBrand: "#ffffff",
      onBrandSoft: "#1d1d1f",
      onDanger: "#ffffff",
      onFooter: "#1d1d1f",
      onFooterMuted: "#5c5c61",
      onMark: "#1d1d1f",
    },
    surface: {
      page: "#ffffff",
      raised: "#ffffff",
      sunken: "#f4f4f5",
      brand: "#2f2f33",
      brandStrong: "#1d1d1f",
      brandSoft: "#ececee",
      successSoft: "#edf5f0",
      dangerSoft: "#faeded",
      warningSoft: "#f9f2e7",
      danger: "#9b1c1c",
      footer: "#f4f4f5",
      mark: "#f3e9b8",
      overlay: "#1d1d1f99",
      pictureScrim: "#00000000",
    },
    border: { default: "#dcdce0", strong: "#77777d", focus: "#1d1d1f", focusGap: "#ffffff" },
    action: {
      primary: "#2f2f33",
      primaryHover: "#48484d",
      primaryActive: "#1d1d1f",
      onPrimary: "#ffffff",
      danger: "#9b1c1c",
      dangerHover: "#7f1717",
      dangerActive: "#611111",
      onDanger: "#ffffff",
      quietHover: "#ececee",
    },
  },
  font: { ...common.font, linkDecoration: "underline" },
  radius: { s: "4px", m: "6px", l: "8px", full: "999px" },
  shadow: { low: "0 1px 2px #0000001f", high: "0 8px 24px #00000029" },
};
