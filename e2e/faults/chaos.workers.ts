import { spawnSync } from "node:child_process";
import { type Fault, WELL } from "./chaos.place";

/** Processes that a process has started. */
export const childrenOf = (pid: number): number[] =>
  spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .stdout.split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));

/** Faults of one of several workers, which have the time of the machine. */
export const workerFaults: readonly Fault[] = [
  {
    name: "one of two workers killed (SIGKILL)",
    expected: WELL,
    async inflict({ portal }, look) {
      const [worker] = childrenOf(portal.process.pid ?? 0);
      if (worker === undefined) throw new Error("no worker");
      process.kill(worker, "SIGKILL");
      await look();
    },
  },
];
