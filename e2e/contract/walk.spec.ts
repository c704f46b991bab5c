import { expect, origin, test } from "../support/test";
import { duties, navigation, ownCase, progress } from "./conversations";
import { checkContract } from "./walk";

// Guangzhou has counties; Dongguan's towns hang directly below the city. @see REGION-04
for (const [code, name] of [
  ["440100", "广州市"],
  ["441900", "东莞市"],
] as const)
  test(`a public program walks from ${name} to guides and files, and finds every field`, async () => {
    const seen = await checkContract(origin(), code);
    expect(seen.faults).toEqual([]);
    expect(seen).toMatchObject({ cities: 21, city: name, pages: 5, items: 100, guides: 10 });
    expect(seen.departments).toBeGreaterThan(20);
    expect(seen.materials).toBeGreaterThan(10);
    expect(seen.files.fetched).toBe(seen.files.named);
  });

test("programs that ask for regions, duties and the progress of a case find what the pages of both faces say", async () => {
  const partner = { origin: origin(), province: "440000", city: "440100", county: "440106", file: await ownCase(origin(), "commuter", "吴样例") };
  for (const conversation of [navigation, duties, progress]) expect(await conversation(partner)).toEqual([]);
});
