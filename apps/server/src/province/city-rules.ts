import { array, check, type InferOutput, optional, pipe, record, strictObject, string } from "valibot";
import { digits, line, sentence } from "./shapes";

/** What one city rules for itself; everything else of the guide holds there too. */
const cityRules = pipe(
  strictObject({
    /** What they rest on: a law, by its name, or what the authority that rules it has published. */
    source: optional(line(80, 4)),
    /** Said after those of the province. */
    conditions: optional(array(sentence), []),
    /** What to watch for, by the name of the material. */
    materials: optional(record(string(), sentence), {}),
  }),
  check(({ conditions, materials }) => conditions.length > 0 || Object.keys(materials).length > 0, "没有写任何不同的规定"),
);

/** Rules of cities by their six-digit code. */
export const citiesField = record(digits(6), cityRules);

/** How a task differs in some cities. Promised days and visits are not among it: lists show them without knowing the guide. */
export type CityRules = InferOutput<typeof citiesField>;
