import { expect, test } from "vitest";
import { updateSettings, CHOICES, NAMES, readingSettingsOf, serializeSettings } from "./settings";

const PLAIN = { elder: false };

test("without a choice everything is as usual; in elder mode text and pointer begin large", () => {
  expect(readingSettingsOf(undefined, PLAIN)).toEqual({ size: 0, colour: 0, spacing: 0, guide: 0, pointer: 0, only: 0 });
  expect(readingSettingsOf("elder=1", { elder: true })).toMatchObject({ size: 1, pointer: 1 });
  expect(readingSettingsOf("elder=1; reading=000000", { elder: true })).toMatchObject({ size: 0, pointer: 0 });
});

test("what is written is read again", () => {
  const settings = updateSettings(readingSettingsOf(undefined, PLAIN), (name) => ({ size: "3", colour: "2", only: "1" })[name]);
  expect(settings).toEqual({ size: 3, colour: 2, spacing: 0, guide: 0, pointer: 0, only: 1 });
  expect(readingSettingsOf(`a=b; reading=${serializeSettings(settings)}`, PLAIN)).toEqual(settings);
});

test.each(["reading=999999", "reading=", "reading=00000", "reading=<script>", "reading=0000000"])("%s is as good as nothing", (cookie) => {
  expect(readingSettingsOf(cookie, PLAIN)).toEqual(readingSettingsOf(undefined, PLAIN));
});

test("what does not exist is not chosen", () => {
  const start = readingSettingsOf(undefined, PLAIN);
  expect(updateSettings(start, (name) => ({ size: "9", colour: "-1", guide: "1x", other: "1" })[name])).toEqual(start);
});

test("there are four sizes and four colours", () => {
  expect(CHOICES.size.options).toHaveLength(4);
  expect(CHOICES.colour.options).toHaveLength(4);
  expect(NAMES).toEqual(["size", "colour", "spacing", "guide", "pointer", "only"]);
});
