import { searchQuality } from "@onehall/api";
import { sql } from "../../data";
import { searchStatistics, flushQueryLog } from "../../search/query-log";
import { defineHandler } from "../router/handler";
import { localDate } from "../../common/deadline";

/** Days that are counted. */
const DAYS = 30;

type Precision = { day: string; questions: number; firstThree: number; first: number; prefixes: number; firstFive: number };

const measured = sql<Precision>`SELECT day, questions, first_three AS "firstThree", first, prefixes, first_five AS "firstFive" FROM search_precision LIMIT 1`;

/** What the search did in the last days, and how it answered the fixed questions. */
export const handleSearchQuality = defineHandler(searchQuality, async (_input, { database, now }) => {
  await flushQueryLog(database);
  const day = localDate(now());
  const [figures, precision] = await Promise.all([searchStatistics(database, day, DAYS), database.get(measured)]);
  return { day, days: DAYS, ...figures, precision: precision ?? null };
});
