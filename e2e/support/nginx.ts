import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "./portal";

const INSTALLED = "/usr/sbin/nginx";
const LONGEST_MS = 10_000;

export type Proxy = { https: number; http: number; stop: () => Promise<void> };

/** nginx of the system, or Debian's package unpacked into a folder: installed it would start a server by itself. */
function nginxProgram(folder: string): string {
  if (existsSync(INSTALLED)) return INSTALLED;
  const apt = (...words: string[]) => spawnSync("apt-get", words, { cwd: folder, encoding: "utf8" }).status === 0;
  if (!apt("download", "nginx") && apt("update")) apt("download", "nginx");
  const file = readdirSync(folder).find((name) => name.endsWith(".deb"));
  if (!file || spawnSync("dpkg", ["-x", file, "unpacked"], { cwd: folder }).status !== 0)
    throw new Error("nginx is not installed, and Debian's package cannot be had");
  return join(folder, "unpacked", INSTALLED);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** deploy/nginx.conf as it stands, but for its ports, its certificate and the host behind it. */
export async function startNginx(behind: string): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), "onehall-nginx-"));
  const [https, http] = [await freePort(), await freePort()];
  const tls = join(root, "e2e/support/tls");
  const sites = readFileSync(join(root, "deploy/nginx.conf"), "utf8")
    .replace("server 127.0.0.1:4400", `server ${new URL(behind).host}`)
    .replaceAll(/^.*listen \[::\].*\n/gm, "")
    .replace("listen 443", `listen 127.0.0.1:${https}`)
    .replace("listen 80", `listen 127.0.0.1:${http}`)
    .replace("/etc/ssl/portal.example.pem", join(tls, "certificate.pem"))
    .replace("/etc/ssl/portal.example.key", join(tls, "key.pem"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ");
  const settings = join(folder, "nginx.conf");
  await writeFile(
    settings,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;\nevents {}\nhttp { access_log off; ${temporary}\n${sites}\n}\n`,
  );
  const child = spawn(nginxProgram(folder), ["-p", folder, "-e", join(folder, "errors"), "-c", settings], { stdio: "inherit" });
  const ended = once(child, "exit");
  for (let waited = 0; !existsSync(join(folder, "pid")) || !(await answers(http)); waited += 50) {
    if (child.exitCode !== null || waited > LONGEST_MS) throw new Error(`nginx did not start: ${readFileSync(join(folder, "errors"), "utf8")}`);
    await pause(50);
  }
  const stop = async () => {
    child.kill("SIGQUIT");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { https, http, stop };
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).then(
    () => true,
    () => false, // not yet
  );
