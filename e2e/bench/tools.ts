import { spawnSync } from "node:child_process";

const has = (command: string) => spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;

/** Debian's packages for the named programs, installed when missing; says what is missing where that cannot be done. */
export function requireTools(tools: Record<string, string>): void {
  const missing = Object.entries(tools).filter(([command]) => !has(command));
  if (missing.length === 0) return;
  const packages = missing.map(([, name]) => name);
  if (process.getuid?.() === 0 && has("apt-get")) {
    console.log(`installing ${packages.join(", ")} …`);
    // Debian's packages may start a service of their own: not here.
    spawnSync(
      "sh",
      ["-c", `apt-get update -qq && DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y -qq --no-install-recommends ${packages.join(" ")}`],
      { stdio: ["ignore", "ignore", "inherit"] },
    );
  }
  const still = missing.filter(([command]) => !has(command)).map(([command]) => command);
  if (still.length > 0) throw new Error(`this bench needs ${still.join(", ")} (Debian: ${packages.join(" ")})`);
}

export type Load = { perSecond: number; p50: number; p99: number; errors: number };

const milliseconds = (text: string): number => {
  const [, value, unit] = /([\d.]+)(us|ms|s)/.exec(text) ?? [];
  return Number(value) * (unit === "us" ? 0.001 : unit === "s" ? 1000 : 1);
};

/** Sixteen connections of one wrk thread on the second core for some seconds; latencies in milliseconds. Only for addresses of this machine. */
export function wrk(url: string, seconds: number, headers: Record<string, string> = {}): Load {
  if (!["127.0.0.1", "[::1]"].includes(new URL(url).hostname)) throw new Error("load goes to this machine only");
  const flags = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout, status } = spawnSync("taskset", ["-c", "1", "wrk", "-t1", "-c16", `-d${seconds}s`, "--latency", ...flags, url], { encoding: "utf8" });
  if (status !== 0) throw new Error(`wrk failed:\n${stdout}`);
  const read = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? "0";
  return {
    perSecond: Number(read(/Requests\/sec:\s+([\d.]+)/)),
    p50: milliseconds(read(/50%\s+(\S+)/)),
    p99: milliseconds(read(/99%\s+(\S+)/)),
    errors: Number(read(/Non-2xx or 3xx responses: (\d+)/)) + Number(read(/Socket errors: .*timeout (\d+)/)),
  };
}
