import { expect, test } from "vitest";
import { onEachDatabase } from "../data/testing";
import { small } from "../province/testing-small";
import { hotWords, logOpened, logQuery, missedWords, searchStatistics, flushQueryLog, unopenedWords } from "./query-log";

const FLOOR = ["身份证", "社保卡", "护照"];
const found = (keyword: string, milliseconds = 3) => ({ keyword, found: true, milliseconds });

onEachDatabase((_name, open) => {
  test("what people search for comes first, what they type about themselves never", async () => {
    const database = await open({ template: small });
    const many = (day: string, times: number, keyword: string) => Array.from({ length: times }, () => logQuery(database, day, found(keyword)));
    many("2026-11-20", 6, "離婚登記");
    many("2026-11-19", 9, "落户");
    many("2026-11-12", 50, "养犬"); // more than a week ago
    many("2026-11-20", 50, "张三 440106199001011234"); // may be a personal number
    many("2026-11-20", 2, "居住证"); // too few
    await flushQueryLog(database);
    expect(await hotWords(database, "2026-11-20", FLOOR)).toEqual(["落户", "离婚登记", "身份证"]);
    many("2026-11-20", 3, "居住证");
    many("2026-11-20", 1, "离婚登记");
    await flushQueryLog(database);
    expect(await hotWords(database, "2026-11-20", FLOOR)).toEqual(["落户", "离婚登记", "居住证"]);
    expect(await hotWords(database, "2026-10-20", FLOOR)).toEqual(FLOOR);
  });

  test("figures: searches, those that found nothing, how long half and nearly all of them took", async () => {
    const database = await open({ template: small });
    expect(await searchStatistics(database, "2026-11-20", 30)).toEqual({ searches: 0, empty: 0, median: null, slowest: null });
    for (let index = 0; index < 98; index++) logQuery(database, "2026-11-20", found("身份证", 0.4));
    logQuery(database, "2026-11-19", { keyword: "qqqq", found: false, milliseconds: 12 });
    logQuery(database, "2026-11-19", { keyword: "qqqq", found: false, milliseconds: 90_000 });
    await flushQueryLog(database);
    await flushQueryLog(database); // nothing is counted twice
    expect(await searchStatistics(database, "2026-11-20", 30)).toEqual({ searches: 100, empty: 2, median: 1, slowest: 25 });
    expect(await searchStatistics(database, "2026-11-19", 1)).toEqual({ searches: 2, empty: 2, median: 25, slowest: 60_000 });
  });

  test("a word that finds nothing is kept once it was asked for five times on one day, without digits, for ninety days", async () => {
    const database = await open({ template: small });
    const missed = (day: string, times: number, keyword: string) => {
      for (let time = 0; time < times; time += 1) logQuery(database, day, { keyword, found: false, milliseconds: 3 });
    };
    missed("2026-08-20", 5, "早就问过"); // kept for ninety days
    missed("2026-11-18", 4, "鱻麤羴");
    await flushQueryLog(database);
    missed("2026-11-19", 4, "鱻麤羴"); // another day begins at nothing
    missed("2026-11-20", 3, "鱻麤羴");
    missed("2026-11-20", 9, "张三 440106199001011234");
    missed("2026-11-20", 9, "粤A12345");
    missed("2026-11-20", 9, "羴");
    await flushQueryLog(database);
    expect(await missedWords(database, "2026-11-20", 100, 10)).toEqual([{ term: "早就问过", n: 5, day: "2026-08-20" }]);
    missed("2026-11-20", 2, "鱻 麤羴");
    missed("2026-11-20", 6, "Qwrtqwrt");
    await flushQueryLog(database);
    missed("2026-11-20", 2, "鱻麤羴");
    await flushQueryLog(database);
    expect(await missedWords(database, "2026-11-20", 100, 10)).toEqual([
      { term: "鱻麤羴", n: 7, day: "2026-11-20" },
      { term: "qwrtqwrt", n: 6, day: "2026-11-20" },
    ]);
    expect(await missedWords(database, "2026-11-20", 100, 1)).toHaveLength(1);
    expect(await missedWords(database, "2026-11-19", 1, 10)).toEqual([]);
  });

  test("searches of a word whose results nobody opened are kept by day from the fifth on, without digits and without the search", async () => {
    const database = await open({ template: small });
    const searched = (day: string, times: number, keyword: string, searchId: string) => {
      for (let time = 0; time < times; time += 1) logQuery(database, day, { keyword, searchId, found: true, milliseconds: 3 });
    };
    searched("2026-08-20", 5, "早就搜过", "old");
    await flushQueryLog(database);
    searched("2026-11-20", 4, "居住证", "few");
    searched("2026-11-20", 9, "粤A12345", "digits");
    searched("2026-11-20", 6, "老人卡", "left");
    searched("2026-11-20", 7, "落户", "opened");
    for (let time = 0; time < 3; time += 1) logOpened(database, "2026-11-20", "opened");
    logOpened(database, "2026-11-20", "left");
    logOpened(database, "2026-11-20", "unknown");
    await flushQueryLog(database);
    searched("2026-11-20", 2, "老 人卡", "left");
    await flushQueryLog(database);
    expect(await unopenedWords(database, "2026-11-20", 30, 10)).toEqual([{ term: "老人卡", n: 7, searches: 8, day: "2026-11-20" }]);
    expect(await unopenedWords(database, "2026-11-20", 100, 10)).toHaveLength(1); // forgotten after ninety days
  });
});
