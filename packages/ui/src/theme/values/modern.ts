import { common } from "./common.js";
import type { ThemeValues } from "./values.js";

/** Calm, roomy, task first: deep blue with a teal second voice, soft corners, taller controls. */
export const modernValues: ThemeValues = {
  ...common,
  color: {
    text: {
      default: "#1b2330",
      muted: "#56627a",
      link: "#0b57d0",
      danger: "#b3261e",
      success: "#0b5c5a",
      warning: "#9f3e08",
      onBrand: "#ffffff",
      onBrandSoft: "#0842a0",
      onDanger: "#ffffff",
      onFooter: "#d9e4f7",
      onFooterMuted: "#a9bcdd",
      onMark: "#0842a0",
    },
    surface: {
      page: "#f6f8fc",
      raised: "#ffffff",
      sunken: "#f0f3f9",
      brand: "#0b57d0",
      brandStrong: "#0842a0",
      brandSoft: "#eaf1fd",
      successSoft: "#e3f4f2",
      dangerSoft: "#fdecea",
      warningSoft: "#fdeee3",
      danger: "#b3261e",
      footer: "#0c2247",
      mark: "#dbe7fd",
      overlay: "#0c224799",
      pictureScrim: "#00000000",
    },
    border: { default: "#e2e7f0", strong: "#74809a", focus: "#06337d", focusGap: "#ffffff" },
    action: {
      primary: "#0b57d0",
      primaryHover: "#0842a0",
      primaryActive: "#06337d",
      onPrimary: "#ffffff",
      danger: "#b3261e",
      dangerHover: "#8c1d18",
      dangerActive: "#6e1511",
      onDanger: "#ffffff",
      quietHover: "#eaf1fd",
    },
  },
  radius: { s: "8px", m: "12px", l: "20px", full: "999px" },
  shadow: { low: "0 1px 4px #15305f26", high: "0 10px 40px #15305f1f" },
  size: { ...common.size, container: "1320px", control: "48px", stickyTop: "88px" },
};
