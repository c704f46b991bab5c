import english from "./messages.en.json";

export type MessageKey = keyof typeof english;

/** A language of the pages below /portal/en/: its code, direction, and texts. Another language is another file of texts. */
export type Language = { code: string; dir: "ltr" | "rtl"; texts: Readonly<Record<MessageKey, string>> };

export const ENGLISH: Language = { code: "en", dir: "ltr", texts: english };

/** Names of texts that differ with a number. */
type Counted = MessageKey extends infer K ? (K extends `${infer Name}.other` ? Name : never) : never;

/** @returns the texts of a language, with their `{places}` filled */
export function messagesOf({ code, texts }: Language) {
  const plural = new Intl.PluralRules(code);
  const dates = new Intl.DateTimeFormat(code === "en" ? "en-GB" : code, { dateStyle: "long", timeZone: "UTC" });
  const say = (key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string =>
    texts[key].replaceAll(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole));
  return {
    say,
    /** 2 → 2 working days. */
    count: (name: Counted, n: number): string => say(plural.select(n) === "one" ? `${name}.one` : `${name}.other`, { n }),
    /** 2026-11-23 → 23 November 2026. */
    date: (day: string): string => dates.format(new Date(`${day}T00:00:00Z`)),
  };
}

export type Messages = ReturnType<typeof messagesOf>;
