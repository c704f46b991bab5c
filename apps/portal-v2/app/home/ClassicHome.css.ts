import { from, vars } from "@onehall/ui/theme";
import { portal, portalGlobal } from "@onehall/ui/style";

export const body = portal({ marginBlock: vars.space[5] });
/** Twelve columns, or as many as the theme allows. Of its own, not the kit's Grid: it stands in the live part of the page, and this one sends no script. */
export const columns = portal({
  display: "grid",
  gap: vars.space[5],
  gridTemplateColumns: `repeat(min(12, ${vars.size.columns}), minmax(0, 1fr))`,
});

/** So many of the twelve in wide windows, `middle` of them in windows of middle size, all on phones. */
const cell = (wide: number, middle = 12) =>
  portal({
    minInlineSize: 0,
    gridColumn: "1 / -1",
    "@media": {
      [from("m")]: { gridColumn: `span min(${middle}, ${vars.size.columns})` },
      [from("l")]: { gridColumn: `span min(${wide}, ${vars.size.columns})` },
    },
  });
export const themes = cell(9);
export const ranked = cell(3);
export const whole = cell(12);
export const notices = cell(5, 6);
export const questions = cell(4, 6);

export const panel = portal({
  background: vars.color.surface.raised,
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  blockSize: "100%",
});
/** Tabs at the head of a panel stand in line with the headings of the others. */
portalGlobal(`${panel} > * > [data-look]`, { paddingInline: vars.space[5] });
export const panelHead = portal({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingInline: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});
export const panelTitle = portal({
  fontSize: "1.1875rem",
  lineHeight: "50px",
  color: vars.color.text.link,
  boxShadow: `inset 0 -3px ${vars.color.surface.brand}`,
});
export const more = portal({ fontSize: vars.font.size.s, color: vars.color.text.muted, lineHeight: vars.size.target });
export const panelBody = portal({ padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[3]}` });
