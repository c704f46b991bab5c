import type { Home } from "@onehall/api";
import { usePaths } from "@onehall/portal/app";
import { NoticeLines, QuestionLines } from "@onehall/portal/home/lists";
import { Grid, GridItem } from "@onehall/ui/grid";
import * as styles from "./ModernHome.css";
import { Section } from "./Section";

/** Notices of the region, and questions that guides answer. */
export function News({ region, home }: { region: string; home: Pick<Home, "news" | "faqs"> }) {
  const paths = usePaths();
  return (
    <Section title="资讯与问答" more={{ text: "全部公告", href: paths.notices({ region }) }}>
      <Grid gap={6}>
        <GridItem span={{ xs: 12, l: 6 }}>
          <div className={styles.card}>
            <h3 className={styles.cardTitle}>通知公告</h3>
            <NoticeLines notices={home.news} />
          </div>
        </GridItem>
        <GridItem span={{ xs: 12, l: 6 }}>
          <div className={styles.card}>
            <h3 className={styles.cardTitle}>常见问题</h3>
            <QuestionLines questions={home.faqs} />
          </div>
        </GridItem>
      </Grid>
    </Section>
  );
}
