import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { findPostgres, installPostgres, startPostgres } from "../../apps/server/src/data/testing-postgres-server";
import { BrowserWalk } from "../support/browser-walk";
import { FACES } from "../support/contract";
import { FormWalk } from "../support/form-walk";
import { type Between, MATTERS, type Matter, wholeWay } from "../support/matter";
import { newDataDir, type Portal, startPortal } from "../support/portal";

const DATABASES = ["sqlite", "postgres"] as const;
const WAYS = ["none", "scripts", "keyboard", "elder", "killed"] as const;
type Way = (typeof WAYS)[number];
const NAMES: Readonly<Record<Way, string>> = { none: "不用脚本", scripts: "用脚本", keyboard: "只用键盘", elder: "长辈版，375 像素", killed: "服务器三次被杀" };

/** A portal that can be killed and goes on with what it had stored. */
async function openPortal(database: (typeof DATABASES)[number]) {
  const bin = database === "postgres" ? (findPostgres() ?? (installPostgres(), findPostgres())) : undefined;
  const postgres = bin === undefined ? undefined : await startPostgres(bin, true);
  const dataDir = postgres ? await mkdtemp(join(tmpdir(), "onehall-journeys-")) : await newDataDir();
  const env = { WRITES_PER_MINUTE: "100000", SAMPLE_OFFICE_SECONDS: "0", LOG_LEVEL: "silent", DATABASE_URL: postgres?.url ?? "" };
  let portal: Portal = await startPortal({ dataDir, env });
  return {
    origin: () => portal.origin,
    async kill() {
      await portal.stop("SIGKILL");
      portal = await startPortal({ dataDir, env });
    },
    async stop() {
      await portal.stop();
      await postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type Host = Awaited<ReturnType<typeof openPortal>>;

/** Walks one matter one way. @param turn picks the face, so that each way is walked in both. @param fromEnd slot of an appointment: nobody has two at once */
async function walk(host: Host, browser: Browser, matter: Matter, way: Way, turn: number, fromEnd: number): Promise<void> {
  const face = FACES[turn % FACES.length] ?? "v2";
  const { account } = matter;
  const killed: Between = async ({ url }) => {
    await host.kill();
    const again = await FormWalk.of(host.origin(), account);
    await again.open(url.pathname + url.search);
    return again;
  };
  if (way === "none" || way === "killed")
    return wholeWay(face, matter, await FormWalk.of(host.origin(), account), way === "killed" ? killed : undefined, fromEnd);
  const context = await browser.newContext({ locale: "zh-CN", viewport: way === "elder" ? { width: 375, height: 800 } : { width: 1440, height: 900 } });
  if (way === "elder") await context.addCookies([{ name: "elder", value: "1", url: host.origin() }]);
  try {
    await wholeWay(face, matter, await BrowserWalk.of(await context.newPage(), host.origin(), account, way === "keyboard"), undefined, fromEnd);
  } finally {
    await context.close();
  }
}

/**
 * Six matters from the question to the rating, five ways, on both databases: prints the table of docs/decisions/applications.md.
 * @param args `--only postgres:keyboard:居住证申领` walks one database (one way, one matter); ONEHALL_TEMPLATE_DIR: a folder with an imported database
 */
export async function run(args: readonly string[]): Promise<number> {
  const [onlyDatabase = "", onlyWay = "", onlyMatter = ""] = (args[args.indexOf("--only") + 1] ?? "").split(":");
  const isOnly = args.includes("--only");
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  });
  let faults = 0;
  console.log(
    `| | ${Object.values(MATTERS)
      .map(({ name }) => name)
      .join(" | ")} |\n|---|${"---|".repeat(Object.keys(MATTERS).length)}`,
  );
  try {
    for (const [at, database] of DATABASES.entries()) {
      if (isOnly && database !== onlyDatabase) continue;
      const host = await openPortal(database);
      try {
        for (const [place, way] of WAYS.entries()) {
          if (isOnly && onlyWay !== "" && way !== onlyWay) continue;
          const cells: string[] = [];
          for (const [number, matter] of Object.values(MATTERS).entries()) {
            if (onlyMatter !== "" && matter.name !== onlyMatter) {
              cells.push("");
              continue;
            }
            const begun = performance.now();
            try {
              await walk(host, browser, matter, way, at + place + number, 1 + 2 * place);
              cells.push(`✓ ${((performance.now() - begun) / 1000).toFixed(0)} 秒`);
            } catch (error) {
              faults += 1;
              cells.push("✗");
              console.error(`${database}, ${way}, ${matter.name}: ${error instanceof Error ? error.message : String(error)}`);
            }
          }
          console.log(`| ${database === "sqlite" ? "SQLite" : "PostgreSQL"}，${NAMES[way]} | ${cells.join(" | ")} |`);
        }
      } finally {
        await host.stop();
      }
    }
  } finally {
    await browser.close();
  }
  return faults === 0 ? 0 : 1;
}
