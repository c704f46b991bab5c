import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { projectRoot } from "../common/project-root";

/** Longest time for requests under way and for workers to end after the grace, in seconds (stop.ts, workers.ts). */
const STOP_SECONDS = 15;

const root = projectRoot();
const read = (path: string) => readFileSync(join(root, path), "utf8");
const manual = read("docs/operating.md");
const isSetting = (name: string) => manual.includes(`\`${name}\``);

type Probe = { httpGet: { path: string; port: number } };
type Container = { env: { name: string; value: string }[]; ports: { containerPort: number }[]; readinessProbe: Probe; livenessProbe: Probe };
type Sample = {
  kind: string;
  spec: { replicas: number; minAvailable: number; template: { spec: { terminationGracePeriodSeconds: number; containers: Container[] } } };
};

test("the sample for Kubernetes is YAML with settings and addresses that there are, and waits until the portal has stopped", () => {
  const documents = parseAllDocuments(read("deploy/kubernetes/onehall.yaml"));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const samples = documents.map((one) => one.toJS() as Sample);
  expect(samples.map(({ kind }) => kind)).toEqual(["Deployment", "Service", "PodDisruptionBudget"]);
  const [deployment, , budget] = samples;
  const { terminationGracePeriodSeconds, containers } = deployment?.spec.template.spec ?? {};
  const [container] = containers ?? [];
  expect(container?.env.map(({ name }) => name).filter((name) => !isSetting(name))).toEqual([]);
  expect([container?.readinessProbe, container?.livenessProbe].map((probe) => [probe?.httpGet.path, probe?.httpGet.port])).toEqual([
    ["/readyz", container?.ports[0]?.containerPort],
    ["/healthz", container?.ports[0]?.containerPort],
  ]);
  const grace = Number(container?.env.find(({ name }) => name === "STOP_GRACE_SECONDS")?.value);
  expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(grace + STOP_SECONDS);
  expect(budget?.spec.minAvailable).toBeLessThan(deployment?.spec.replicas ?? 0);
});

test("the container starts the portal as npm start does, without npm", () => {
  const sample = read("deploy/Containerfile");
  const { scripts } = JSON.parse(read("apps/server/package.json")) as { scripts: { start: string } };
  const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(sample) ?? [];
  expect((JSON.parse(command) as string[]).join(" ")).toBe(scripts.start);
  for (const [, script = ""] of sample.matchAll(/import\('\.\/([^']+)'\)/g)) expect(existsSync(join(root, script)), script).toBe(true);
  const [, settings = ""] = /^ENV (.*)$/m.exec(sample) ?? [];
  expect(settings.split(" ").filter((setting) => !isSetting(setting.split("=")[0] ?? ""))).toEqual([]);
});

test("the unit of systemd starts a program that there is, and waits until the portal has stopped", () => {
  const unit = read("deploy/onehall.service");
  const lines = unit.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  expect(lines.filter((line) => !/^\[(?:Unit|Service|Install)\]$|^[A-Z]\w+=\S|^CapabilityBoundingSet=$/.test(line))).toEqual([]);
  const [, program = ""] = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(unit) ?? [];
  expect(existsSync(join(root, program)), program).toBe(true);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(STOP_SECONDS);
});
