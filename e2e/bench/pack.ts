import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../support/portal";
import { printTable } from "./kit/print";

/** What each piece of work may take on two cores: seconds, and MiB of memory at its highest. */
const LIMITS = { pack: 60, generated: 300, memory: 1_024 } as const;

/** Says at the end what the process used: memory at its highest in KiB, time of the processors in microseconds. */
const USAGE =
  "data:text/javascript,process.on('exit',()=>{const u=process.resourceUsage();console.error('used '+u.maxRSS+' '+(u.userCPUTime+u.systemCPUTime))})";

/** Seconds by the clock and of the processors (much less tells of a crowded machine), MiB. */
type Work = { name: string; seconds: number; cpu: number; memory: number };

function work(name: string, args: readonly string[], dataDir: string): Work {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", USAGE, join(root, "apps/server/dist/province.js"), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", PROVINCE: "" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${name} failed:\n${stdout}${stderr}`);
  const seconds = (performance.now() - start) / 1_000;
  const [, memory, cpu] = /^used (\d+) (\d+)$/m.exec(stderr) ?? [];
  return { name, seconds, cpu: Number(cpu) / 1_000_000, memory: Number(memory) / 1_024 };
}

/**
 * How long the import of the pack takes, the generation of a pack with many items and its import, and how much memory each needs; on SQLite, each in a
 * process of its own. Option: `--items 2000000`.
 * @returns 1 when something takes more than its limit
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { items: { type: "string", default: "2000000" } } });
  const folder = mkdtempSync(join(tmpdir(), "onehall-pack-"));
  const large = join(folder, "large");
  try {
    const first = work("import of the pack", ["import"], join(folder, "data"));
    const again = work("import once more", ["import"], join(folder, "data"));
    const out = work("export", ["export", join(folder, "export")], join(folder, "data"));
    const generated = work(`generate ${Number(values.items).toLocaleString("en")} items`, ["generate", "--items", values.items, large], join(folder, "none"));
    const imported = work("import of them", ["import", large], join(folder, "large-data"));
    const all = [first, again, out, generated, imported];
    printTable(
      "the province pack",
      ["seconds", "CPU seconds", "MiB"],
      all.map(({ name, seconds, cpu, memory }) => [name, [seconds.toFixed(1), cpu.toFixed(1), memory.toFixed(0)]]),
    );
    const goals = [
      { text: `import of the pack within ${LIMITS.pack} s`, reached: first.seconds <= LIMITS.pack },
      { text: `generated and imported within ${LIMITS.generated} s`, reached: generated.seconds + imported.seconds <= LIMITS.generated },
      { text: `never more than ${LIMITS.memory} MiB`, reached: all.every(({ memory }) => memory <= LIMITS.memory) },
    ];
    console.log("");
    for (const { text, reached } of goals) console.log(`${reached ? "✓" : "✗"} ${text}`);
    const reached = goals.every((goal) => goal.reached);
    if (!reached)
      console.log(
        `load average ${loadavg()
          .map((load) => load.toFixed(1))
          .join(" ")}`,
      );
    return reached ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
