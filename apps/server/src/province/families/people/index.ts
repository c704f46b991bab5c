import { sql } from "../../../data";
import { type Context, family } from "../../family";
import { type PackPeople, readPeople } from "./read";
import { type PeopleRows, peopleRows } from "./rows";

const made = new WeakMap<Context, PeopleRows>();

/** The rows of one table; all tables of one import are made at once. */
const rowsOf = (table: keyof PeopleRows) => (data: PackPeople, context: Context) => {
  const rows = made.get(context) ?? peopleRows(data, context);
  made.set(context, rows);
  return rows[table];
};

/** The sample people, companies and staff of the sample log-in. What people did (read messages, saved guides), and what came of their applications, outlives an import. @see docs/province-pack.md */
export const people = family<PackPeople>({
  name: "people",
  read: readPeople,
  tables: [
    {
      label: "写入样例人员",
      clear: sql`DELETE FROM person WHERE issuer = 'sample'`,
      insert: sql`INSERT INTO person (id, issuer, name, corp, level, about, profile, sort, staff)
        VALUES (${"id"}, ${"issuer"}, ${"name"}, ${"corp"}, ${"level"}, ${"about"}, ${"profile"}, ${"sort"}, ${"staff"})`,
      rows: rowsOf("people"),
    },
    {
      label: "写入样例人员",
      clear: sql`DELETE FROM person_licence WHERE id NOT LIKE 'case-%'`,
      insert: sql`INSERT INTO person_licence (id, person, sort, name, number, issuer, issued_on, expires_on)
        VALUES (${"id"}, ${"person"}, ${"sort"}, ${"name"}, ${"number"}, ${"issuer"}, ${"issuedOn"}, ${"expiresOn"})`,
      rows: rowsOf("licences"),
    },
    {
      label: "写入样例人员",
      clear: sql`DELETE FROM person_licence_number WHERE licence NOT LIKE 'case-%'`,
      insert: sql`INSERT INTO person_licence_number (licence, number) VALUES (${"licence"}, ${"number"})`,
      rows: rowsOf("numbers"),
    },
    {
      label: "写入样例人员",
      clear: sql`DELETE FROM person_abstract`,
      insert: sql`INSERT INTO person_abstract (id, person, sort, title, text, noted_on)
        VALUES (${"id"}, ${"person"}, ${"sort"}, ${"title"}, ${"text"}, ${"notedOn"})`,
      rows: rowsOf("abstracts"),
    },
    {
      label: "写入样例人员",
      clear: sql`DELETE FROM person_affair`,
      insert: sql`INSERT INTO person_affair (receipt, person, task_id, region, state, updated_at)
        VALUES (${"receipt"}, ${"person"}, ${"taskId"}, ${"region"}, ${"state"}, ${"updatedAt"})`,
      rows: rowsOf("affairs"),
    },
    {
      label: "写入样例人员",
      clear: sql`DELETE FROM person_message WHERE id NOT LIKE 'case-%'`,
      insert: sql`INSERT INTO person_message (id, person, kind, title, text, url, sent_at)
        VALUES (${"id"}, ${"person"}, ${"kind"}, ${"title"}, ${"text"}, ${"url"}, ${"sentAt"})`,
      rows: rowsOf("messages"),
    },
  ],
  counts: ({ persons, companies }): Record<string, number> => (persons.length === 0 ? {} : { 样例人员: persons.length, 样例企业: companies.length }),
});
