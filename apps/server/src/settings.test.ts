import { expect, test } from "vitest";
import { readSettings, SettingsError } from "./settings";

test("without any variable the portal runs on port 4400 with the embedded database and the sample province", () => {
  expect(readSettings({}, "/srv/onehall")).toMatchObject({
    port: 4400,
    host: undefined,
    dataDir: "/srv/onehall/.data",
    databaseUrl: undefined,
    packDir: "/srv/onehall/apps/server/province/guangdong",
    frameAncestors: ["'self'"],
  });
});

test("empty variables count as absent", () => {
  expect(readSettings({ PORT: "", HOST: "", DATABASE_URL: "", PUBLIC_ORIGIN: "" }, "/")).toMatchObject({
    port: 4400,
    host: undefined,
    databaseUrl: undefined,
    publicOrigin: undefined,
  });
});

test("an origin is cut to scheme and host", () => {
  expect(readSettings({ PUBLIC_ORIGIN: "https://portal.example/path/" }, "/").publicOrigin).toBe("https://portal.example");
});

test.each([{ PORT: "八十" }, { PORT: "-1" }, { PORT: "65536" }, { PORT: "80.5" }, { PAGE_CACHE_MIB: "much" }, { PUBLIC_ORIGIN: "portal" }])(
  "%o is refused with a sentence",
  (env) => {
    expect(() => readSettings(env, "/")).toThrow(SettingsError);
    expect(() => readSettings(env, "/")).toThrow(/的值“.+”不对：应为/);
  },
);
