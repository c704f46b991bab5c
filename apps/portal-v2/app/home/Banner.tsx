import type { Home } from "@onehall/api";
import { HotWords } from "@onehall/portal/home/lists";
import { PortalSearchBox } from "@onehall/portal/search";
import { StaticIsland } from "@onehall/portal/static-island";
import { Container } from "@onehall/ui/container";
import * as styles from "./Banner.css";

type BannerProps = { region: { code: string; name: string }; hotWords: Home["hotWords"] | undefined } & Pick<Home, "banner" | "counts">;

/** Slogan, search and what many people look for, before the drawn skyline. */
export function Banner({ region, banner, counts, hotWords }: BannerProps) {
  return (
    <div className={styles.root}>
      <Container className={styles.inside}>
        <h1 className={styles.title}>
          <span className={styles.place}>{region.name}</span>
          {banner.slogan}
        </h1>
        <StaticIsland name="extent">{import.meta.env.SSR && <p className={styles.sub}>{extent(counts)}</p>}</StaticIsland>
        <div className={styles.search}>
          <PortalSearchBox size="large" placeholder={banner.placeholder} />
        </div>
        <div className={styles.hot}>
          <span>热门：</span>
          <StaticIsland name="hot">
            {import.meta.env.SSR && hotWords && <HotWords words={hotWords} region={region.code} className={styles.words} />}
          </StaticIsland>
        </div>
      </Container>
    </div>
  );
}

const number = new Intl.NumberFormat("zh-CN");

/** “21 市、123 区县……” as far as there are any below the region. */
function extent({ cities, counties, towns, villages, items }: Home["counts"]): string {
  const parts = [
    [cities, "市"],
    [counties, "区县"],
    [towns, "镇街"],
    [villages, "村居"],
  ] as const;
  const places = parts.flatMap(([count, unit]) => (count > 0 ? [`${number.format(count)} ${unit}`] : []));
  return `${places.join("、")}，${number.format(items)} 个事项，一个门户`;
}
