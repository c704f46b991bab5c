import { type Article, articleDetail, dayText, PortalError } from "@onehall/api";
import { sql } from "../../data";
import { PACK_CHECKED } from "../../data/pack-mark";
import { defineHandler } from "../router/handler";

type Row = Omit<Article, "sections"> & { sections: string };

const byKey = sql<Row>`SELECT key, title, lead, updated, sections FROM article WHERE key = ${"key"}`;

const checkedOn = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;

/** The page that says by what rules guides are checked; every guide links it. @see GUIDE-67 */
const OF_CHECKS = "about-me";

export const handleArticleDetail = defineHandler(articleDetail, async ({ key }, { database }) => {
  const row = await database.get(byKey, { key });
  if (!row) throw new PortalError("article-unknown", "没有这个页面", { status: 404 });
  const sections = JSON.parse(row.sections) as Article["sections"];
  const checked = key === OF_CHECKS ? await database.get(checkedOn, { key: PACK_CHECKED }) : undefined;
  if (!checked) return { ...row, sections };
  const text = `现在的内容在${dayText(checked.value)}通过全部检查，写入本站。`;
  const last: Article["sections"][number] = { title: "最近一次检查", blocks: [{ type: "p", text }] };
  return { ...row, sections: [...sections, last] };
});
