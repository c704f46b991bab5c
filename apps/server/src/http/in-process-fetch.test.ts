import { createClient, currentRegion, feedbackAdd, homeIndex, messageCount } from "@onehall/api";
import { expect, test, vi } from "vitest";
import { createResponseCache } from "../contract/router/response-cache";
import { contractRouter } from "../contract/router/router";
import { createServices } from "../contract/services";
import { onEachDatabase, type Open } from "../data/testing";
import { small } from "../province/testing-small";
import { createInProcessFetch } from "./in-process-fetch";

const BELOW = ["/portal/api/", "/yhzx/"];
const settled = () => new Promise((done) => setTimeout(done, 0));

/** The calls of a page over the small pack, a clock and a state of the province of its own, and how often the contract was asked. */
async function host(open: Open) {
  const database = await open({ template: small });
  const world = { time: Date.parse("2026-11-20T02:00:00Z"), state: "a" };
  const services = await createServices({ database, now: () => new Date(world.time) });
  const answers = createResponseCache({ mebibytes: 8, state: async () => world.state, now: () => world.time });
  const contract = contractRouter(services, { answers });
  const asked = vi.spyOn(contract, "fetch");
  const calls = createInProcessFetch(contract, answers, BELOW);
  const client = createClient({ baseUrl: "http://portal.test", fetch: calls.fetch, cached: calls.kept });
  return { world, calls, client, asked };
}

onEachDatabase((_, open) => {
  test("what was answered once is at hand, the same object for every page, until it is old or the pack is imported anew", async () => {
    const { world, client, asked } = await host(open);
    const first = await client.call(homeIndex, { region: "440106" });
    expect(asked).toHaveBeenCalledTimes(1);
    const second = await client.call(homeIndex, { region: "440106" });
    expect(second).toEqual(first);
    expect(await client.call(homeIndex, { region: "440106" })).toBe(second);
    expect(asked).toHaveBeenCalledTimes(1);
    await client.call(homeIndex, { region: "440100" });
    expect(asked).toHaveBeenCalledTimes(2);

    world.time += 30_000;
    await client.call(homeIndex, { region: "440106" });
    expect(asked).toHaveBeenCalledTimes(3);
    await settled();
    world.state = "b";
    world.time += 1_000;
    await client.call(homeIndex, { region: "440106" }); // looks at the state of the province
    await settled();
    await client.call(homeIndex, { region: "440106" });
    expect(asked).toHaveBeenCalledTimes(4);
  });

  test("a call by form is known by its fields", async () => {
    const { client, asked } = await host(open);
    for (const regCode of ["440106", "440106", "440100", "440106"]) expect((await client.call(currentRegion, { regCode })).current.code).toBe(regCode);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test("writes, and what is about one visitor, are never at hand", async () => {
    const { calls, client, asked } = await host(open);
    await client.call(feedbackAdd, { kind: "page", score: 5, url: "/portal/v2/index" });
    await client.call(feedbackAdd, { kind: "page", score: 5, url: "/portal/v2/index" });
    expect(asked).toHaveBeenCalledTimes(2);
    const person = { person: "one", user: { name: "一*", level: "0", account_type: "person", corp: null } } as const;
    const own = createClient({ baseUrl: "http://portal.test", fetch: calls.fetchAs(person) });
    expect(await own.call(messageCount, {})).toBe(0);
    await expect(client.call(messageCount, {})).rejects.toMatchObject({ status: 401 });
  });

  test("a page reaches the contract and nothing else of the server", async () => {
    const { calls } = await host(open);
    await expect(calls.fetch("http://portal.test/portal/v2/index")).rejects.toThrow("is not a call of the contract");
  });
});
