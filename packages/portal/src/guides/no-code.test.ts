import { expect, test } from "vitest";
import { backEnd, load, thrownStatus } from "../testing";
import { loadCompare } from "./compare/data";
import { loadGuideLead } from "./lead/data";
import { loadSingle } from "./single/data";

/** Promises that nobody listens to end the whole server, and this run with it. */
test.each([
  ["compare", loadCompare],
  ["lead", loadGuideLead],
  ["single", loadSingle],
] as const)("%s: what is no code is not found, asks for nothing and leaves no promise behind", async (_, loader) => {
  const back = backEnd();
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(new Request(input, init).url);
    return back.fetch(input, init);
  };
  for (const id of ["x", "<script>", "1".repeat(37), ""])
    expect(await thrownStatus(load(loader as typeof loadCompare, "/portal/v2/guide/x", fetch, { id }))).toBe(404);
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([]);
});
