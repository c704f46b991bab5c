import type { ThemeValues } from "./values.js";

/** Sizes in rem follow the reader's own browser setting; `px(18)` reads as the design says it. */
const px = (pixels: number) => `${pixels / 16}rem`;

/** What all themes share unless they say otherwise: type, space, sizes and motion. */
export const common = {
  font: {
    family: `"PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif`,
    size: { s: px(14), m: px(16), l: px(18), xl: px(20), xxl: px(24), display: px(30), hero: px(38) },
    lineHeight: { body: "1.6", prose: "1.75", tight: "1.35" },
    weight: { regular: "400", medium: "500", strong: "600", bold: "700" },
    linkDecoration: "none",
  },
  space: {
    1: "4px",
    2: "8px",
    3: "12px",
    4: "16px",
    5: "20px",
    6: "24px",
    7: "32px",
    8: "40px",
    9: "48px",
    10: "64px",
    11: "80px",
    12: "96px",
  },
  size: {
    target: "44px",
    container: "1200px",
    controlSmall: "36px",
    control: "44px",
    controlLarge: "56px",
    stroke: "1px",
    icon: "1.125em",
    columns: "12",
    stickyTop: "16px",
  },
  motion: { fast: "120ms", medium: "200ms", slow: "300ms" },
} satisfies Pick<ThemeValues, "font" | "space" | "size" | "motion">;

/** Elder reading: text from 18 px up, targets of 60 px, one column, nothing moves. @see ELDER-05 */
export const elder = (values: ThemeValues): ThemeValues => ({
  ...values,
  font: {
    ...values.font,
    size: { s: px(18), m: px(20), l: px(22), xl: px(26), xxl: px(30), display: px(36), hero: px(44) },
    lineHeight: { body: "1.7", prose: "1.85", tight: "1.5" },
    linkDecoration: "underline",
  },
  size: { ...values.size, target: "60px", container: "1080px", controlSmall: "60px", control: "60px", controlLarge: "72px", columns: "1" },
  motion: { fast: "0ms", medium: "0ms", slow: "0ms" },
});

/** High contrast: black on white, dark blue actions, thick outlines, text of 7:1 and more on each of its surfaces. */
export const contrast = (values: ThemeValues): ThemeValues => ({
  ...values,
  color: {
    text: {
      default: "#000000",
      muted: "#2b2f36",
      link: "#00307a",
      danger: "#7a0010",
      success: "#00391f",
      warning: "#5a2600",
      onBrand: "#ffffff",
      onBrandSoft: "#00307a",
      onDanger: "#ffffff",
      onFooter: "#ffffff",
      onFooterMuted: "#ffffff",
      onMark: "#000000",
    },
    surface: {
      page: "#ffffff",
      raised: "#ffffff",
      sunken: "#f2f2f2",
      brand: "#00307a",
      brandStrong: "#001d4d",
      brandSoft: "#f0f5ff",
      successSoft: "#f0faf4",
      dangerSoft: "#fff3f3",
      warningSoft: "#fff7ec",
      danger: "#7a0010",
      footer: "#001331",
      mark: "#ffe600",
      overlay: "#000000cc",
      pictureScrim: "#00000000",
    },
    border: { default: "#000000", strong: "#000000", focus: "#000000", focusGap: "#ffe600" },
    action: {
      primary: "#00307a",
      primaryHover: "#001d4d",
      primaryActive: "#000000",
      onPrimary: "#ffffff",
      danger: "#7a0010",
      dangerHover: "#52000b",
      dangerActive: "#000000",
      onDanger: "#ffffff",
      quietHover: "#fff7b8",
    },
  },
  font: { ...values.font, weight: { ...values.font.weight, medium: "600" }, linkDecoration: "underline" },
  shadow: { low: "0 0 0 1px #000000", high: "0 0 0 2px #000000" },
  size: { ...values.size, stroke: "2px" },
});
