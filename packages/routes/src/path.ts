import type { Version } from "@onehall/regions";
import type { Pattern, SharedPattern } from "./manifest";

/** The names in a pattern: `:id` of `v2/guide/:id`. */
type Names<P extends string> = P extends `${infer Head}/${infer Rest}` ? Names<Head> | Names<Rest> : P extends `:${infer Name}` ? Name : never;

type Values<Name extends string> = { [N in Name as N extends `${string}?` ? never : N]: string } & {
  [N in Name as N extends `${infer Plain}?` ? Plain : never]?: string;
};

/** What a pattern needs to become an address: nothing, or a value for each name; `:tab?` may be left out. */
export type Params<P extends string> = [Names<P>] extends [never] ? [] : [values: Values<Names<P>>];

/**
 * The path of a page from its pattern in the manifest: `pagePath("v2/guide/:id", { id })` → `/portal/v2/guide/{id}`. A pattern that no page has, or a value
 * that is missing, is a type error. Nothing of the manifest itself is read: the function weighs nothing in a browser. Values are not escaped.
 */
export function pagePath<const P extends Pattern>(pattern: P, ...[values]: Params<P>): string {
  const given: Readonly<Record<string, string | undefined>> = values ?? {};
  return `/portal/${pattern}`.replace(/\/:(\w+)\??/g, (_, name: string) => (given[name] === undefined ? "" : `/${given[name]}`));
}

/** The same for a page that the classic face draws without a version in its address: `guide-combo/:id`, `v3/guide-combo/:id`. */
export const sharedPath = <const P extends SharedPattern>(version: Version, pattern: P, ...values: Params<P>): string =>
  pagePath((version === "v2" ? pattern : `v3/${pattern}`) as Pattern, ...(values as Params<Pattern>));
