import { expect, test } from "vitest";
import { openHost } from "../../contract/testing";
import { onDatabase } from "../../data/testing";
import { englishPages } from ".";
import { ENGLISH, type Language, type MessageKey } from "./messages";

/** Every text in brackets, with its places kept: what stands outside of them was not taken from the file of texts. */
const MARKED: Language = {
  code: "ar",
  dir: "rtl",
  texts: Object.fromEntries(Object.entries(ENGLISH.texts).map(([key, text]) => [key, `⟦${text.replaceAll(/\{\w+\}/gu, "⟧$&⟦")}⟧`])) as Record<
    MessageKey,
    string
  >,
};

/** The texts of a page that is read or heard, one a line. */
const textsOf = (html: string): string[] =>
  [
    ...html
      .replaceAll(/<style>.*?<\/style>/gsu, "")
      .replaceAll(/<(\w+)[^>]* lang="zh-CN"[^>]*>.*?<\/\1>/gsu, "")
      .matchAll(/(?:content|aria-label|placeholder)="([^"]*)"|>([^<]+)/gu),
  ].map(([, attribute, text]) => (attribute ?? text ?? "").trim());

onDatabase("sqlite", (open) => {
  test("the frame of the pages is data: in another language no English of its own is left, and its direction is said", async () => {
    const { services } = await openHost(open);
    const pages = englishPages(services, MARKED);
    const { guides, groups, regions, departments, contacts, words, hours } = services.portal.english;
    // What the province says in its own texts: guides, names, numbers to call.
    const own = [
      ...Object.values(guides).flatMap(({ title, summary, notes, department, texts }) => [title, summary, department, ...notes, ...Object.values(texts)]),
      ...groups.map(({ title }) => title),
      ...[regions, departments, words].flatMap((names) => Object.values(names)),
      ...contacts.flatMap(({ name, hours: when, text }) => [name, when, text]),
      ...hours.map(([, english]) => english),
      // English names of tasks that have no page in English.
      ...(services.portal.vocabulary?.english ?? []).flatMap(({ say: [first = ""] }) => first.charAt(0).toUpperCase() + first.slice(1)),
      // Asked for below.
      "visa",
      "qqxzzqj",
    ].sort((one, other) => other.length - one.length);
    for (const path of ["", "regions", "regions?region=440100", "help", "search", "search?keyword=visa", "search?keyword=qqxzzqj", "none", "guide/none"]) {
      const drawn = await pages?.draw(new URL(`https://hall.example.org/portal/en/${path}`), { elder: false });
      const html = drawn && "html" in drawn ? drawn.html.replaceAll("&#39;", "'").replaceAll("&amp;", "&").replaceAll("&quot;", '"') : "";
      expect(html, path).toContain('<html lang="ar" dir="rtl">');
      expect(html.split("⟦").length, path).toBeGreaterThan(8);
      const left = textsOf(html).map((text) => own.reduce((rest, one) => rest.replaceAll(one, ""), text.replaceAll(/⟦[^⟧]*⟧/gu, "")));
      expect(
        left.filter((text) => /[a-z]{3}/iu.test(text) && !/^(?:width=device-width|noindex)/u.test(text)),
        path,
      ).toEqual([]);
    }
  });
});
