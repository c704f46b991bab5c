import { usePaths } from "../app/face";
import * as styles from "./places.css";
import type { StationsData } from "./data";
import { stationsHref } from "./query";
import { COLUMNS, ROWS, tilesOf } from "./tiles";

/** Size of a cell, and the gap between two, in units of the drawing. */
const WIDTH = 64;
const HEIGHT = 58;
const GAP = 6;

/**
 * The regions right below as tiles where they lie to one another, each a link to its places: our own drawing, without borders, for portals without a map
 * service. @see STATION-14
 */
export function RegionTiles({ parameters, region, placed }: StationsData) {
  const paths = usePaths();
  if (placed.length === 0) return null;
  return (
    <figure className={styles.tiles}>
      <svg viewBox={`0 0 ${COLUMNS * WIDTH} ${ROWS * HEIGHT}`} className={styles.tileMap} role="group" aria-label={`${region.name}的下级地区，按方位排列`}>
        {tilesOf(placed).map(({ code, name, column, row }) => (
          <a key={code} href={stationsHref(paths, parameters, { region: code })} className={styles.tile}>
            <rect x={column * WIDTH + GAP / 2} y={row * HEIGHT + GAP / 2} width={WIDTH - GAP} height={HEIGHT - GAP} rx={8} className={styles.tileBox} />
            <text x={(column + 0.5) * WIDTH} y={(row + 0.5) * HEIGHT} textAnchor="middle" dominantBaseline="central" className={styles.tileName}>
              {name}
            </text>
          </a>
        ))}
      </svg>
      <figcaption className={styles.note}>示意图：按经纬度的方位排列，不表示边界、面积和距离。点地名看那里的网点。</figcaption>
    </figure>
  );
}
