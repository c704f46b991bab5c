/** A test that proves an entry: its file, and the names of the tests as written there; none: the whole file. */
export type Proof = { path: string; titles: string[] };

/** An entry of docs/requirements. */
export type Requirement = {
  /** `REGION-05`, `KIT-DATE-02`. */
  id: string;
  /** The page that holds it, below docs/requirements. */
  page: string;
  text: string;
  proofs: Proof[];
  /** Why there is no proof yet. */
  notYet?: string;
};

/** A tracked text file: path from the top of the checkout, and content. */
export type Source = { path: string; text: string };

const ROW = /^\| ((?:[A-Z]+-)+\d+) \| (.+) \| (.*) \|$/;
/** The form of an id, wherever it is cited. */
const ID = /\b(?:[A-Z]{2,}-)+\d{2}\b(?![\w-])/g;
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
/** Documents that the work began with; none of them is in the repository. */
const OUTSIDE = /\b(?:spec|domain|norms|design|features|kit|visual)\.md\b|\.\.\/shared\/|\bthe specification\b/gi;
/** A literal that stands first in a call or in a row: the name of a test, of a group, or of a row of `test.each`. */
const LITERAL = /[([]\s*(?:"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,/g;

/** `` `path`: `title`, `title`; `path` `` → proofs. */
function proofsOf(cell: string): Proof[] {
  const proofs: Proof[] = [];
  for (const [, span = ""] of cell.matchAll(/`([^`]+)`/g)) {
    if (TEST_FILE.test(span)) proofs.push({ path: span, titles: [] });
    else proofs.at(-1)?.titles.push(span);
  }
  return proofs;
}

/** The entries of a page of the register: the rows of its tables that begin with an id. */
export function requirementsOf({ path, text }: Source): Requirement[] {
  return text.split("\n").flatMap((line) => {
    const [, id, sentence = "", cell = ""] = ROW.exec(line) ?? [];
    if (id === undefined) return [];
    const entry = { id, page: path, text: sentence };
    const [, notYet] = /^not yet: (.+)$/.exec(cell) ?? [];
    return [notYet === undefined ? { ...entry, proofs: proofsOf(cell) } : { ...entry, proofs: [], notYet }];
  });
}

/** What a test file calls its tests. */
export const titlesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(LITERAL)].map(([, plain, template]) => (plain ?? template ?? "").replaceAll(/\\(.)/g, "$1")));

/** Ids that stand twice, and entries that have neither proof nor reason. */
export function faultsOfRegister(register: readonly Requirement[]): string[] {
  const seen = new Set<string>();
  return register.flatMap(({ id, page, proofs, notYet }) => {
    const twice = seen.has(id) ? [`${page}: ${id} stands twice`] : [];
    seen.add(id);
    return notYet === undefined && proofs.length === 0 ? [...twice, `${page}: ${id} names no test, and gives no reason`] : twice;
  });
}

/** Test files and tests that entries name and that are not there. */
export function lostProofs(register: readonly Requirement[], sources: readonly Source[]): string[] {
  const titles = new Map(sources.filter(({ path }) => TEST_FILE.test(path)).map(({ path, text }) => [path, titlesIn(text)]));
  return register.flatMap(({ id, proofs }) =>
    proofs.flatMap(({ path, titles: named }) => {
      const there = titles.get(path);
      return there ? named.filter((title) => !there.has(title)).map((title) => `${id}: ${path} has no test “${title}”`) : [`${id}: ${path} is gone`];
    }),
  );
}

/** What a test file imports that asks a portal which was built and started: the one that all tests share, one of its own, or the one that is killed while it writes. */
const BUILT = /\bstartPortal\(|from "(?:\.\.\/support\/test|\.\/crash)"/;
const FROM_SOURCE = /\bfromSource: true\b/;

/** Entries that a test proves on the built portal, not on a package alone. */
export function provenOnPortal(register: readonly Requirement[], sources: readonly Source[]): Requirement[] {
  const built = new Set(sources.filter(({ path, text }) => path.startsWith("e2e/") && BUILT.test(text) && !FROM_SOURCE.test(text)).map(({ path }) => path));
  return register.filter(({ proofs }) => proofs.some(({ path }) => built.has(path)));
}

/** Ids that are cited and that no entry has. Beside `@see` only those of an area of the register are taken for ids. */
export function unknownIds(register: readonly Requirement[], sources: readonly Source[]): string[] {
  const known = new Set(register.map(({ id }) => id));
  const areas = new Set([...known].map((id) => id.split("-")[0]));
  return sources.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      const cited = line.indexOf("@see ");
      return [...line.matchAll(ID)]
        .filter(({ 0: id, index: at }) => !known.has(id) && (areas.has(id.split("-")[0]) || (cited >= 0 && at > cited)))
        .map(([id]) => `${path}:${index + 1} cites ${id}`);
    }),
  );
}

/** Places that cite a document which is not in the repository. */
export const outsideCitations = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => [...line.matchAll(OUTSIDE)].map(([name]) => `${path}:${index + 1} cites ${name}`)),
  );

/** Calls that entries name: `` `GET ip/type` `` → "GET ip/type". */
export const callsOf = (register: readonly Requirement[]): string[] =>
  register.flatMap(({ text }) => [...text.matchAll(/`((?:GET|POST) [^`\s]+)`/g)].map(([, call = ""]) => call));
