import { createClient, currentRegion, PortalError } from "@onehall/api";
import { expect, test } from "vitest";
import { answers, backEnd, reply } from "../testing";
import { loadRegions } from "./load";

const clientOf = (fetch: typeof globalThis.fetch) => createClient({ baseUrl: "https://hall.example.org", fetch });
const down = reply(currentRegion, () => {
  throw new PortalError("down", "系统维护", { status: 503 });
});

test("a region comes from the call", async () => {
  const { view, builtIn } = await loadRegions(clientOf(backEnd(answers.regions).fetch), "440100");
  expect(view.halls.map(({ name }) => name)).toEqual(["天河区"]);
  expect(builtIn).toBe(false);
});

test("where the call fails, the built-in list of 21 cities stands in", async () => {
  const { view, builtIn } = await loadRegions(clientOf(backEnd(down).fetch), "440000");
  expect(view.halls).toHaveLength(21);
  expect(view.departments.length).toBeGreaterThan(50);
  expect(builtIn).toBe(true);
});

test("an answer that says nothing is a failure too", async () => {
  const empty = reply(currentRegion, { current: { ORGNAME: "", ORGAREACODE: "" }, hall: [], department: [], breadcrumb: [] });
  expect((await loadRegions(clientOf(backEnd(empty).fetch), "440000")).builtIn).toBe(true);
});

test("a village has nothing below it, and that is no failure", async () => {
  const { view, builtIn } = await loadRegions(clientOf(backEnd(answers.regions).fetch), "440106001001");
  expect([view.halls.length, builtIn]).toEqual([0, false]);
});

test("an unknown code stays unknown", async () => {
  await expect(loadRegions(clientOf(backEnd(answers.regions).fetch), "449900")).rejects.toMatchObject({ status: 404 });
});
