import { sql } from "../../../data";
import { family } from "../../family";
import { type PackArticle, readArticle } from "./article";

/** Standing pages of the site: articles/<name in the address>.md. @see docs/province-pack.md */
export const articles = family<readonly PackArticle[]>({
  name: "articles",
  read: (folder, _core, problems) => folder.within("articles").flatMap((source) => readArticle(source, problems) ?? []),
  tables: [
    {
      label: "写入站点说明",
      clear: sql`DELETE FROM article`,
      insert: sql`INSERT INTO article (key, title, lead, updated, sections) VALUES (${"key"}, ${"title"}, ${"lead"}, ${"updated"}, ${"sections"})`,
      rows: (all) => all.map(({ sections, ...article }) => ({ ...article, sections: JSON.stringify(sections) })),
    },
  ],
  counts: (all) => ({ 站点说明: all.length }),
});
