import type { Home } from "@onehall/api";
import { usePaths } from "@onehall/portal/app";
import type { HomeData } from "@onehall/portal/home";
import { EasyWays, NoticeLines, QuestionLines, RankedItems } from "@onehall/portal/home/lists";
import { StaticIsland } from "@onehall/portal/static-island";
import { Container } from "@onehall/ui/container";
import { Grid, GridItem } from "@onehall/ui/grid";
import { useLoaderData } from "react-router-dom";
import { Extent } from "./Extent";
import { Hero } from "./Hero";
import * as styles from "./ModernHome.css";
import { Section } from "./Section";
import { ServiceCard } from "./ServiceCard";

export { homeMeta as meta, loadHome as loader } from "@onehall/portal/home";
export { ModernHome as default };

const RANKED = 5;

/** Home of the province, a city or a county in the modern face: what do you want to do, then everything else. */
export function ModernHome() {
  const { region, banner, staticData } = useLoaderData<HomeData>();
  return (
    <main id="main">
      <Hero region={region} banner={banner} hotWords={staticData?.hotWords} />
      <Container>
        <ServiceCard region={region.code} home={staticData} />
        <StaticIsland name="sections">{import.meta.env.SSR && staticData && <Sections region={region.code} home={staticData} />}</StaticIsland>
      </Container>
    </main>
  );
}

function Sections({ region, home }: { region: string; home: Home }) {
  const paths = usePaths();
  return (
    <>
      <Section title="少跑一趟，少带一份" note="能合起来办的合起来，能免的都免">
        <EasyWays region={region} />
      </Section>
      <Section title="大家在办" note="按最近办理的多少排列">
        <Grid gap={6}>
          <GridItem span={{ xs: 12, l: 6 }}>
            <div className={styles.card}>
              <h3 className={styles.cardTitle}>个人</h3>
              <RankedItems items={home.hot_person.slice(0, RANKED)} />
            </div>
          </GridItem>
          <GridItem span={{ xs: 12, l: 6 }}>
            <div className={styles.card}>
              <h3 className={styles.cardTitle}>企业</h3>
              <RankedItems items={home.hot_company.slice(0, RANKED)} />
            </div>
          </GridItem>
        </Grid>
      </Section>
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
      <Section title="一个门户，办到家门口">
        <Extent counts={home.counts} />
      </Section>
    </>
  );
}
