import { describe, expect, test, vi } from "vitest";
import { fallbackRegion } from "./fallback";
import { mapHall, type Hall } from "./hall";
import { createRegionStore, type RegionAnswer, type RegionStoreOptions } from "./region-store";

const hall = (code: string, name = code): Hall => mapHall({ ORGNAME: name, ORGAREACODE: code });
const view = (code: string, crumbs: string[] = [code]): RegionAnswer => ({
  current: hall(code),
  halls: [],
  departments: [],
  breadcrumbs: crumbs.map((crumb) => hall(crumb)),
});

describe("selecting a region", () => {
  test("loads it, sets everything and emits the change", async () => {
    const load = vi.fn<RegionStoreOptions["load"]>(async (code) => view(code, ["440000", "440100"]));
    const store = createRegionStore({ load });
    const changed = vi.fn<(current: Hall) => void>();
    store.onChange(changed);
    await store.select("440100");
    expect(load).toHaveBeenCalledExactlyOnceWith("440100");
    expect(store.get()).toMatchObject({ current: { code: "440100" }, builtIn: false });
    expect(store.get().breadcrumbs.map((crumb) => crumb.code)).toEqual(["440000", "440100"]);
    expect(changed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "440100" }));
  });

  test("emits nothing if the code is the same, but shows the new data", async () => {
    const store = createRegionStore({ load: async (code) => view(code, ["440000", "440000"]) });
    const changed = vi.fn<(current: Hall) => void>();
    const heard = vi.fn<() => void>();
    store.onChange(changed);
    store.subscribe(heard);
    await store.select("440000");
    expect(changed).not.toHaveBeenCalled();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.get().halls).toEqual([]);
  });

  test("drops the first of two last breadcrumbs with one code", async () => {
    const store = createRegionStore({ load: async (code) => view(code, ["440000", "440100", "440100"]) });
    await store.select("440100");
    expect(store.get().breadcrumbs.map((crumb) => crumb.code)).toEqual(["440000", "440100"]);
  });

  test("no longer emits to who has stopped", async () => {
    const store = createRegionStore({ load: async (code) => view(code) });
    const changed = vi.fn<(current: Hall) => void>();
    store.onChange(changed)();
    await store.select("440100");
    expect(changed).not.toHaveBeenCalled();
  });

  test("of two selections under way the later one counts, whichever answers first", async () => {
    const answers = new Map<string, (answer: RegionAnswer) => void>();
    const store = createRegionStore({ load: (code) => new Promise((resolve) => answers.set(code, resolve)) });
    const changed = vi.fn<(current: Hall) => void>();
    store.onChange(changed);
    const first = store.select("440100");
    const second = store.select("440300");
    answers.get("440300")?.(view("440300"));
    await second;
    answers.get("440100")?.(view("440100"));
    await first;
    expect(store.get().current.code).toBe("440300");
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

describe("the built-in list stands in", () => {
  test.each([
    ["the call fails", () => Promise.reject(new Error("offline"))],
    [
      "it throws",
      () => {
        throw new Error("offline");
      },
    ],
    ["it answers -1", () => Promise.resolve({ code: -1 } as const)],
    ["it answers “-1”", () => Promise.resolve({ code: "-1" } as const)],
  ])("if %s", async (_, load) => {
    const store = createRegionStore({ load });
    const changed = vi.fn<(current: Hall) => void>();
    store.onChange(changed);
    await store.select("440300");
    expect(store.get()).toMatchObject({ ...fallbackRegion("440300"), builtIn: true });
    expect(changed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "深圳市" }));
  });

  test("until something is known", () => {
    expect(createRegionStore({ load: async (code) => view(code) }).get()).toMatchObject({
      ...fallbackRegion(),
      customCurrentRegion: undefined,
      builtIn: true,
    });
  });
});

test("a page shows a region of its own in place of the selected one", async () => {
  const store = createRegionStore({ load: async (code) => view(code) });
  const changed = vi.fn<(current: Hall) => void>();
  store.onChange(changed);
  const own = hall("440106001000", "沙面街道");
  store.setCustomCurrentRegion(own);
  await store.select("440100");
  expect(store.get()).toMatchObject({ customCurrentRegion: own, current: { code: "440100" } });
  expect(changed).toHaveBeenCalledTimes(1);
  store.setCustomCurrentRegion(undefined);
  expect(store.get().customCurrentRegion).toBeUndefined();
});
