import { compare } from "../bench/differential";
import { startPortal } from "../support/portal";
import { expect, test } from "../support/test";

const REQUESTS = 1_500;
const SEED = 22;

test("what is cached is what would be drawn anew for the same host, preferences and address; what is illegal is refused", async () => {
  const env = { TRUST_PROXY: "1" };
  const portals = await Promise.all([startPortal({ env }), startPortal({ env: { ...env, PAGE_CACHE_MIB: "0", ANSWER_CACHE_MIB: "0" } })]);
  try {
    const [cached, uncached] = portals;
    const { differences, kinds, refused } = await compare(cached.origin, uncached.origin, REQUESTS, SEED);
    expect(differences.slice(0, 10).map(({ asked, what }) => `${what}: ${asked.lines.join(" | ")}`)).toEqual([]);
    console.log(`${REQUESTS} requests, ${kinds} kinds, ${refused} refused`);
    expect([kinds < REQUESTS / 4, refused > REQUESTS / 10], "most come again, and some are illegal").toEqual([true, true]);
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
  }
});
