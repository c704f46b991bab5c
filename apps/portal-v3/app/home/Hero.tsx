import type { Home } from "@onehall/api";
import { HotWords } from "@onehall/portal/home/lists";
import { PortalSearchBox } from "@onehall/portal/search";
import { StaticIsland } from "@onehall/portal/static-island";
import { Container } from "@onehall/ui/container";
import { useEffect } from "react";
import * as styles from "./Hero.css";

type HeroProps = { region: { code: string; name: string }; hotWords: Home["hotWords"] | undefined } & Pick<Home, "banner">;

/** Drawn by the server, hidden until it is known that the browser can listen. */
const voice = (
  <StaticIsland name="voice">
    {import.meta.env.SSR && (
      <button type="button" className={styles.voice} data-voice="" hidden aria-label="语音输入：语音">
        语音
      </button>
    )}
  </StaticIsland>
);

/** The question, the search, what many people look for, before the drawn skyline. */
export function Hero({ region, banner, hotWords }: HeroProps) {
  useEffect(
    () =>
      void import("./voice").then(
        ({ offerVoice }) => offerVoice(),
        () => undefined,
      ),
    [],
  );
  return (
    <div className={styles.root}>
      <Container className={styles.inside}>
        <h1 className={styles.title}>
          <span className={styles.place}>{region.name}</span>
          想办什么事？
        </h1>
        <p className={styles.sub}>{banner.sub}</p>
        <div className={styles.search}>
          <PortalSearchBox size="large" placeholder={banner.placeholder} voice={voice} />
        </div>
        <StaticIsland name="hot">{import.meta.env.SSR && hotWords && <HotWords words={hotWords} region={region.code} className={styles.words} />}</StaticIsland>
      </Container>
    </div>
  );
}
