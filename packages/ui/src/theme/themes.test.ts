import { describe, expect, test } from "vitest";
import { contrastRatio } from "./contrast.js";
import { themeValues, type ThemeName } from "./values/index.js";

const themes = Object.entries(themeValues) as [ThemeName, (typeof themeValues)[ThemeName]][];

test.each([
  ["#ffffff", "#000000", 21],
  ["#777777", "#ffffff", 4.48],
  ["#1a5fb4", "#1a5fb4", 1],
])("%s on %s is %s", (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

describe.each(themes)("%s", (name, { color, font, size, motion }) => {
  const { text, surface, border, action } = color;
  const plain = { page: surface.page, raised: surface.raised, sunken: surface.sunken };
  const soft = { brandSoft: surface.brandSoft, successSoft: surface.successSoft, dangerSoft: surface.dangerSoft, warningSoft: surface.warningSoft };
  const texts = Object.entries({ ...plain, ...soft, quietHover: action.quietHover }).flatMap(([on, ground]) => [
    ["text.default", on, text.default, ground],
    ["text.muted", on, text.muted, ground],
  ]);
  const links = Object.entries({ ...plain, brandSoft: surface.brandSoft, quietHover: action.quietHover }).map(([on, ground]) => [
    "text.link",
    on,
    text.link,
    ground,
  ]);
  const tones = (["danger", "success", "warning"] as const).flatMap((tone) =>
    Object.entries({ ...plain, own: surface[`${tone}Soft`] }).map(([on, ground]) => [`text.${tone}`, on, text[tone], ground]),
  );
  const filled = [
    ["text.onBrand", "brand", text.onBrand, surface.brand],
    ["text.onBrand", "brandStrong", text.onBrand, surface.brandStrong],
    ["text.onBrandSoft", "brandSoft", text.onBrandSoft, surface.brandSoft],
    ["text.onDanger", "danger", text.onDanger, surface.danger],
    ["text.onFooter", "footer", text.onFooter, surface.footer],
    ["text.onFooterMuted", "footer", text.onFooterMuted, surface.footer],
    ["text.onMark", "mark", text.onMark, surface.mark],
    ["action.onPrimary", "primary", action.onPrimary, action.primary],
    ["action.onPrimary", "primaryHover", action.onPrimary, action.primaryHover],
    ["action.onPrimary", "primaryActive", action.onPrimary, action.primaryActive],
    ["action.onDanger", "danger", action.onDanger, action.danger],
    ["action.onDanger", "dangerHover", action.onDanger, action.dangerHover],
    ["action.onDanger", "dangerActive", action.onDanger, action.dangerActive],
  ];
  const least = name.endsWith("Contrast") ? 7 : 4.5;

  test.each([...texts, ...links, ...tones, ...filled] as [string, string, string, string][])(`%s on %s reaches ${least}:1`, (_role, _on, ink, ground) => {
    expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(least);
  });

  test("no role of text or control is left out", () => {
    const looked = [...texts, ...links, ...tones, ...filled].flatMap(([role, on]) => [role, on]);
    for (const role of Object.keys(text)) expect(looked).toContain(`text.${role}`);
    for (const role of Object.keys(action)) expect(role.startsWith("on") ? looked.map((entry) => entry?.replace("action.", "")) : looked).toContain(role);
  });

  test.each(Object.entries({ ...plain, ...soft }))("the outline of a control shows on %s", (_on, ground) => {
    expect(contrastRatio(border.strong, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries({ ...plain, ...soft, brand: surface.brand, brandStrong: surface.brandStrong, danger: surface.danger, footer: surface.footer }))(
    "the focus ring shows on %s",
    (_on, ground) => {
      expect(Math.max(contrastRatio(border.focus, ground), contrastRatio(border.focusGap, ground))).toBeGreaterThanOrEqual(3);
      expect(contrastRatio(border.focus, border.focusGap)).toBeGreaterThanOrEqual(3);
    },
  );

  test("filled controls stand off the page", () => {
    for (const ground of Object.values(plain))
      for (const fill of [action.primary, action.danger]) expect(contrastRatio(fill, ground)).toBeGreaterThanOrEqual(3);
  });

  test("text is at least 14 px, in elder themes 18 px, with a hero of 30 px and more", () => {
    const sizes = Object.values(font.size).map((value) => Number.parseFloat(value) * 16);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(name.endsWith("Elder") ? 18 : 14);
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(30);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });

  test("targets are at least 44 px, in elder themes 60 px, and nothing moves there", () => {
    const elder = name.endsWith("Elder");
    expect(Number.parseFloat(size.target)).toBeGreaterThanOrEqual(elder ? 60 : 44);
    expect(Number.parseFloat(size.control)).toBeGreaterThanOrEqual(Number.parseFloat(size.target));
    if (elder) expect(Object.values(motion)).toEqual(["0ms", "0ms", "0ms"]);
    if (elder) for (const height of Object.values(font.lineHeight)) expect(Number(height)).toBeGreaterThanOrEqual(1.5);
  });
});
