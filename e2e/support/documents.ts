import type { Source } from "./requirements";

/** The parts of a Markdown document that its translation must have too. */
export type Outline = {
  /** Levels of the headings in order: 1 for `#`. */
  levels: number[];
  /** Code blocks without comments. */
  blocks: string[];
  /** Names in capitals between backticks, without what is assigned to them: environment variables and families of calls. */
  names: string[];
  /** Targets of links, relative to the repository; those into the document itself and its translation left out. */
  links: string[];
};

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm;
const HEADING = /^(#{1,6}) (.+)$/gm;
const LINK = /(?<!!)\[[^\]]*\]\(([^)\s]+)\)/g;

const withoutCode = (text: string): string => text.replaceAll(FENCE, "");
/** Comments of shell and YAML; `#` inside a word or an address is none. */
const withoutComments = (code: string): string =>
  code
    .split("\n")
    .map((line) => line.replace(/(?:^|\s+)# ?.*$/, "").trimEnd())
    .join("\n");

/** Resolves a relative link against the folder of the document: ("docs/a.md", "../b.md#c") → "b.md#c". */
function resolveLink(path: string, link: string): string {
  const [file = "", fragment] = link.split("#", 2);
  const parts = file === "" ? path.split("/") : path.split("/").slice(0, -1);
  for (const part of file === "" ? [] : file.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/") + (fragment === undefined ? "" : `#${fragment}`);
}

const isOutside = (link: string): boolean => /^(?:https?|mailto|tel):/.test(link);

const linksOf = ({ path, text }: Source): string[] =>
  [...withoutCode(text).matchAll(LINK)].map(([, link = ""]) => (isOutside(link) ? link : resolveLink(path, link)));

/** The Chinese document of a pair, whichever of the two is named: docs/a.en.md → docs/a.md, README.md → README.zh-CN.md. */
export const chineseOf = (path: string): string => (path === "README.md" ? "README.zh-CN.md" : path.replace(/\.en\.md$/, ".md"));

export function outlineOf(source: Source): Outline {
  const prose = withoutCode(source.text);
  return {
    levels: [...prose.matchAll(HEADING)].map(([, marks = ""]) => marks.length),
    blocks: [...source.text.matchAll(FENCE)].map(([, , code = ""]) => withoutComments(code)),
    names: [...prose.matchAll(/`([A-Z][A-Z0-9_]+(?:<[A-Z]+>)?)(?:=[^`]*)?`/g)].map(([, name = ""]) => name),
    links: linksOf(source)
      .map((link) => chineseOf(link.split("#")[0] ?? ""))
      .filter((link) => link !== chineseOf(source.path)),
  };
}

/** What the English document of a pair has and the Chinese one lacks; headings must agree in number, order and level. */
export function differences(chinese: Source, english: Source): string[] {
  const [complete, short] = [outlineOf(chinese), outlineOf(english)];
  const headings =
    complete.levels.join(" ") === short.levels.join(" ") ? [] : [`${english.path}: headings differ: ${complete.levels.join("")} ${short.levels.join("")}`];
  const missing = (["blocks", "names", "links"] as const).flatMap((part) =>
    short[part].filter((one) => !complete[part].includes(one)).map((one) => `${chinese.path} lacks, of the ${part} of ${english.path}: ${one}`),
  );
  return [...headings, ...missing];
}

/** The anchor that a heading gets where Markdown is shown: lower case, without punctuation, spaces as hyphens. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

const anchorsOf = (text: string): Set<string> => new Set([...withoutCode(text).matchAll(HEADING)].map(([, , heading = ""]) => anchorOf(heading)));

/** Links of documents to files or headings that are not there. `exists`: whether the repository has a file or folder. */
export function deadLinks(documents: readonly Source[], exists: (path: string) => boolean): string[] {
  const anchors = new Map(documents.map(({ path, text }) => [path, anchorsOf(text)]));
  return documents.flatMap((source) =>
    linksOf(source)
      .filter((link) => !isOutside(link))
      .filter((link) => {
        const [file = "", fragment] = link.split("#", 2);
        return !exists(file) || (fragment !== undefined && anchors.get(file)?.has(decodeURIComponent(fragment)) === false);
      })
      .map((link) => `${source.path} links to ${link}`),
  );
}

const PATH = /`((?:apps|packages|e2e|scripts|docs)\/[\w./@-]+)`/g;
const SERVER_PATH = /`((?:common|data|search|province|identity|contract|documents|reading|operations|http)\/[\w./-]+)`/g;

/**
 * Files that documents name between backticks and that are not there: from the top of the repository, or from a folder of the server.
 * Patterns (`<name>`, `*`) are no paths.
 */
export const deadPaths = (documents: readonly Source[], exists: (path: string) => boolean): string[] =>
  documents.flatMap(({ path, text }) => {
    const prose = withoutCode(text);
    const named = [...prose.matchAll(PATH)].map(([, file = ""]) => file);
    const inServer = [...prose.matchAll(SERVER_PATH)].map(([, file = ""]) => `apps/server/src/${file}`);
    return [...named, ...inServer].filter((file) => !exists(file.replace(/\/$/, ""))).map((file) => `${path} names ${file}`);
  });

/** Names of environment variables that code reads, however it writes that. */
export function environmentOf({ text }: Source): string[] {
  const direct = [...text.matchAll(/(?<!import\.meta\.)\benv(?:\.|\[["']|, ")([A-Z][A-Z0-9_]+)\b/g)].map(([, name = ""]) => name);
  const taken = [...text.matchAll(/\{ ([A-Z][A-Z0-9_, ]*) \} = process\.env/g)].flatMap(([, names = ""]) => names.split(", "));
  const byConstant = [...text.matchAll(/\benv\[([A-Z][A-Z0-9_]*)\]/g)].flatMap(([, constant = ""]) => {
    const [, name] = new RegExp(`const ${constant} = "([A-Z][A-Z0-9_]*)"`).exec(text) ?? [];
    return name === undefined ? [] : [name];
  });
  return [...direct, ...taken, ...byConstant];
}

/** Environment variables in the first column of a document's tables; `NAME_<PART>` stands for several and is left out. */
export const documentedVariables = ({ text }: Source): string[] =>
  [...text.matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(([, cell = ""]) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = ""]) => name));

/** Messages that code writes to the log, with their level: "a back end failed (warn)". */
export const logMessages = ({ text }: Source): string[] =>
  [...text.matchAll(/\blog\.(debug|info|warn|error)\([^\n]*, "([^"\n]+)"\)/g)].map(([, level, message]) => `${message} (${level})`);

/** Messages in the table of a document, in the same form. */
export const documentedMessages = ({ text }: Source): string[] =>
  [...text.matchAll(/^\| `([^`]+)` \| (debug|info|warn|error) \|/gm)].map(([, message, level]) => `${message} (${level})`);
