import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root, startPortal } from "../support/portal";
import { send } from "../support/contract";
import { printTable } from "./kit/print";

/** What each piece of work may take on two cores: seconds, and MiB of memory at its highest; and how long a visitor may wait for a write meanwhile, in milliseconds. */
const LIMITS = { pack: 60, generated: 300, memory: 1_024, wait: 5_000 } as const;

const PROGRAM = join(root, "apps/server/dist/province.js");

/** Says at the end what the process used: memory at its highest in KiB, time of the processors in microseconds. */
const USAGE =
  "data:text/javascript,process.on('exit',()=>{const u=process.resourceUsage();console.error('used '+u.maxRSS+' '+(u.userCPUTime+u.systemCPUTime))})";

/** Seconds by the clock and of the processors (much less tells of a crowded machine), MiB. */
type Work = { name: string; seconds: number; cpu: number; memory: number };

function work(name: string, args: readonly string[], dataDir: string): Work {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", USAGE, PROGRAM, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", PROVINCE: "" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${name} failed:\n${stdout}${stderr}`);
  const seconds = (performance.now() - start) / 1_000;
  const [, memory, cpu] = /^used (\d+) (\d+)$/m.exec(stderr) ?? [];
  return { name, seconds, cpu: Number(cpu) / 1_000_000, memory: Number(memory) / 1_024 };
}

/** Visitors who write at once. */
const WRITERS = 4;

/** Imports a pack in which one text has changed, beside a portal that people write to. @returns longest wait for a write in milliseconds, and how many there were */
async function besidePortal(dataDir: string, pack: string): Promise<{ writes: number; refused: number; longest: number }> {
  const portal = await startPortal({ dataDir, env: { PROVINCE: pack, DATABASE_URL: "", WRITES_PER_MINUTE: "1000000", SAMPLE_OFFICE_SECONDS: "0" } });
  const [notice = ""] = readdirSync(join(pack, "notices"));
  const file = join(pack, "notices", notice);
  writeFileSync(file, readFileSync(file, "utf8").replace(/^title: .*$/m, "title: 改过的标题"));
  const seen = { over: false, writes: 0, refused: 0, longest: 0 };
  const writer = async (): Promise<void> => {
    while (!seen.over) {
      const start = performance.now();
      const { ok } = await send(
        "POST feedback/add",
        {},
        { at: portal.origin, json: { kind: "suggestion", content: "导入的时候写的", url: "/portal/v2/index" } },
      );
      seen.longest = Math.max(seen.longest, performance.now() - start);
      seen.writes += 1;
      if (!ok) seen.refused += 1;
    }
  };
  const writers = Array.from({ length: WRITERS }, writer);
  try {
    const command = spawn(process.execPath, [PROGRAM, "import", pack], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", PROVINCE: "" },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const [code] = await once(command, "exit");
    if (code !== 0) throw new Error(`the import beside a portal ended with ${code}`);
  } finally {
    seen.over = true;
    await Promise.all(writers);
    await portal.stop();
  }
  return seen;
}

/**
 * How long the import of the pack takes, the generation of a pack with many items and its import, and how much memory each needs; on SQLite, each in a
 * process of its own; and how long people who write wait while a change of one text is imported. Option: `--items 2000000`.
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
    const beside = await besidePortal(join(folder, "data"), join(folder, "export"));
    console.log(`a change beside a portal: ${beside.writes} writes, ${beside.refused} refused, longest wait ${beside.longest.toFixed(0)} ms`);
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
      { text: `beside an import no write is refused or waits for more than ${LIMITS.wait} ms`, reached: beside.refused === 0 && beside.longest <= LIMITS.wait },
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
