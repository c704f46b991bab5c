import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle, exporting } from "./kit/bundle";
import { floor, has, kits, ours, useOf, widgets, type Kit, type Widget } from "./kit/kits";
import { installPeers } from "./kit/peers";
import { printTable } from "./kit/print";

const INSTANCES = 100;
/** Renders of each before anything is measured, so that code is as fast as in a server that runs; at most so many milliseconds for one kit. */
const WARM_UP = 300;
const WARM_UP_TIME = 1500;
const ROUNDS = 51;
/** Goal: these widgets of ours take at most so many times as long as bare elements. */
const MOST = 3;
const HELD: readonly Widget[] = ["date", "table", "tabs", "form"];

/**
 * Milliseconds that the server takes for 100 instances of each widget, closed as a page is sent: ours, the other kits and bare elements in
 * turn within one process, with one React, in production; medians.
 */
export async function run(args: readonly string[]): Promise<number> {
  process.env["NODE_ENV"] = "production"; // before React is loaded
  const peers = installPeers();
  const out = join(peers, "server");
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  const require = createRequire(join(peers, "package.json"));
  const { createElement } = require("react") as { createElement: (type: unknown, props?: object | null, ...children: unknown[]) => unknown };
  const { renderToString } = require("react-dom/server") as { renderToString: (element: unknown) => string };

  const load = async (kit: Kit, widget: Widget) => {
    const folder = join(out, `${kit.folder}-${widget}`);
    mkdirSync(folder);
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    const { chunks } = await bundle({ entry: exporting([useOf(kit, widget)]), peers, platform: "node" });
    for (const { fileName, code } of chunks) writeFileSync(join(folder, fileName), code);
    const { use0 } = (await import(pathToFileURL(join(folder, "main.js")).href)) as { use0: { Use: unknown } };
    return () => renderToString(createElement("main", null, ...Array.from({ length: INSTANCES }, (_, n) => createElement(use0.Use, { n }))));
  };

  const chosen = args.length > 0 ? widgets.filter((widget) => args.includes(widget)) : widgets;
  const times = new Map<Kit, (number | undefined)[]>(kits.map((kit) => [kit, []]));
  for (const widget of chosen) {
    const renders = new Map<Kit, () => string>();
    for (const kit of kits) if (has(kit, widget)) renders.set(kit, await load(kit, widget));
    const medians = measure(renders);
    for (const kit of kits) times.get(kit)!.push(medians.get(kit));
  }

  const base = times.get(floor)!;
  const cell = (time: number | undefined, index: number) => (time === undefined ? "-" : `${time.toFixed(2)} ×${(time / base[index]!).toFixed(1)}`);
  printTable(
    `milliseconds for ${INSTANCES} instances on the server (× bare elements), median of ${ROUNDS}`,
    chosen,
    kits.map((kit) => [kit.name, times.get(kit)!.map(cell)]),
  );
  const faults = HELD.filter((widget) => chosen.includes(widget)).filter((widget) => {
    const index = chosen.indexOf(widget);
    return times.get(ours)![index]! > MOST * base[index]!;
  });
  console.log(`\nours at most ${MOST} times bare elements for ${HELD.join(", ")}: ${faults.length === 0 ? "yes" : `no, not ${faults.join(", ")}`}`);
  return faults.length === 0 ? 0 : 1;
}

/** One render of each in turn, so that a slow second of the machine falls on all. */
function measure(renders: ReadonlyMap<Kit, () => string>): Map<Kit, number> {
  const quiet = silence();
  const taken = new Map<Kit, number[]>();
  for (const render of renders.values()) {
    const end = performance.now() + WARM_UP_TIME;
    for (let round = 0; round < WARM_UP && performance.now() < end; round += 1) render();
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kit, render] of renders) {
      const from = performance.now();
      const html = render();
      const time = performance.now() - from;
      if (html.length < INSTANCES * 20) throw new Error(`${kit.name} drew next to nothing`);
      taken.set(kit, [...(taken.get(kit) ?? []), time]);
    }
  }
  quiet();
  return new Map([...taken].map(([kit, all]) => [kit, all.sort((a, b) => a - b)[Math.floor(all.length / 2)]!]));
}

/** Kits that warn at every render would be measured by their warnings. Answers how to end it. */
function silence(): () => void {
  const { error, warn } = console;
  console.error = console.warn = () => {};
  return () => Object.assign(console, { error, warn });
}
