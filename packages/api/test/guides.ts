import * as fc from "fast-check";
import { type Block, fieldList, type Guide, NO_RULES, type TaskField, type Values, type ValueType } from "../src/index";

const text = fc.string({ maxLength: 12 });
const texts = fc.array(text, { maxLength: 3 });
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ type: fc.constant("p" as const), text }),
  fc.record({ type: fc.constantFrom("ul" as const, "ol" as const), items: texts }),
);
const day = fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));

/** Any value of a type. */
const values: { [T in ValueType]: fc.Arbitrary<Values[T]> } = {
  text,
  optionalText: orNull(text),
  texts,
  prose: fc.array(block, { maxLength: 2 }),
  number: fc.nat(),
  count: fc.nat(),
  optionalCount: orNull(fc.nat()),
  day,
  flag: fc.boolean(),
  audiences: fc.subarray(["person" as const, "company" as const]),
  depth: orNull(fc.constantFrom("Ⅰ" as const, "Ⅱ" as const, "Ⅲ" as const, "Ⅳ" as const)),
  system: orNull(fc.record({ name: text, url: fc.webPath().map((path) => `https://other.example${path || "/"}`) })),
  files: fc.array(fc.record({ name: text, url: fc.webPath() }), { maxLength: 2 }),
  rules: fc.constantFrom(NO_RULES, {
    questions: [
      {
        id: "who",
        text: "给谁办？",
        options: [
          { id: "adult", text: "成年人" },
          { id: "child", text: "孩子", note: "孩子要到场。" },
        ],
      },
    ],
    parts: [
      { id: "materials.0", when: [{ who: ["child"] }, { region: ["440300"] }] },
      { id: "cases.0", when: [{ who: ["child"] }], sets: ["visits"] },
    ],
    stops: [{ text: "请到深圳办。", when: [{ outside: ["440300"], who: ["child"] }] }],
    cases: [{ visits: 2 }],
  }),
  term: orNull(fc.constant({ statutory: { days: 60, unit: "自然日", from: "受理" } })),
};

function valueOf(field: TaskField): fc.Arbitrary<unknown> {
  if ("wire" in field) return values[field.wire[1]];
  const record = fc.record(Object.fromEntries(Object.entries(field.parts).map(([name, [, type]]) => [name, values[type] as fc.Arbitrary<unknown>])));
  if ("list" in field) return fc.array(record, { maxLength: 2 });
  return field.nullable ? orNull(record) : record;
}

/** Any guide, full or half empty. */
export const guides = fc.record(Object.fromEntries(fieldList.map(([key, field]) => [key, valueOf(field)]))) as unknown as fc.Arbitrary<Guide>;
