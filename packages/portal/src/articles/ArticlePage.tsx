import { Card } from "@onehall/ui/card";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { Blocks } from "../guides/Blocks";
import { NoticeDate } from "../notices/NoticeDate";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { StaticIsland } from "../static-island/StaticIsland";
import * as styles from "./articles.css";
import type { ArticleData, loadArticle } from "./data";

export { articleOfSiteMeta as meta, loadArticle as loader } from "./data";
export { ArticlePage as default };

/** A standing page: what the site is, how to reach it, its rules. @see PAGE-02 */
export function ArticlePage() {
  const data = useLoaderData<typeof loadArticle>();
  return <StaticIsland name="article">{import.meta.env.SSR && <Article {...data} />}</StaticIsland>;
}

function Article({ region, article }: ArticleData) {
  const paths = usePaths();
  return (
    <Page title={article.title} lead={article.lead} crumbs={[homeCrumb(region, paths), { label: article.title }]}>
      <Card as="article" padding="large" className={styles.article}>
        {article.sections.map(({ title, blocks }) => (
          <section key={title}>
            {title && <h2 className={styles.heading}>{title}</h2>}
            <Blocks blocks={blocks} />
          </section>
        ))}
        <p className={styles.updated}>
          最后更新：
          <NoticeDate date={article.updated} />
        </p>
      </Card>
    </Page>
  );
}
