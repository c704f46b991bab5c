import { isKnownAddress } from "./addresses";
import type { Source } from "./document";
import type { Problem } from "./problems";

/** An address of our own in any file, up to what can only follow it. */
const OWN = /\/portal\/[^\s"'<>，。；、）】]*?(?=[\s"'<>，。；、）】]|[,)}\]](?:\s|$)|$)/gu;
const REGION = /[?&](?:region|areaCode)=(\d+)/gu;
/** Pages that the pack itself writes: articles/<name>.md. */
const ARTICLE = /^\/portal\/v[23]\/(about-me|contact-us|privacy-policy|service-agreement|accessibility|site-correction)$/u;

/** Every address of our own in the files, with where it stands. */
function* ownLinks(sources: readonly Source[]): Generator<{ file: string; line: number; url: string }> {
  for (const { file, text } of sources) {
    if (!text.includes("/portal/")) continue;
    for (const [index, row] of text.split("\n").entries()) {
      if (row.trimStart().startsWith("#")) continue;
      // The brace of {region} at the end looks like the one of the line.
      for (const [url] of row.matchAll(OWN)) yield { file, line: index + 1, url: url.replace(/\{\w+$/u, "$&}") };
    }
  }
}

/** Addresses of our own that lead to no page, or to a region that there is not, wherever they stand in the pack. */
export function validateLinks(sources: readonly Source[], regions: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  for (const { file, line, url } of ownLinks(sources)) {
    if (!isKnownAddress(url)) problems.push({ file, line, text: `本站没有 ${url} 这个页面` });
    for (const [, region = ""] of url.matchAll(REGION))
      if (regions.size > 0 && !regions.has(region)) problems.push({ file, line, text: `链接 ${url} 里的地区 ${region} 不存在` });
  }
  return problems;
}

/** Addresses of standing pages that the pack does not write. */
export function missingArticles(sources: readonly Source[]): Problem[] {
  const files = new Set(sources.map(({ file }) => file));
  return [...ownLinks(sources)].flatMap(({ file, line, url }): Problem[] => {
    const name = ARTICLE.exec(url.replace(/[?#].*$/u, ""))?.[1];
    return name === undefined || files.has(`articles/${name}.md`) ? [] : [{ file, line, text: `链接 ${url} 没有内容：缺少 articles/${name}.md` }];
  });
}
