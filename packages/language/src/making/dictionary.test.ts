import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createConvert } from "../convert";
import dictionary from "../dictionary.json";
import { WORDS } from "./judged";
import { makeDictionary } from "./make";
import { placeReading } from "./places";

const PACK = new URL("../../../../apps/server/province/guangdong/", import.meta.url);
const NAME = /^\s*\d+\s+(\S+)/gm;

/** Every name of the province, once. */
const places = [
  ...new Set(
    ["regions.txt", "regions-newer.txt"].flatMap((file) => [...readFileSync(new URL(file, PACK), "utf8").matchAll(NAME)].map((line) => line[1] ?? "")),
  ),
].sort();
const convert = createConvert(dictionary);

test("the dictionary is what OpenCC, our judgement and the province's names make it: written anew with -u", async () => {
  expect(places.length).toBeGreaterThan(20_000);
  await expect(`${JSON.stringify(makeDictionary(places), undefined, 2)}\n`).toMatchFileSnapshot("../dictionary.json");
}, 60_000); // OpenCC reads each of its words once

test("every name of a place is read as judged, with its ending and without", () => {
  const wrong = places.flatMap((name) => (convert(name) === placeReading(name, convert(name)) ? [] : [`${name} → ${convert(name)}`]));
  expect(wrong).toEqual([]);
});

test("every judged word is read as judged", () => {
  expect(WORDS.filter(([word, read]) => convert(word) !== read)).toEqual([]);
});
