import type { OneThing } from "@onehall/api";
import { usePaths } from "@onehall/portal/app";
import type { Audience } from "@onehall/portal/home";
import { Words } from "@onehall/portal/page/Words";
import { benefitsPath } from "@onehall/portal/paths";
import * as styles from "./OneThings.css";
import { Section } from "./Section";

const SHOWN = 4;

type OneThingsProps = { region: string; audience: Audience; things: readonly OneThing[] };

/** Several tasks that are one application. */
export function OneThings({ region, audience, things }: OneThingsProps) {
  const paths = usePaths();
  const note = audience === "company" ? "企业的几件事并作一次，材料只交一回" : "几件事并作一次，材料只交一回";
  return (
    <Section title="高效办成一件事" note={note} more={{ text: "全部一件事", href: paths.activities(region) }}>
      <ul className={styles.things}>
        {things.slice(0, SHOWN).map(({ taskCode, name, text, tasks }) => (
          <li key={taskCode}>
            <a className={styles.thing} href={paths.combo(taskCode)}>
              <b className={styles.name}>
                <Words text={name} />
              </b>
              <span className={styles.text}>{text}</span>
              <span className={styles.count}>{tasks} 个事项，一次申请</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.easy}>
        {audience === "person" && <a href={benefitsPath("v3", { region })}>我能享受什么：补贴、救助、减免和优待</a>}
        <a href={paths.mzb({ region })}>民生免证办：有电子证照的不用带证件</a>
        <a href={paths.easyLists("four-deal", { region })}>四办事项：当场、网上、就近、一次办</a>
      </p>
    </Section>
  );
}
