import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import names from "./names.json";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../../../..");

test("the sprite is what the names say", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(here, "../../scripts/icon-sprite.mjs"), "--check"], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});

test("every icon that the pack names is in the sprite", () => {
  const pack = join(root, "apps/server/province/guangdong");
  const named = ["themes.yaml", "site.yaml", "one-things/activities.yaml"].flatMap((file) =>
    [...readFileSync(join(pack, file), "utf8").matchAll(/icon: ([a-z0-9-]+)/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((name) => !names.includes(name as string))).toEqual([]);
});

test("every icon that a page names is in the sprite", () => {
  const folders = ["packages/portal/src", "apps/portal-v2/app", "apps/portal-v3/app"];
  const used = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx"))
      .flatMap((file) => [...readFileSync(join(root, folder, file), "utf8").matchAll(/<Icon name="([a-z0-9-]+)"/g)].map(([, name]) => name)),
  );
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !names.includes(name as string))).toEqual([]);
});
