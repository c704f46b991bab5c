import type { Source } from "./document";
import { scaledCopyFile } from "./scaled-copy";
import { splitFrontMatter } from "./front-matter";
import { itemCounter } from "./inventory";
import { type PackFiles, parsePack } from "./pack";
import type { PackTask } from "./task";

/** Basic codes of generated tasks begin with the province and these digits, which no catalogue uses. */
const CODE = "98";
const CODE_DIGITS = 8;
const NAME_MOST = 60;

/** A task once more, under a name and a code of its own. Nobody asks for it (hot: 0), so that it gets no sample cases; its questions would only be the same again. */
function variant({ text, file }: Source, task: PackTask, round: number, code: string): string {
  const parts = splitFrontMatter({ file, text }, []);
  if (!parts) throw new Error(`${file} 没有字段`);
  const sign = `（规模测试${round}）`;
  const name = [...task.name].slice(0, NAME_MOST - [...sign].length).join("") + sign;
  const head = parts.head.text
    .replace(/^name: .*$/mu, `name: ${JSON.stringify(name)}`)
    .replace(/^code: .*$/mu, `code: "${code}"`)
    .replace(/^hot: .*$/mu, "hot: 0")
    .replace(/^complete: .*$/mu, "complete: false");
  const body = parts.body.text.replace(/^## 常见问题\n[\s\S]*?(?=^## |$(?![\s\S]))/mu, "");
  return `---\n${head}\n---\n${body}`;
}

/**
 * The pack with as many more tasks as it takes to have exactly so many items, all made from its own tasks, in their order: the same pack and number give
 * the same files. For benches: nothing in it is meant to be read.
 * @throws PackError when the pack is wrong
 * @throws Error with a sentence when it has more items already, or too few kinds of tasks to come out even
 */
export function generateScaledPack(files: PackFiles, items: number): Source[] {
  const pack = parsePack(files);
  const itemsOf = itemCounter(pack);
  let missing = items - itemsOf(pack.tasks);
  if (missing < 0) throw new Error(`内容包已经有 ${items - missing} 个办理项，多于要生成的 ${items} 个。`);
  const bySource = new Map(files.sources.map((source) => [source.file, source]));
  const models = pack.tasks
    .filter((task) => bySource.has(task.file) && task.kind !== "TC")
    .map((task) => ({ task, items: itemsOf([task]) }))
    .filter((model) => model.items > 0);
  const made: Source[] = [];
  for (let round = 1; missing > 0; round++) {
    const before = missing;
    for (const { task, items: own } of models) {
      const source = bySource.get(task.file);
      if (own > missing || !source) continue;
      const code = `${task.code.slice(0, 2)}${CODE}${String(made.length + 1).padStart(CODE_DIGITS, "0")}`;
      made.push({ file: scaledCopyFile(task.file, round), text: variant(source, task, round, code) });
      missing -= own;
    }
    if (missing === before) throw new Error(`差 ${missing} 个办理项凑不成整数：没有更小的事项。`);
  }
  return [...files.sources, ...made];
}
