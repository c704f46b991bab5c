import type { Block } from "@onehall/api";

/** Prose of a guide: paragraphs and lists. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => {
    if (block.type === "p") return <p key={index}>{block.text}</p>;
    const List = block.type;
    return (
      <List key={index}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    );
  });
}
