import { array, type InferOutput, pipe, regex, strictObject, string, minLength } from "valibot";
import { validateShape, readYaml, type Source } from "./document";
import type { Problem } from "./problems";
import { digits, line } from "./shapes";

const theme = strictObject({
  /** Code within its audience; the national code. */
  code: digits(3),
  name: line(20, 2),
  /** Name of a lucide icon. */
  icon: pipe(string(), regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "应为 lucide 图标的名称，例如 id-card")),
});
const list = pipe(array(theme), minLength(1, "至少要有一个主题"));
const schema = strictObject({ person: list, company: list });

export type PackThemes = InferOutput<typeof schema>;
export type PackTheme = PackThemes["person"][number];
export type Audience = keyof PackThemes;

/** First six digits of the catalogue codes of an audience; three digits a theme follow. @see GUIDE-02 */
export const CATALOG_ROOT: Readonly<Record<Audience, string>> = { person: "001001", company: "001002" };

export const AUDIENCES = ["person", "company"] as const satisfies readonly Audience[];

export const catalogCode = (audience: Audience, code: string): string => CATALOG_ROOT[audience] + code;

/** Names of the themes that something has, people's first. */
export const themeNames = (of: { themes: Record<Audience, readonly string[]> }, themes: PackThemes): string[] =>
  AUDIENCES.flatMap((audience) => of.themes[audience].flatMap((code) => themes[audience].find((entry) => entry.code === code)?.name ?? []));

/** Reads themes.yaml: the themes of people and of companies, in the order in which they are shown. */
export function readThemes(source: Source, problems: Problem[]): PackThemes {
  const reading = readYaml(source, problems);
  const themes = reading && validateShape(schema, reading, problems);
  if (!themes) return { person: [], company: [] };
  for (const audience of AUDIENCES) {
    for (const field of ["code", "name"] as const) {
      const seen = new Set<string>();
      themes[audience].forEach((entry, index) => {
        if (seen.has(entry[field])) problems.push({ file: source.file, line: reading.lineAt([audience, index, field]), text: `${entry[field]} 重复` });
        seen.add(entry[field]);
      });
    }
  }
  return themes;
}
