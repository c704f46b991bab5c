import { common } from "./common.js";
import type { ThemeValues } from "./values.js";

/** Dense, orderly, official: brand blue, signal red for notices, warm grey page, small radii. */
export const classicValues: ThemeValues = {
  ...common,
  color: {
    text: {
      default: "#1f2733",
      muted: "#56616f",
      link: "#1a5fb4",
      danger: "#b01823",
      success: "#1a6338",
      warning: "#8f4300",
      onBrand: "#ffffff",
      onBrandSoft: "#144a8c",
      onDanger: "#ffffff",
      onFooter: "#1f2733",
      onFooterMuted: "#56616f",
      onMark: "#b01823",
    },
    surface: {
      page: "#f4f6f9",
      raised: "#ffffff",
      sunken: "#eef1f5",
      brand: "#1a5fb4",
      brandStrong: "#144a8c",
      brandSoft: "#e8f0fa",
      successSoft: "#e6f3ea",
      dangerSoft: "#fdecec",
      warningSoft: "#fdf1e2",
      danger: "#c01c28",
      footer: "#ffffff",
      mark: "#fdecec",
      overlay: "#101a2999",
      pictureScrim: "#00000000",
    },
    border: { default: "#dde3ea", strong: "#758293", focus: "#0d3770", focusGap: "#ffffff" },
    action: {
      primary: "#1a5fb4",
      primaryHover: "#144a8c",
      primaryActive: "#0f3a6f",
      onPrimary: "#ffffff",
      danger: "#c01c28",
      dangerHover: "#9c1620",
      dangerActive: "#7d1119",
      onDanger: "#ffffff",
      quietHover: "#e8f0fa",
    },
  },
  radius: { s: "2px", m: "4px", l: "4px", full: "999px" },
  shadow: { low: "0 1px 3px #144a8c1f", high: "0 6px 20px #144a8c2e" },
};
