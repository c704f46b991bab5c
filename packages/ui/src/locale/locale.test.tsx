import { describe, expect, test } from "vitest";
import { Breadcrumb } from "../breadcrumb/index.js";
import { Button } from "../button/index.js";
import { Drawer } from "../drawer/index.js";
import { Empty } from "../empty/index.js";
import { Input } from "../input/index.js";
import { LoadingBar } from "../loading-bar/index.js";
import { en } from "../locale-en/index.js";
import { es } from "../locale-es/index.js";
import { uk } from "../locale-uk/index.js";
import { zhCN } from "../locale-zh-cn/index.js";
import { SideMenu } from "../side-menu/index.js";
import { Skeleton } from "../skeleton/index.js";
import { SkipLink } from "../skip-link/index.js";
import { Table } from "../table/index.js";
import { hydrate, serverHtml } from "../testing/index.js";
import { LocaleProvider, type Locale } from "./index.js";

/** All sentences of a language: functions are called with their own kinds of arguments. */
const sentences = (words: object): [string, string][] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === "string") return [[key, value]];
    if (typeof value === "function")
      return [2, 1, 5].map((count) => [
        key,
        String((value as (...args: unknown[]) => unknown)(...(value.length > 1 ? [count, count, count, count] : [count]))),
      ]);
    if (Array.isArray(value)) return value.map((entry, index) => [`${key}.${index}`, String(entry)]);
    return typeof value === "object" && value !== null ? sentences(value) : [];
  });
const shape = (words: object): string[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null && !Array.isArray(value) ? shape(value).map((inner) => `${key}.${inner}`) : [key],
  );

/** The words of rules and uploads take lists and kinds; they are tried by their own tests below. */
const { rules: _rules, upload: _upload, ...plain } = en;

describe.each([
  ["en", en],
  ["uk", uk],
  ["es", es],
])("%s", (tag, locale: Locale) => {
  test("has every word that Chinese has", () => {
    expect(shape(locale).toSorted()).toEqual(shape(zhCN).toSorted());
  });

  test("speaks no Chinese and leaves no word empty", () => {
    const { rules: _r, upload: _u, ...words } = locale;
    const mayBeEmpty = new Set(["jumpAfter"]);
    for (const [key, text] of sentences(words)) {
      expect(text, key).not.toMatch(/\p{Script=Han}/u);
      expect(text.trim() !== "" || mayBeEmpty.has(key), key).toBe(true);
    }
    expect(Object.keys(words)).toEqual(expect.arrayContaining(Object.keys(plain)));
  });

  test("says every fault of a rule, with a name and without", () => {
    const { rules } = locale;
    for (const name of ["Name", ""]) {
      const said = [
        rules.required(name),
        rules.whitespace(name),
        rules.pattern(name),
        rules.enum(name),
        rules.invalid(name),
        rules.type(name, "email"),
        rules.type(name, "hex"),
      ];
      for (const kind of ["text", "list", "number"] as const)
        for (const count of [1, 3, 11]) said.push(rules.len(name, count, kind), rules.min(name, count, kind), rules.max(name, count, kind));
      for (const text of said) {
        expect(text).not.toMatch(/\p{Script=Han}|undefined/u);
        expect(text.length).toBeGreaterThan(4);
      }
    }
  });

  test("is what it says to be", () => {
    expect(locale.calendar.locale).toBe(tag);
    expect(locale.upload.limits(3, "2 MB", ["png"])).toMatch(/3.*2 MB.*png/);
  });
});

test("Ukrainian counts in three forms", () => {
  expect([1, 3, 5, 11, 21, 112].map((count) => uk.picker.count(count).split(".")[0])).toEqual([
    "1 варіант",
    "3 варіанти",
    "5 варіантів",
    "11 варіантів",
    "21 варіант",
    "112 варіантів",
  ]);
});

test("a provider gives its words to all inside; words passed to a widget win; Chinese is the rest", async () => {
  const element = (
    <LocaleProvider locale={{ input: en.input }}>
      <Input aria-label="a" maxLength={5} />
      <Input aria-label="b" maxLength={5} labels={{ limit: (max) => `≤ ${max}` }} />
    </LocaleProvider>
  );
  const { container } = await hydrate(element);
  expect(container.textContent).toContain("5 characters at most");
  expect(container.textContent).toContain("≤ 5");
  expect(serverHtml(<Input aria-label="c" maxLength={5} />)).toContain("最多 5 个字");
});

test("widgets without a labels prop speak the language around them too", () => {
  const html = serverHtml(
    <LocaleProvider locale={en}>
      <Breadcrumb items={[{ label: "Home" }]} />
      <Button loading>Send</Button>
      <Drawer title="Filter">all</Drawer>
      <Empty />
      <LoadingBar active />
      <SideMenu items={[{ id: "a", label: "Fees" }]} />
      <Skeleton />
      <SkipLink href="#main" />
      <Table caption="Papers" rowKey="id" columns={[{ key: "id", title: "Number" }]} rows={[]} />
    </LocaleProvider>,
  );
  expect(html).not.toMatch(/\p{Script=Han}/u);
  for (const word of ["You are here", "Working", "Close", "Nothing found", "On this page", "Loading", "Skip to main content"]) expect(html).toContain(word);
});
