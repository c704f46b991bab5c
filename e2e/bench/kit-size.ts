import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../support/portal";
import { bundle, exporting, type Chunk } from "./kit/bundle";
import { floor, has, kits, ours, peers as others, useOf, widgets, type Kit } from "./kit/kits";
import { installPeers, versionOf } from "./kit/peers";
import { printTable } from "./kit/print";

const UI = join(root, "packages/ui");
/** KiB of gzip, React outside. */
const MOST = { together: 60, atFirst: 35, widget: 12 };

type Size = { js: number; css: number };
const kib = (text: string) => gzipSync(text, { level: 9 }).length / 1024;
const joined = (chunks: readonly Chunk[]) => chunks.map(({ code }) => code).join("\n");
const figure = (value: number | undefined) => (value === undefined ? "-" : value.toFixed(1));

/** Every chunk counts, those that only load at a touch too: the dearest reading for a kit that splits its code. */
async function sizeOf(peers: string, paths: readonly string[]): Promise<Size> {
  const { chunks, css } = await bundle({ entry: exporting(paths), peers });
  return { js: kib(joined(chunks)), css: css === "" ? 0 : kib(css) };
}

/** Script and style of one use of each widget, ours beside the other kits; then the limits that ours keeps. */
export async function run(): Promise<number> {
  const peers = installPeers();
  const sizes = new Map<Kit, (Size | undefined)[]>();
  for (const kit of kits) {
    const row: (Size | undefined)[] = [];
    for (const widget of widgets) row.push(has(kit, widget) ? await sizeOf(peers, [useOf(kit, widget)]) : undefined);
    const all = widgets.filter((widget) => has(kit, widget)).map((widget) => useOf(kit, widget));
    sizes.set(kit, [...row, await sizeOf(peers, all)]);
  }
  const columns = [...widgets, "all"];
  for (const part of ["js", "css"] as const) {
    printTable(
      part === "js" ? "script, gzip KiB, React outside" : "style, gzip KiB (0: styled by script, or not at all)",
      columns,
      kits.map((kit) => [kit.name, sizes.get(kit)!.map((size) => figure(size?.[part]))]),
    );
  }
  const versions = ["antd", "@arco-design/web-react", "tdesign-react", "@mui/material", "@mui/x-date-pickers", "react-aria-components", "@base-ui/react"];
  console.log(`\n${versions.map((name) => `${name} ${versionOf(name)}`).join(", ")}; ${floor.name}: elements without a kit`);

  const faults = columns.flatMap((column, index) =>
    others.filter((kit) => (sizes.get(kit)![index]?.js ?? Infinity) <= sizes.get(ours)![index]!.js).map((kit) => `${column}: ${kit.name} is smaller than ours`),
  );
  console.log(`\nours the smallest in every column: ${faults.length === 0 ? "yes" : "no"}`);
  faults.push(...(await limits(peers)));
  for (const fault of faults) console.log(`✗ ${fault}`);
  return faults.length === 0 ? 0 : 1;
}

type Limits = { widgets: Record<string, Size>; together: Size };

/** Every widget of ours with all its exports, alone and together, against the limits of the package. @see KIT-04, KIT-05 */
async function limits(peers: string): Promise<string[]> {
  const file = JSON.parse(readFileSync(join(UI, "size-limits.json"), "utf8")) as Limits;
  const names = Object.keys(file.widgets);
  const entry = (chosen: readonly string[]) => chosen.map((name) => `export * from "@onehall/ui/${name}";`).join("\n");
  const faults: string[] = [];
  let largest = "";
  let most = 0;
  for (const name of names) {
    if (!existsSync(join(UI, "dist", name))) throw new Error(`packages/ui/dist lacks ${name}: build it first`);
    const { chunks, css } = await bundle({ entry: entry([name]), peers });
    const size: Size = { js: kib(joined(chunks)), css: kib(css) };
    if (size.js > most && name !== "date-picker") [largest, most] = [name, size.js];
    if (size.js > MOST.widget && name !== "date-picker") faults.push(`${name}: ${figure(size.js)} KiB, over ${MOST.widget}`);
    for (const part of ["js", "css"] as const) {
      const limit = file.widgets[name]![part];
      if (size[part] > limit + 0.005) faults.push(`${name}: ${part} ${size[part].toFixed(2)} KiB, over its limit of ${limit}`);
    }
  }
  const { chunks, css } = await bundle({ entry: entry(names), peers });
  const calendar = chunks.filter(({ fileName }) => /calendar/i.test(fileName));
  const together = kib(joined(chunks));
  const without = kib(joined(chunks.filter((chunk) => !calendar.includes(chunk))));
  const first = kib(joined(loadedAtFirst(chunks)));
  console.log(`
all ${names.length} widgets of ours, every export: ${figure(together)} KiB script, ${figure(kib(css))} KiB style
  without the calendar: ${figure(without)} KiB; loaded at first, before anything opens: ${figure(first)} KiB
  largest but DatePicker: ${largest} ${figure(most)} KiB`);
  if (calendar.length !== 1) faults.push("the calendar is not one chunk of its own");
  if (together > MOST.together) faults.push(`all widgets: ${figure(together)} KiB, over ${MOST.together}`);
  if (first > MOST.atFirst) faults.push(`all widgets, loaded at first: ${figure(first)} KiB, over ${MOST.atFirst}`);
  if (together > file.together.js || kib(css) > file.together.css) faults.push("all together are over the limit of size-limits.json");
  return faults;
}

/** The entry and what it imports statically. */
function loadedAtFirst(chunks: readonly Chunk[]): Chunk[] {
  const loaded = new Set<string>();
  const take = (fileName: string) => {
    const chunk = chunks.find((other) => other.fileName === fileName);
    if (!chunk || loaded.has(fileName)) return;
    loaded.add(fileName);
    for (const next of chunk.imports) take(next);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) take(fileName);
  return chunks.filter(({ fileName }) => loaded.has(fileName));
}
