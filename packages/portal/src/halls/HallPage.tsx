import { Card } from "@onehall/ui/card";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { ItemList } from "../items/ItemList";
import { regionCrumbs } from "../page/crumbs";
import { Page } from "../page/Page";
import { HallLink } from "../regions/lists";
import { StaticIsland } from "../static-island/StaticIsland";
import type { HallData } from "./hall-data";
import * as styles from "./halls.css";
import { HowToReach } from "./HowToReach";

export { hallMeta as meta, loadHall as loader } from "./hall-data";
export { HallPage as default };

const KIND = { town: "办事大厅", village: "办事点" } as const;

/** A town's hall or a village's service point: where it is, what it does, which villages belong to it. @see PAGE-08 */
export function HallPage() {
  const data = useLoaderData<HallData>();
  return <StaticIsland name="hall">{import.meta.env.SSR && <Hall {...data} />}</StaticIsland>;
}

function Hall({ region, level, window, list, villages }: HallData) {
  const paths = usePaths();
  const above = region.crumbs.at(-2);
  const pageHref = (page: number) => paths.hall(region.code) + (page > 1 ? `&page=${page}` : "");
  return (
    <Page title={`${region.name}${KIND[level]}`} lead={region.crumbs.map(({ name }) => name).join(" · ")} crumbs={regionCrumbs(region, paths)}>
      <HowToReach window={window} region={region.code} />
      <section aria-labelledby="items" className={styles.part}>
        <h2 id="items" className={styles.partTitle}>
          可以办的事项
        </h2>
        <ItemList
          list={list}
          caption={`${region.name}可以办的事项`}
          href={pageHref}
          onward={above && <a href={paths.hall(above.code)}>看{above.name}可以办的事项</a>}
        />
      </section>
      {villages.length > 0 && (
        <section aria-labelledby="villages" className={styles.part}>
          <h2 id="villages" className={styles.partTitle}>
            村居办事点
          </h2>
          <Card>
            <ul className={styles.villages}>
              {villages.map(({ code, name }) => (
                <li key={code}>
                  <HallLink code={code} name={name} className={styles.village} />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
    </Page>
  );
}
