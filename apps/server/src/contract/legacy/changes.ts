import { catalogCodeOfToday } from "@onehall/api";
import { AUDIENCES, catalogCode } from "../../province/themes";
import type { Services } from "../services";

/** The parameters of a request by name; of a name that comes twice the first that says something. */
export type Fields = Map<string, unknown>;

/** Rewrites parameters in place, as the strict contract wants them. */
export type Change = (fields: Fields, services: Pick<Services, "portal">) => void;

/** Changes the value of each field that is there. */
const each =
  (names: readonly string[], to: (value: unknown, services: Pick<Services, "portal">) => unknown): Change =>
  (fields, services) => {
    for (const name of names) if (fields.has(name)) fields.set(name, to(fields.get(name), services));
  };

/** Numbers and booleans become text, a list of one element that element, a longer one a list with commas. */
const textOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 1 ? textOf(value[0]) : value.map(String).join(",");
  return typeof value === "number" || typeof value === "boolean" ? String(Number(value)) : value;
};

export const asText: Change = (fields, services) => each([...fields.keys()], textOf)(fields, services);

/** Blanks alone are nothing. */
export const withoutEmpty: Change = (fields) => {
  for (const [name, value] of fields) if (value === null || value === undefined || (typeof value === "string" && value.trim() === "")) fields.delete(name);
};

/** A parameter under another name; the contract's own name wins. */
export const alias =
  (own: string, ...others: readonly string[]): Change =>
  (fields) => {
    for (const other of others) {
      if (!fields.has(own) && fields.has(other)) fields.set(own, fields.get(other));
      fields.delete(other);
    }
  };

/** A number is cut to a whole one and brought into its limits. What is no number (`undefined`, `abc`) is left out, so that the default of the contract holds. */
export const clamp =
  (least: number, most: number, ...names: readonly string[]): Change =>
  (fields) => {
    for (const name of names) {
      if (!fields.has(name)) continue;
      const number = Number(fields.get(name));
      if (Number.isNaN(number)) fields.delete(name);
      else fields.set(name, String(Math.min(most, Math.max(least, Math.trunc(number)))));
    }
  };

/** Codes of provinces, cities and counties written with 12 digits. */
export const shortRegion = (...names: readonly string[]): Change =>
  each(names, (value) => (typeof value === "string" ? value.replace(/^\s*(\d{6})0{6}\s*$/, "$1") : value));

/** Yes and no in words. */
export const yesNo = (...names: readonly string[]): Change =>
  each(names, (value) => (typeof value === "string" ? value.replace(/^(true|y|yes)$/i, "1").replace(/^(false|n|no)$/i, "0") : value));

/** A value that the contract's pattern does not allow stands for one that nobody has. */
export const orUnknown =
  (name: string, pattern: RegExp, unknown: string): Change =>
  (fields) => {
    const value = fields.get(name);
    if (typeof value !== "string" || !pattern.test(value.trim())) fields.set(name, unknown);
  };

/** As {@link orUnknown}, where the parameter is given at all. */
export const orUnknownIfGiven = (name: string, pattern: RegExp, unknown: string): Change => {
  const change = orUnknown(name, pattern, unknown);
  return (fields, services) => {
    if (fields.has(name)) change(fields, services);
  };
};

/** Themes have codes in steps of five today; older programs number them one by one. @see ROUTE-10 */
export const catalogOfToday = (name: string): Change =>
  each([name], (value, { portal }) => {
    if (typeof value !== "string" || !/^\d{9}$/.test(value.trim())) return value;
    const code = value.trim();
    const today = catalogCodeOfToday(code);
    const codes = AUDIENCES.flatMap((audience) => portal.themes[audience].map((theme) => catalogCode(audience, theme.code)));
    return !codes.includes(code) && codes.includes(today) ? today : code;
  });
