import * as fc from "fast-check";
import type { Block, Guide } from "../src/index";

const text = fc.string({ maxLength: 12 });
const texts = fc.array(text, { maxLength: 3 });
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ type: fc.constant("p" as const), text }),
  fc.record({ type: fc.constantFrom("ul" as const, "ol" as const), items: texts }),
);
const blocks = fc.array(block, { maxLength: 2 });
const day = fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
const file = fc.record({ name: text, url: fc.webPath() });

/** Any guide, full or half empty. */
export const guides: fc.Arbitrary<Guide> = fc.record({
  code: text,
  name: text,
  phrase: text,
  aliases: texts,
  kind: fc.record({ code: text, label: text }),
  version: fc.nat(),
  updated: day,
  lead: text,
  complete: fc.boolean(),
  region: fc.record({ code: text, name: text }),
  department: fc.record({ code: text, name: text }),
  basicCode: text,
  audience: fc.subarray(["person" as const, "company" as const]),
  themes: fc.array(fc.record({ catalogCode: text, name: text }), { maxLength: 2 }),
  handling: text,
  instant: fc.boolean(),
  statutoryDays: orNull(fc.nat()),
  promisedDays: fc.nat(),
  visits: fc.nat({ max: 3 }),
  visitReason: orNull(text),
  online: orNull(fc.constantFrom("Ⅰ" as const, "Ⅱ" as const, "Ⅲ" as const, "Ⅳ" as const)),
  channels: texts,
  scope: text,
  conditions: texts,
  refusals: blocks,
  rights: blocks,
  remedies: blocks,
  intermediary: blocks,
  special: blocks,
  materials: fc.array(
    fc.record({
      name: text,
      type: text,
      copies: fc.nat(),
      need: text,
      source: text,
      note: text,
      licence: orNull(text),
      forms: fc.array(file, { maxLength: 2 }),
      samples: fc.array(file, { maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
  steps: fc.array(fc.record({ name: text, who: text, text, limit: orNull(text) }), { maxLength: 2 }),
  result: orNull(fc.record({ name: text, type: text, delivery: texts })),
  fees: fc.array(fc.record({ name: text, standard: text, basis: text, waiver: orNull(text) }), { maxLength: 2 }),
  basis: fc.array(fc.record({ law: text, number: text, article: text, text }), { maxLength: 2 }),
  changes: fc.array(fc.record({ version: fc.nat(), date: day, text }), { maxLength: 2 }),
  faqs: fc.array(fc.record({ question: text, answer: blocks }), { maxLength: 2 }),
  windows: fc.array(fc.record({ name: text, address: text, phone: text, hours: text, note: text }), { maxLength: 2 }),
  consultPhone: text,
  complaintPhone: text,
  deadline: fc.record({ date: day, provisional: fc.boolean() }),
});
