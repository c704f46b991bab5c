import { auditItemDetail, audienceText, dayText, detailOfGuide, type Guide, onlineText, taskFields } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { expect, test } from "vitest";
import { answers as known, backEnd, load, page, reply } from "../../testing";
import { GuidePage } from "../GuidePage";
import { pageOfGuide } from "../load";
import { CODE, full } from "../testing";
import { AnswerPage } from "./AnswerPage";
import { loadAnswer } from "./data";

/** Codes that lead somewhere rather than being read: any other would not be an address. */
const KEPT = new Set(["code", "kind.code", "region.code", "department.code", "themes.catalogCode"]);
/** Said by the header of every page rather than by the guide. */
const OF_THE_HEADER = "region.name";

/** A guide in which every value that people read is like no other, with what each must be read as. */
function marked(): { guide: Guide; said: Map<string, string> } {
  const said = new Map<string, string>();
  let next = 4700;
  const value = (path: string, type: string, now: unknown): unknown => {
    const note = <T,>(text: string, kept: T): T => {
      said.set(path, text);
      return kept;
    };
    if (KEPT.has(path)) return note(String(now), now);
    if (path === OF_THE_HEADER) return now;
    next += 1;
    const mark = `字段${next}`;
    const day = `2031-02-${String(next % 28 || 28).padStart(2, "0")}`;
    const made: Readonly<Record<string, () => unknown>> = {
      text: () => note(mark, mark),
      optionalText: () => note(mark, mark),
      texts: () => note(mark, [mark]),
      prose: () => note(mark, [{ type: "p", text: mark }]),
      count: () => note(String(next), next),
      number: () => note(String(next), next),
      optionalCount: () => note(String(next), next),
      day: () => note(dayText(day).slice(0, -5), day),
      files: () => note(mark, [{ name: mark, url: "/portal/files/a.pdf" }]),
      system: () => note(mark, { name: mark, url: "https://elsewhere.example/" }),
      audiences: () => note(audienceText({ audience: ["company"] }), ["company"]),
      depth: () => note(onlineText({ online: "Ⅳ" }), "Ⅳ"),
      // What is decided at once has no days to name: it is looked at apart.
      flag: () => (path === "instant" ? false : note("那一年的放假安排还没有公布", true)),
    };
    const make = made[type];
    if (!make) throw new Error(`${path}: no example of the type ${type}`);
    return make();
  };
  const parts = (key: string, of: Readonly<Record<string, readonly [string, string, string?]>>, now: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(of).map(([part, [, type]]) => [part, value(`${key}.${part}`, type, now[part])]));
  const entries = Object.entries(taskFields).map(([key, field]) => {
    const now = full[key as keyof typeof taskFields] as never;
    if ("audience" in field) return [key, now];
    if ("wire" in field) return [key, value(key, field.wire[1], now)];
    if ("list" in field) return [key, [parts(key, field.parts, now[0] ?? {})]];
    return [key, parts(key, field.parts, now)];
  });
  return { guide: Object.fromEntries(entries) as Guide, said };
}

/** What both faces say of a guide, as they are served. */
async function inBothFaces(guide: Guide): Promise<[classic: string, modern: string]> {
  const { fetch } = backEnd(known.regions, reply(auditItemDetail, detailOfGuide(guide)));
  const { data } = await load(loadAnswer, `/portal/v3/guide/${CODE}`, fetch, { id: CODE });
  return [
    serverHtml(page(GuidePage, pageOfGuide({ guide, region: data.region }, false), { face: "v2" })),
    serverHtml(page(AnswerPage, data, { face: "v3" })),
  ];
}

test("every field of a guide that is for people is read in both faces", async () => {
  const { guide, said } = marked();
  expect(said.size).toBeGreaterThan(60);
  for (const html of await inBothFaces(guide)) expect([...said].filter(([, text]) => !html.includes(text)).map(([path]) => path)).toEqual([]);
  for (const html of await inBothFaces({ ...guide, instant: true })) expect(html).toContain("秒批");
});
