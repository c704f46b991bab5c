import type { ModernHomeData, ModernHomeParts } from "@onehall/portal/home";
import type { RegionSummary } from "@onehall/portal/regions";
import { ElderHome } from "@onehall/portal/home/ElderHome";
import { RegionOffer } from "@onehall/portal/home/RegionOffer";
import { useRootData } from "@onehall/portal/app";
import { StaticIsland } from "@onehall/portal/static-island";
import { Container } from "@onehall/ui/container";
import { useLoaderData } from "react-router-dom";
import { Busy } from "./Busy";
import { Figures } from "./Figures";
import { Hero } from "./Hero";
import { Mine } from "./Mine";
import * as styles from "./ModernHome.css";
import { News } from "./News";
import { OneThings } from "./OneThings";
import { Situations } from "./Situations";

export { homeMeta as meta, loadModernHome as loader } from "@onehall/portal/home";
export { ModernHome as default };

/**
 * Home of the province, a city or a county in the modern face, for people or for companies: what do you want to do, what waits for me, then what many do.
 * @see PAGE-01, PAGE-48
 */
export function ModernHome() {
  const { region, banner, staticData } = useLoaderData<ModernHomeData>();
  if (useRootData()?.preferences.elder)
    return <StaticIsland name="home">{import.meta.env.SSR && staticData && <ElderHome region={region} elder={staticData.home.elder} />}</StaticIsland>;
  return (
    <main id="main">
      <Hero region={region} banner={banner} hotWords={staticData?.home.hotWords} />
      <Container className={styles.parts}>
        <StaticIsland name="home">{import.meta.env.SSR && staticData && <Parts region={region} parts={staticData} />}</StaticIsland>
      </Container>
    </main>
  );
}

function Parts({ region, parts }: { region: RegionSummary; parts: ModernHomeParts }) {
  const { home, audience, situations, oneThings, halls, map, ratings } = parts;
  return (
    <>
      <Situations region={region.code} audience={audience} situations={situations} />
      <RegionOffer region={region.code} className={styles.section} />
      <Mine region={region} halls={halls} map={map} />
      {oneThings && oneThings.length > 0 && <OneThings region={region.code} audience={audience} things={oneThings} />}
      <Busy region={region.code} audience={audience} home={home} />
      <Figures region={region} tasks={home.tasks} ratings={ratings} />
      <News region={region.code} home={home} />
    </>
  );
}
