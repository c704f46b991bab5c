import { modernValues } from "./modern.js";
import type { ThemeValues } from "./values.js";

/** The modern theme for dark rooms: the same roles on a deep blue-grey ground; filled controls are light with dark words, so that they stand off it. */
export const modernDarkValues: ThemeValues = {
  ...modernValues,
  color: {
    text: {
      default: "#e6ebf4",
      muted: "#a9b4c6",
      link: "#9cc0fb",
      danger: "#f5a8a2",
      success: "#86d6ca",
      warning: "#f3b781",
      onBrand: "#ffffff",
      onBrandSoft: "#b4cffb",
      onDanger: "#ffffff",
      onFooter: "#d9e4f7",
      onFooterMuted: "#a9bcdd",
      onMark: "#e3edff",
    },
    surface: {
      page: "#10151f",
      raised: "#19212e",
      sunken: "#0c1119",
      brand: "#123f8c",
      brandStrong: "#0d316f",
      brandSoft: "#1d2c46",
      successSoft: "#123130",
      dangerSoft: "#3d1f1d",
      warningSoft: "#39270f",
      danger: "#a3211a",
      footer: "#0a0f18",
      mark: "#2c4673",
      overlay: "#000000b3",
      pictureScrim: "#0b1730a6",
    },
    border: { default: "#303c50", strong: "#8b98b0", focus: "#b4cffb", focusGap: "#0a0f18" },
    action: {
      primary: "#a8c7fa",
      primaryHover: "#c2d8fc",
      primaryActive: "#d9e6fe",
      onPrimary: "#06337d",
      danger: "#f2b8b5",
      dangerHover: "#f7cfcd",
      dangerActive: "#fbe1e0",
      onDanger: "#601410",
      quietHover: "#24324b",
    },
  },
  shadow: { low: "0 1px 4px #00000066", high: "0 10px 40px #00000080" },
};
