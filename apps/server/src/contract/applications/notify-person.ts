import { sql, type Transaction } from "../../data";
import { minuteOf } from "../../common/minute";

const add = sql`INSERT INTO person_message (id, person, kind, title, text, url, sent_at)
  VALUES (${"id"}, ${"person"}, '办件', ${"title"}, ${"text"}, ${"url"}, ${"at"}) ON CONFLICT (id) DO NOTHING`;

/** `url`: path in the classic face; pages put it into theirs. */
export type PersonalMessage = { id: string; person: string; title: string; text: string; url: string };

/** Tells somebody what happened, among the messages of the user centre; the same id is told once. */
export const notifyPerson = (tx: Transaction, told: PersonalMessage, now: Date): Promise<unknown> => tx.run(add, { ...told, at: minuteOf(now) });
