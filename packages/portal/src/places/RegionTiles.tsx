import { usePaths } from "../app/face";
import * as styles from "./places.css";
import type { PlacedHall, StationsData } from "./data";
import { stationsHref } from "./query";
import { COLUMNS, tileLines, tilesOf } from "./tiles";

/** Size of a cell and the gap between two, in units of the drawing: on a phone of 375 pixels a unit is one of them. */
const WIDTH = 57;
const HEIGHT = 108;
const GAP = 4;
/** Of a cell from its top: where lines of a name stand (one, or two), where the region's part ends, and its hall. */
const ONE_LINE = [27];
const TWO_LINES = [17, 36];
const HALL_FROM = 51;
const HALL = { at: 77, radius: 15 };

/** What a listener is told of a hall. */
const hallText = ({ number, hall, openNow }: PlacedHall, isNearest: boolean): string =>
  [number && `第 ${number} 个`, hall, openNow !== null && (openNow ? "现在开门" : "现在不开门"), isNearest && "离您最近"].filter(Boolean).join("，");

/**
 * The regions right below as tiles where they lie to one another, in each the point of its hall: a tile leads to the places of the region, a point to the
 * hall. Our own drawing, without borders, for portals without a map service. @see STATION-14
 */
export function RegionTiles({ parameters, region, placed, nearest }: StationsData) {
  const paths = usePaths();
  if (placed.length === 0) return null;
  const tiles = tilesOf(placed);
  const rows = Math.max(...tiles.map(({ row }) => row)) + 1;
  return (
    <figure className={styles.tiles}>
      <svg
        viewBox={`0 0 ${COLUMNS * WIDTH} ${rows * HEIGHT}`}
        className={styles.tileMap}
        role="group"
        aria-label={`${region.name}的下级地区和大厅，按方位排列`}
      >
        {tiles.map(({ place, column, row }) => {
          const [x, y] = [column * WIDTH, row * HEIGHT];
          const lines = tileLines(place.name);
          const isNearest = place.code === nearest;
          return (
            <g key={place.code} data-nearest={isNearest || undefined}>
              <a href={stationsHref(paths, parameters, { region: place.code })} className={styles.tile} aria-label={place.name}>
                <rect x={x + GAP / 2} y={y + GAP / 2} width={WIDTH - GAP} height={HEIGHT - GAP} rx={8} className={styles.tileBox} />
                {(lines.length > 1 ? TWO_LINES : ONE_LINE).map((at, line) => (
                  <text key={at} x={x + WIDTH / 2} y={y + at} textAnchor="middle" dominantBaseline="central" className={styles.tileName}>
                    {lines[line]}
                  </text>
                ))}
              </a>
              <a href={place.href} className={styles.tile} aria-label={hallText(place, isNearest)}>
                <rect x={x + GAP} y={y + HALL_FROM} width={WIDTH - GAP * 2} height={HEIGHT - HALL_FROM - GAP} className={styles.hallTarget} />
                <circle cx={x + WIDTH / 2} cy={y + HALL.at} r={HALL.radius} className={styles.hall} data-open={place.openNow || undefined} />
                {place.number !== null && (
                  <text
                    x={x + WIDTH / 2}
                    y={y + HALL.at}
                    textAnchor="middle"
                    dominantBaseline="central"
                    className={styles.hallNumber}
                    data-open={place.openNow || undefined}
                  >
                    {place.number}
                  </text>
                )}
              </a>
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.note}>
        示意图：按经纬度的方位排列，不表示边界、面积和距离。点地名看那里的网点；圆点是那里的大厅，实心的现在开门
        {placed.some(({ number }) => number !== null) && "，数字是列表里的第几个"}
        {nearest && "，边框加粗的离您最近"}。
      </figcaption>
    </figure>
  );
}
