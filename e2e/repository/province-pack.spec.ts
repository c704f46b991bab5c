import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { root, startPortal } from "../support/portal";

const [, section = ""] = /\n## 一天做出自己的内容包\n([\s\S]*?)\n## /.exec(readFileSync(join(root, "docs/province-pack.md"), "utf8")) ?? [];
const [, block = ""] = /```sh\n([\s\S]*?)```/.exec(section) ?? [];
const commands = block
  .trim()
  .split("\n")
  .map((line) => line.replace(/\s+# .*$/, ""));

test("the commands of the document make a province that can be looked at", async () => {
  const [, name = "", title = ""] = /^npm run province -- new (\S+) --code \d{6} --title (\S+)$/.exec(commands[0] ?? "") ?? [];
  expect(commands.slice(1)).toEqual([`npm run province -- check ${name}`, `npm run province -- import ${name}`, `PROVINCE=${name} npm start`]);
  const folder = join(root, "apps/server/province", name);
  const dataDir = await mkdtemp(join(tmpdir(), "onehall-"));
  try {
    for (const command of commands.slice(0, 3)) {
      const { status, stdout, stderr } = spawnSync(command, { cwd: root, shell: true, encoding: "utf8", env: { ...process.env, DATA_DIR: dataDir } });
      expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
    }
    // What npm start does when everything is built and imported.
    const portal = await startPortal({ env: { PROVINCE: name }, dataDir });
    try {
      for (const face of ["v2", "v3"]) {
        const home = await fetch(`${portal.origin}/portal/${face}/index`);
        expect(home.status, face).toBe(200);
        expect(await home.text(), face).toContain(title);
      }
    } finally {
      await portal.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
});
