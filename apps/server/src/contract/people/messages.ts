import { messageCount, messages, messagesRead } from "@onehall/api";
import { list, type Queries, sql } from "../../data";
import { visitorHandler } from "./visitor-handler";
import { ownPage } from "./pages";

/** Messages that one call can mark; the schema of the call says the same. */
const MOST = 200;

type MessageRow = { id: string; kind: string; title: string; text: string; url: string | null; sentAt: string; seen: number };

const count = sql<{ n: number }>`SELECT COUNT(*) AS n FROM person_message WHERE person = ${"person"}`;
const rows = sql<MessageRow>`
  SELECT id, kind, title, text, url, sent_at AS "sentAt",
    CASE WHEN EXISTS (SELECT 1 FROM person_message_read WHERE person_message_read.person = person_message.person AND message = id) THEN 1 ELSE 0 END AS "seen"
  FROM person_message WHERE person = ${"person"} ORDER BY sent_at DESC, id LIMIT ${"limit"} OFFSET ${"offset"}`;
const unread = sql<{ n: number }>`
  SELECT COUNT(*) AS n FROM person_message WHERE person = ${"person"}
  AND NOT EXISTS (SELECT 1 FROM person_message_read WHERE person_message_read.person = person_message.person AND message = id)`;
const readAll = sql`
  INSERT INTO person_message_read (person, message, read_at) SELECT person, id, ${"now"} FROM person_message WHERE person = ${"person"} ON CONFLICT DO NOTHING`;
const readSome = sql`
  INSERT INTO person_message_read (person, message, read_at)
  SELECT person, id, ${"now"} FROM person_message WHERE person = ${"person"} AND id IN ${list("ids", MOST)} ON CONFLICT DO NOTHING`;

/** How many messages of a person are unread. */
export const unreadOf = async (queries: Queries, person: string): Promise<number> => (await queries.get(unread, { person }))?.n ?? 0;

export const handleMessageCount = visitorHandler(messageCount, async ({ person }, _input, { database }) => ({ count: await unreadOf(database, person) }));

export const handleMessages = visitorHandler(messages, async ({ person }, paging, { database }) => {
  const [page, open] = await Promise.all([ownPage(database, person, paging, count, rows), unreadOf(database, person)]);
  return { ...page, unread: open, list: page.list.map(({ seen, ...message }) => ({ ...message, read: seen === 1 })) };
});

/** A message of somebody else is not found, and nothing happens to it. */
export const handleMessagesRead = visitorHandler(messagesRead, async ({ person }, { ids }, { database, now }) => {
  const values = { person, now: now().toISOString() };
  await (ids === undefined ? database.run(readAll, values) : database.run(readSome, { ...values, ids }));
  return { unread: await unreadOf(database, person) };
});
