import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeTinyPack } from "../../apps/server/src/province/testing-tiny-pack";
import { root } from "./portal";

const PACK = join(root, "apps/server/province/guangdong");

/** A pack in a folder of its own, which imports in a moment: all cities, one county, the tasks of the police, one sample person, no notices. Whoever asked for it removes it. */
export async function smallPack(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "onehall-pack-"));
  await writeTinyPack(PACK, dir);
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
