import { Card } from "@onehall/ui/card";
import { usePaths } from "../app/face";
import { Icon } from "../icons/Icon";
import type { HallWindow } from "./hall-data";
import * as styles from "./halls.css";

/** Where the hall is and when one may come. What is not known, and whatever else one wants to ask, is asked by telephone. */
export function HowToReach({ window, region }: { window: HallWindow | null; region: string }) {
  const paths = usePaths();
  const facts = [
    { icon: "landmark", label: "窗口", value: window?.name },
    { icon: "map-pin", label: "地址", value: window?.address },
    { icon: "clock", label: "办公时间", value: window?.hours },
  ].filter(({ value }) => value);
  return (
    <Card as="section" aria-labelledby="reach">
      <h2 id="reach" className={styles.partTitle}>
        怎么去
      </h2>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ icon, label, value }) => (
            <div key={label} className={styles.fact}>
              <Icon name={icon} className={styles.icon} />
              <dt className={styles.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.ask}>
        {facts.length > 0 ? "路线、停车、节假日安排" : "暂时没有这里的地址和办公时间，出门前"}请拨打 <a href="tel:12345">12345</a> 问清楚，也可以看
        <a href={paths.stations({ region })}>这里的办事网点和地图</a>。
      </p>
    </Card>
  );
}
