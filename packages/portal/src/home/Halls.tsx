import type { MapService } from "@onehall/api";
import type { Station } from "@onehall/regions";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { usePaths } from "../app/face";
import { Icon } from "../icons";
import { codeOf, routeTo, stationAnchor } from "../places/words";
import * as styles from "./Halls.css";

/** Halls with their hours, phone and the way there. Whether one is open now is marked after the page has loaded. Data attribute: `data-open`, "true" or "false". @see STATION-13 */
export function Halls({ halls, map, region }: { halls: readonly Station[]; map: MapService | null; region: string }) {
  const paths = usePaths();
  return (
    <ul className={styles.halls} data-halls-now={region}>
      {halls.map((hall) => {
        const { id, name, officeHour, telphone, lat, lng } = hall;
        const code = codeOf(hall);
        return (
          <li key={id} className={styles.hall} data-hall={id}>
            <p className={styles.head}>
              {code ? (
                <a className={styles.name} href={`${paths.stations({ region: code })}#${stationAnchor(hall)}`}>
                  {name}
                </a>
              ) : (
                <b>{name}</b>
              )}
              <span className={styles.open}>现在开门</span>
              <span className={styles.shut}>现在不开门</span>
            </p>
            {officeHour && <p className={styles.hours}>{officeHour}</p>}
            <p className={styles.ways}>
              {lat !== null && lng !== null && (
                <a className={styles.way} href={routeTo(map, { name, lat, lng })} {...(map?.route && { rel: "noopener noreferrer", target: "_blank" })}>
                  <Icon name="map-pin" size={18} />
                  怎么去
                  <VisuallyHidden>
                    {name}
                    {map?.route && "（在新窗口打开）"}
                  </VisuallyHidden>
                </a>
              )}
              {telphone && (
                <a className={styles.way} href={`tel:${telphone}`}>
                  <Icon name="phone" size={18} />
                  {telphone}
                  <VisuallyHidden>：{name}的电话</VisuallyHidden>
                </a>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
