import { copyFile, mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeTinyPack } from "../../apps/server/src/province/testing-tiny-pack";
import { root } from "./portal";

const PACK = join(root, "apps/server/province/guangdong");

/** A pack in a folder of its own, which imports in a moment: all cities, one county, the tasks of the police with their forms, the lists of open government, one sample person, no notices. Whoever asked for it removes it. */
export async function smallPack(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "onehall-pack-"));
  await writeTinyPack(PACK, dir, "open-government");
  await mkdir(join(dir, "forms"));
  await copyFile(join(PACK, "forms/groups.yaml"), join(dir, "forms/groups.yaml"));
  for (const form of await formsNamed(join(dir, "tasks"))) await copyFile(join(PACK, `forms/${form}.yaml`), join(dir, `forms/${form}.yaml`));
  await mkdir(join(dir, "people"));
  const [first = ""] = /^- id: student\n(?:.+\n)+/m.exec(await readFile(join(PACK, "people/persons.yaml"), "utf8")) ?? [];
  const staff = /^- \{ id: desk-(?:police|town)\w*, .*$/gm;
  const offices = ((await readFile(join(PACK, "people/staff.yaml"), "utf8")).match(staff) ?? []).filter((line) => line.includes('region: "440000"'));
  for (const [file, text] of Object.entries({ persons: first, companies: "[]\n", staff: `${offices.join("\n")}\n` }))
    await writeFile(join(dir, `people/${file}.yaml`), text);
  return dir;
}

/** The forms that materials of tasks below a folder name. */
async function formsNamed(folder: string): Promise<Set<string>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(?:ya?ml|md)$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return new Set(texts.flatMap((text) => [...text.matchAll(/\bform: ([a-z-]+)/g)].map(([, name = ""]) => name)));
}

/** Writes a file of a pack anew. @param path below its folder */
export async function changeFile(dir: string, path: string, change: (text: string) => string): Promise<void> {
  const file = join(dir, path);
  await writeFile(file, change(await readFile(file, "utf8")));
}
