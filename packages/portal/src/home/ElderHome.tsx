import type { Home } from "@onehall/api";
import { Container } from "@onehall/ui/container";
import { usePaths } from "../app/face";
import { useRootData } from "../app/root-data";
import { Icon } from "../icons";
import "./banner.css";
import * as styles from "./elder.css";

export type ElderHomeProps = {
  region: { code: string; name: string };
  /** Tasks of the pack for this page; none where the back end does not know of it. */
  elder: Home["elder"];
};

/**
 * Home in elder mode, the same in both faces: what people of that age come for, one way to everything else, and the telephone. The search stands in the
 * header, reading aloud above it. Drawn by the server only. @see ELDER-07
 */
export function ElderHome({ region: { code, name }, elder = [] }: ElderHomeProps) {
  const paths = usePaths();
  const hotline = useRootData()?.config.site.hotline ?? "";
  const tiles = [
    ...elder.map(({ name: text, icon, taskCode }) => ({ text, icon, href: paths.guide(taskCode) })),
    { text: "查办到哪一步了", icon: "clock", href: paths.progress(code) },
    { text: "找附近的办事大厅", icon: "map-pin", href: paths.stations({ region: code }) },
  ];
  return (
    <Container as="main" id="main" className={styles.page}>
      <h1 className={styles.title}>
        {name}
        <br />
        您想办什么事？
      </h1>
      <ul className={styles.tiles}>
        {tiles.map(({ text, icon, href }) => (
          <li key={text}>
            <a href={href} className={styles.tile}>
              <Icon name={icon} size={32} />
              {text}
            </a>
          </li>
        ))}
      </ul>
      <a href={paths.service("personal", code)} className={styles.all}>
        全部办事
        <Icon name="arrow-right" size={28} />
      </a>
      <p className={styles.help}>
        不会办？打 <a href={`tel:${hotline}`}>{hotline}</a>，有人帮您，全天都通。
      </p>
    </Container>
  );
}
