import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { tinyPack } from "./testing-tiny";

const CLI = fileURLToPath(new URL("cli.ts", import.meta.url));

test("whoever reads the first lines only (`check | head`) ends nothing", async () => {
  const child = spawn(process.execPath, ["--import", "tsx", CLI, "check", await tinyPack()], { stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.destroy(); // as `head` does when it has seen enough
  const [complaints, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(complaints).toBe("");
  expect(code).toBe(1); // a tiny pack has empty columns: what was found counts, read or not
});
