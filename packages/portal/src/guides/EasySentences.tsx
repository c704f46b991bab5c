import type { Guide } from "@onehall/api";

/** The five sentences, and what a working day is. */
export const EasySentences = ({ easy }: Pick<Guide, "easy">) => (
  <>
    <ol>
      {easy.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
    {easy.some(({ text }) => text.includes("工作日")) && <p>工作日不算周末和放假的日子。</p>}
  </>
);
