import type { Home } from "@onehall/api";
import { usePaths, useRootData } from "@onehall/portal/app";
import type { HomeData } from "@onehall/portal/home";
import { ElderHome } from "@onehall/portal/home/ElderHome";
import { EasyWays, NoticeLines, QuestionLines, RankedItems } from "@onehall/portal/home/lists";
import { RegionOffer } from "@onehall/portal/home/RegionOffer";
import { StaticIsland } from "@onehall/portal/static-island";
import { Container } from "@onehall/ui/container";
import { Tabs } from "@onehall/ui/tabs";
import { useLoaderData } from "react-router-dom";
import { Banner } from "./Banner";
import * as styles from "./ClassicHome.css";
import { Panel } from "./Panel";
import { ThemeGrid } from "./ThemeGrid";

export { homeMeta as meta, loadHome as loader } from "@onehall/portal/home";
export { ClassicHome as default };

/** How many entries the lists of the home page hold. */
const RANKED = 6;

/** Home of the province, a city or a county in the classic face. */
export function ClassicHome() {
  const { region, banner, counts, staticData } = useLoaderData<HomeData>();
  if (useRootData()?.preferences.elder)
    return <StaticIsland name="home">{import.meta.env.SSR && staticData && <ElderHome region={region} elder={staticData.elder} />}</StaticIsland>;
  return (
    <main id="main">
      <Banner region={region} banner={banner} counts={counts} hotWords={staticData?.hotWords} />
      <StaticIsland name="offer">{import.meta.env.SSR && <RegionOffer region={region.code} />}</StaticIsland>
      <Container className={styles.body}>
        <div className={styles.columns}>
          <div className={styles.themes}>
            <section className={styles.panel} aria-label="服务分类">
              <Tabs
                headingLevel={2}
                items={[
                  {
                    key: "personal",
                    label: "个人服务",
                    content: (
                      <StaticIsland name="personal">
                        {import.meta.env.SSR && staticData && <ThemeGrid service="personal" region={region.code} themes={staticData.services_person} />}
                      </StaticIsland>
                    ),
                  },
                  {
                    key: "legal",
                    label: "法人服务",
                    content: (
                      <StaticIsland name="legal">
                        {import.meta.env.SSR && staticData && <ThemeGrid service="legal" region={region.code} themes={staticData.services_company} />}
                      </StaticIsland>
                    ),
                  },
                ]}
              />
            </section>
          </div>
          <StaticIsland name="lists">{import.meta.env.SSR && staticData && <Lists region={region.code} home={staticData} />}</StaticIsland>
        </div>
      </Container>
    </main>
  );
}

/** What people do most, what is new, what they ask. */
function Lists({ region, home }: { region: string; home: Home }) {
  const paths = usePaths();
  return (
    <>
      <div className={styles.ranked}>
        <Panel title="大家常办">
          <RankedItems items={home.hot_person.slice(0, RANKED)} />
        </Panel>
      </div>
      <div className={styles.whole}>
        <EasyWays region={region} />
      </div>
      <div className={styles.notices}>
        <Panel title="通知公告" more={{ text: "更多公告", href: paths.notices({ region }) }}>
          <NoticeLines notices={home.news} />
        </Panel>
      </div>
      <div className={styles.questions}>
        <Panel title="常见问题">
          <QuestionLines questions={home.faqs} />
        </Panel>
      </div>
      <div className={styles.ranked}>
        <Panel title="企业常办">
          <RankedItems items={home.hot_company.slice(0, RANKED)} />
        </Panel>
      </div>
    </>
  );
}
