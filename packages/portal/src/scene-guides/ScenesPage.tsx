import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { Words } from "../page/Words";
import { StaticIsland } from "../static-island/StaticIsland";
import type { loadScenes, SceneListData } from "./data";
import * as styles from "./scene-guides.css";

export { loadScenes as loader, scenesMeta as meta } from "./data";
export { ScenesPage as default };

/** Tasks whose materials depend on the person, each with its questions. @see PAGE-37 */
export function ScenesPage() {
  const data = useLoaderData<typeof loadScenes>();
  return <StaticIsland name="scenes">{import.meta.env.SSR && <Scenes {...data} />}</StaticIsland>;
}

function Scenes({ region, list }: SceneListData) {
  const paths = usePaths();
  return (
    <Page
      title="情形引导"
      lead={`${region.name} · 回答几个问题，只看您自己要带的材料。回答不会保存。`}
      crumbs={[homeCrumb(region, paths), { label: "情形引导" }]}
    >
      {!list && <Unavailable what="情形引导" />}
      {list?.length === 0 && <Empty title="这里还没有情形引导" action={<a href={paths.guides({ region: region.code })}>直接找办事指南</a>} />}
      {list && list.length > 0 && (
        <ul className={styles.scenes}>
          {list.map(({ taskCode, name, deptName, promise, questions }) => (
            <li key={taskCode}>
              <Card className={styles.scene}>
                <h2 className={styles.sceneName}>
                  <a href={paths.sceneGuide(taskCode)} className={styles.link}>
                    <Words text={name} />
                  </a>
                </h2>
                <p className={styles.note}>{deptName}</p>
                <p className={styles.note}>
                  {questions} 个问题 · {promise}
                </p>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
