import { cp, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root } from "./portal";

const PACK = join(root, "apps/server/province/guangdong");
/** The files of the core but the newer regions and the benefits, and of the tasks those of the police: families would name tasks and regions that are not there. */
const SMALL = /^(?:(?!regions-newer|benefits)[^/]+\.(?:yaml|txt)|tasks(?:\/police(?:\/.*)?)?)?$/;
/** Tasks with an answer that leads to a task of another department. */
const LEADS_ELSEWHERE = /\/(?:ethnic-status-correction|hotel-licence)\.md$/;

/** A pack in a folder of its own, which imports in a moment: all cities, one county, the tasks of the police, one sample person, no notices. Whoever asked for it removes it. */
export async function smallPack(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "onehall-pack-"));
  await cp(PACK, dir, {
    recursive: true,
    filter: (path) => SMALL.test(relative(PACK, path)) && !LEADS_ELSEWHERE.test(path),
  });
  const cities = (await readFile(join(PACK, "regions.txt"), "utf8")).match(/^ \d\d .*$/gm) ?? [];
  await writeFile(join(dir, "regions.txt"), `440000 广东省\n${cities.join("\n").replace(" 01 广州市", " 01 广州市\n  06 天河区")}\n`);
  await writeFile(join(dir, "faqs.yaml"), "[]\n");
  await mkdir(join(dir, "people"));
  const [first = ""] = /^- id: student\n(?:.+\n)+/m.exec(await readFile(join(PACK, "people/persons.yaml"), "utf8")) ?? [];
  for (const [file, text] of Object.entries({ persons: first, companies: "[]\n", staff: "[]\n" })) await writeFile(join(dir, `people/${file}.yaml`), text);
  return dir;
}

/** Writes a file of a pack anew. @param path below its folder */
export async function changeFile(dir: string, path: string, change: (text: string) => string): Promise<void> {
  const file = join(dir, path);
  await writeFile(file, change(await readFile(file, "utf8")));
}
