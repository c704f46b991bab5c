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

test("what has not been looked at since a day is listed, and what is still prose is counted", async () => {
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, ["--import", "tsx", CLI, ...args], { stdio: ["ignore", "pipe", "pipe"] });
    const [said, complaints, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
    return { said, complaints, code: code as number };
  };
  const pack = await tinyPack();
  const old = await run("stale", "--since", "2999-01-01", pack);
  expect(old).toMatchObject({ code: 0, complaints: "" });
  expect(old.said).toMatch(/^\d{4}-\d{2}-\d{2} {2}tasks\/[\s\S]*个事项在 2999-01-01 以后没有核对修改过。\n$/u);
  expect((await run("stale", "--since", "2000-01-01", pack)).said).toBe("2000-01-01 以后，每个事项都核对修改过。\n");
  expect(await run("stale", "--since", "soon", pack)).toMatchObject({ code: 1, complaints: expect.stringContaining("--since") as string });
  expect((await run("count", pack)).said).toContain("说明里还有条件的材料：");
});
