import type { Outline, OutlineBlock } from "../outline";

/** Characters that mean something in Markdown, taken literally. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`).replace(/^(\d+)([.)])/, String.raw`$1\$2`);

const row = (cells: readonly string[]): string => `| ${cells.map(plain).join(" | ")} |`;

function blockText(block: OutlineBlock): string {
  switch (block.type) {
    case "heading":
      return `${"#".repeat(block.level)} ${plain(block.text)}`;
    case "p":
      return plain(block.text);
    case "ul":
    case "ol":
      return block.items.map((item, index) => `${block.type === "ol" ? `${index + 1}.` : "-"} ${plain(item)}`).join("\n");
    case "facts":
      return block.rows.map(([name, value]) => `- **${plain(name)}**：${plain(value)}`).join("\n");
    case "table":
      return [row(block.columns.map(({ title }) => title)), `|${block.columns.map(() => " --- |").join("")}`, ...block.rows.map(row)].join("\n");
    case "form":
      return block.rows.flatMap((cells) => cells.map(({ label, value }) => `- **${plain(label)}**：${plain(value)}`)).join("\n");
    case "signatures":
      return block.items.map(({ label, value }) => plain(label + value)).join("\n\n");
  }
}

/** An outline as CommonMark with tables (GFM), for programs that read pages. */
export function markdownOf({ title, about, lead, live, foot, blocks }: Outline): string {
  const parts = [`# ${plain(title)}`, plain(about), plain(lead), ...blocks.map(blockText), "---", plain(foot)];
  return `${[...parts, ...(live ? [`<${live.url}>`] : [])].filter(Boolean).join("\n\n")}\n`;
}
