import { sql } from "../../../data";
import { family } from "../../family";
import { readForms } from "./read";
import type { PackForm } from "./shapes";

export type { FormField, FormGroup, PackForm } from "./shapes";

/** Forms to fill in: forms/<id>.yaml, and the groups of fields that they share. @see docs/province-pack.md */
export const forms = family<readonly PackForm[]>({
  name: "forms",
  read: readForms,
  tables: [
    {
      label: "写入表格",
      clear: sql`DELETE FROM form`,
      insert: sql`INSERT INTO form (id, title, data) VALUES (${"id"}, ${"title"}, ${"data"})`,
      rows: (all) => all.map((form) => ({ id: form.id, title: form.title, data: JSON.stringify(form) })),
    },
  ],
  counts: (all) => ({ 表格: all.length }),
});
