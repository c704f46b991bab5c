import type { ThemeEntry } from "@onehall/api";
import { usePaths } from "@onehall/portal/app";
import type { Audience } from "@onehall/portal/home";
import { Icon } from "@onehall/portal/icons";
import { Words } from "@onehall/portal/page/Words";
import { hallPath } from "@onehall/regions";
import { serviceOf } from "./service-of";
import * as styles from "./Situations.css";

/** Large tiles; the rest is one step away. */
const SHOWN = 8;

type SituationsProps = { region: string; audience: Audience; situations: readonly ThemeEntry[] | null };

/** Who one is, by plain links, and the situations of life or business that lead to their tasks. */
export function Situations({ region, audience, situations }: SituationsProps) {
  const paths = usePaths();
  const service = serviceOf(audience);
  const home = hallPath(region, "v3");
  const sides = [
    { side: "person", name: "个人", href: home },
    { side: "company", name: "企业", href: `${home}&audience=company` },
  ] as const;
  return (
    <section className={styles.root} aria-label="遇到什么事">
      <div className={styles.head}>
        <nav className={styles.sides} aria-label="为谁办">
          {sides.map(({ side, name, href }) => (
            <a key={side} className={styles.side} href={href} aria-current={side === audience ? "true" : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <a className={styles.all} href={paths.service(service, region)}>
          全部分类
          <Icon name="chevron-right" size={18} />
        </a>
      </div>
      {situations && situations.length > 0 && (
        <ul className={styles.tiles}>
          {situations.slice(0, SHOWN).map(({ catalogCode, name, icon }) => (
            <li key={catalogCode}>
              <a className={styles.tile} href={paths.serviceList("activity", service, { region, catalogCode })}>
                <span className={styles.icon}>
                  <Icon name={icon} size={30} />
                </span>
                <Words text={name} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
