import type { OneThing } from "@onehall/api";
import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { useLoaderData } from "react-router-dom";
import { useFace, usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { inFace } from "../page/in-face";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { Words } from "../page/Words";
import { StaticIsland } from "../static-island/StaticIsland";
import type { loadOneThings, OneThingsData } from "./data";
import * as styles from "../guides/one-thing/one-thing.css";

export { loadOneThings as loader, oneThingsMeta as meta } from "./data";
export { OneThingsPage as default };

/** All combined tasks of a region, those for people first. @see PAGE-35 */
export function OneThingsPage() {
  const data = useLoaderData<typeof loadOneThings>();
  return <StaticIsland name="one-things">{import.meta.env.SSR && <OneThings {...data} />}</StaticIsland>;
}

const GROUPS = [
  { audience: "person", name: "个人一件事" },
  { audience: "company", name: "企业一件事" },
] as const;

function OneThings({ region, list }: OneThingsData) {
  const paths = usePaths();
  return (
    <Page title="高效办成一件事" lead={`${region.name} · 几个部门的事，一次告知、一张表单、一次办好`} crumbs={[homeCrumb(region, paths), { label: "一件事" }]}>
      {!list && <Unavailable what="一件事" />}
      {list?.length === 0 && <Empty title="这里还没有一件事" action={<a href={paths.theme("personal", { region: region.code })}>按主题找事项</a>} />}
      {GROUPS.map(({ audience, name }) => {
        const group = list?.filter((one) => one.audience === audience) ?? [];
        if (group.length === 0) return null;
        return (
          <section key={audience} aria-labelledby={audience} className={styles.part}>
            <h2 id={audience} className={styles.partTitle}>
              {name}（{group.length}）
            </h2>
            <ul className={styles.cards}>
              {group.map((one) => (
                <li key={one.taskCode}>
                  <Entry one={one} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Page>
  );
}

function Entry({ one: { taskCode, name, text, tasks, url } }: { one: OneThing }) {
  const paths = usePaths();
  const face = useFace();
  return (
    <Card className={styles.card}>
      <h3 className={styles.cardTitle}>
        <a href={inFace(url, face)} className={styles.cardLink}>
          <Words text={name} />
        </a>
      </h3>
      <p className={styles.note}>
        合并 {tasks} 个事项。{text}
      </p>
      <a href={paths.processing(taskCode)} className={styles.cardLink}>
        办理进程<span className={styles.note}>：{name}</span>
      </a>
    </Card>
  );
}
