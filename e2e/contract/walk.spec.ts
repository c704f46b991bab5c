import { expect, origin, test } from "../support/test";
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
