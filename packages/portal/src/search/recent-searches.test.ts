// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useRecentSearches } from "./recent-searches";

const KEY = "gdbs.searches";
const state = () => useRecentSearches.getState();
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "null") as unknown;

beforeEach(() => {
  localStorage.clear();
  useRecentSearches.setState({ terms: [] });
});
afterEach(() => vi.restoreAllMocks());

test("the latest five, newest first", () => {
  for (const term of ["一", "二", "三", "四", "五", "六"]) state().add(term);
  expect(state().terms).toEqual(["六", "五", "四", "三", "二"]);
  expect(stored()).toEqual(["六", "五", "四", "三", "二"]);
});

test("a term that is there already moves to the front", () => {
  for (const term of ["社保", "护照", " 社保 "]) state().add(term);
  expect(state().terms).toEqual(["社保", "护照"]);
});

test("nothing is no search", () => {
  state().add("  ");
  expect(state().terms).toEqual([]);
});

test("what another window stored is kept", () => {
  state().add("社保");
  localStorage.setItem(KEY, '["护照","社保"]');
  state().add("居住证");
  expect(state().terms).toEqual(["居住证", "护照", "社保"]);
});

test("cleared, also for the next page", () => {
  state().add("社保");
  state().clear();
  state().reload();
  expect(state().terms).toEqual([]);
});

test.each(["{", "{}", "null", '[1, "社保", ""]'])("what stands there is not ours: %s", (text) => {
  localStorage.setItem(KEY, text);
  state().reload();
  expect(state().terms).toEqual(text.includes("社保") ? ["社保"] : []);
});

test("where storage is forbidden it lasts as long as the page", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  state().add("社保");
  state().add("护照");
  state().reload();
  expect(state().terms).toEqual(["护照", "社保"]);
});
