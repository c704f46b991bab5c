import { spawn } from "node:child_process";
import { get } from "node:http";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startPortal, type Portal } from "../support/portal";
import { journeyPages } from "../support/pages";
import { requireTools, wrk, type Load } from "./tools";

const FIRST_CORE = ["taskset", "-c", "0"];
const SECONDS = 5;
/** Rounds of cached page and nginx in turn: the machine's speed drifts, the ratio of neighbours does not. */
const ROUNDS = 3;

/**
 * Uncached renders a second of home, list and guide; cached pages a second beside nginx serving the same bytes on the same core.
 * Goals: cached ≥ 0.55 of nginx, uncached home ≥ 400 a second.
 */
export async function run(): Promise<number> {
  requireTools({ wrk: "wrk", nginx: "nginx-light", taskset: "util-linux" });
  const uncached = await startPortal({ prefix: FIRST_CORE, env: { PAGE_CACHE_MIB: "0" } });
  const pages = await journeyPages(uncached.origin);
  console.log("\nuncached, one process on one core");
  for (const [name, path] of Object.entries(pages)) {
    wrk(uncached.origin + path, 2); // warm
    print(name, wrk(uncached.origin + path, SECONDS));
  }
  await uncached.stop();

  const cached = await startPortal({ prefix: FIRST_CORE });
  const ratios = await beside(cached, pages.home);
  await cached.stop();
  ratios.sort((a, b) => a - b);
  console.log(`\ncached / nginx: ${ratios.map((ratio) => ratio.toFixed(2)).join(" ")}, median ${ratios[Math.floor(ratios.length / 2)]?.toFixed(2)}`);
  return 0;
}

/** What browsers ask for, and so what nearly all traffic is. */
const BROWSER = { "Accept-Encoding": "gzip, deflate, br" };

/** The body as it travels, still compressed. */
const bytesOf = (url: string) =>
  new Promise<Buffer>((done, failed) => {
    get(url, { headers: BROWSER }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => done(Buffer.concat(chunks)));
    }).on("error", failed);
  });

async function beside(portal: Portal, path: string): Promise<number[]> {
  const bytes = await bytesOf(portal.origin + path);
  const nginx = await startNginx(bytes);
  console.log(`\ncached home (${bytes.length} bytes, brotli) beside nginx with the same bytes, same core, in turn`);
  const ratios: number[] = [];
  wrk(portal.origin + path, 2, BROWSER);
  wrk(nginx.url, 1, BROWSER);
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = wrk(portal.origin + path, SECONDS, BROWSER);
    const theirs = wrk(nginx.url, SECONDS, BROWSER);
    print("onehall", ours);
    print("nginx", theirs);
    ratios.push(ours.perSecond / theirs.perSecond);
  }
  await nginx.stop();
  return ratios;
}

async function startNginx(page: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), "onehall-nginx-"));
  const port = await freePort();
  await writeFile(join(folder, "page.html"), page);
  const config = `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; sendfile on; open_file_cache max=10; keepalive_requests 100000000; default_type text/html;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${folder}; } }`;
  await writeFile(join(folder, "nginx.conf"), config);
  const child = spawn("taskset", ["-c", "0", "nginx", "-c", join(folder, "nginx.conf"), ...(process.getuid?.() === 0 ? ["-g", "user root;"] : [])], {
    stdio: "inherit",
  });
  const url = `http://127.0.0.1:${port}/page.html`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await new Promise((next) => setTimeout(next, 50));
  }
  return {
    url,
    async stop() {
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const print = (name: string, { perSecond, p50, p99, errors }: Load) =>
  console.log(
    `${name.padEnd(10)} ${perSecond.toFixed(0).padStart(7)} /s   p50 ${p50.toFixed(2)} ms   p99 ${p99.toFixed(2)} ms${errors ? `   ${errors} errors` : ""}`,
  );
