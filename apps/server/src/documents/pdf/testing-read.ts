import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A node of the structure tree: its role, what it says in place of its content, its children. */
export type StructureNode = { role: string; alt?: string; children: StructureNode[] };

export type ReadPdf = {
  pages: number;
  /** All text in reading order, without spaces and line ends. */
  text: string;
  title: unknown;
  lang: unknown;
  tagged: boolean;
  /** The structure of each page. */
  structure: StructureNode[];
};

/** A piece of text, or where marked content begins or ends. */
type Item = { str?: string; type?: string; tag?: string };
type Tree = { role?: string; alt?: string; children?: Tree[] };

const node = ({ role = "", alt, children = [] }: Tree): StructureNode => ({
  role,
  ...(alt === undefined ? {} : { alt }),
  children: children.filter((child) => child.role !== undefined).map(node),
});

/** Text without artifacts: heads and feet of pages are not content. */
function contentOf(items: readonly Item[]): string {
  const open: boolean[] = [];
  let text = "";
  for (const { str, type, tag } of items)
    if (type?.startsWith("begin")) open.push(tag === "Artifact");
    else if (type === "endMarkedContent") open.pop();
    else if (!open.includes(true)) text += str ?? "";
  return text;
}

/** What a program that reads PDFs finds in one: for tests, by another hand than the one that draws. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const file = await task.promise;
  let text = "";
  const structure: StructureNode[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    text += contentOf(items);
    const tree = (await page.getStructTree()) as Tree | null;
    if (tree) structure.push(node(tree));
  }
  const { info } = (await file.getMetadata()) as { info: { Title?: unknown; Language?: unknown } };
  const marks = (await file.getMarkInfo()) as { Marked?: boolean } | null;
  const read = { pages: file.numPages, text: text.replaceAll(/\s/g, ""), title: info.Title, lang: info.Language, tagged: marks?.Marked === true, structure };
  await task.destroy();
  return read;
}

/** Every role below some nodes, the outer first. */
export const rolesOf = (nodes: readonly StructureNode[]): string[] => nodes.flatMap(({ role, children }) => [role, ...rolesOf(children)]);
