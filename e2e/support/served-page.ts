import { load, type CheerioAPI } from "cheerio";
import { expect, origin } from "./test";

export type ServedPageOptions = {
  /** Cookie header, such as that of {@link sampleLogin}. */
  cookie?: string;
  /** Fields of a form that is sent; without them the page is asked for by GET. */
  form?: Record<string, string>;
  /** @default 200 */
  status?: number;
};

/** The HTML that the built portal serves at an address after its redirects, to be asked by selectors; for what needs no browser to be seen. */
export async function servedPage(path: string, { cookie, form, status = 200 }: ServedPageOptions = {}): Promise<CheerioAPI> {
  const response = await fetch(new URL(path, origin()), {
    headers: { ...(cookie !== undefined && { cookie }), ...(form && { origin: origin() }) },
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
  expect(response.status, path).toBe(status);
  return load(await response.text());
}

/** Text as a reader sees it: one space where there are several. */
export const textOf = (part: { text(): string }): string => part.text().replaceAll(/\s+/g, " ").trim();
