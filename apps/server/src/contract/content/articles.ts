import { type Article, articleDetail, PortalError } from "@onehall/api";
import { sql } from "../../data";
import { defineHandler } from "../router/handler";

type Row = Omit<Article, "sections"> & { sections: string };

const byKey = sql<Row>`SELECT key, title, lead, updated, sections FROM article WHERE key = ${"key"}`;

export const article = defineHandler(articleDetail, async ({ key }, { database }) => {
  const row = await database.get(byKey, { key });
  if (!row) throw new PortalError("article-unknown", "没有这个页面", { status: 404 });
  return { ...row, sections: JSON.parse(row.sections) as Article["sections"] };
});
