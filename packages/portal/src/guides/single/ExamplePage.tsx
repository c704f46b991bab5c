import { materialsText } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../../app/face";
import { Page } from "../../page/Page";
import { StaticIsland } from "../../static-island/StaticIsland";
import { guideCrumbs } from "../crumbs";
import * as styles from "../pages.css";
import type { SingleData } from "./data";
import { Materials } from "./Materials";

export { exampleMeta as meta, loadSingle as loader } from "./data";
export { ExamplePage as default };

/** Every material with its forms and examples. @see PAGE-39 */
export function ExamplePage() {
  const data = useLoaderData<SingleData>();
  return <StaticIsland name="example">{import.meta.env.SSR && <Example {...data} />}</StaticIsland>;
}

function Example({ region, guide }: SingleData) {
  const paths = usePaths();
  return (
    <Page title={`${guide.name}：材料样表`} lead={materialsText(guide)} crumbs={guideCrumbs({ guide, region }, paths, "材料样表")}>
      <Card>
        <h2 className={styles.partTitle}>申请材料（{guide.materials.length}）</h2>
        <Materials guide={guide} />
      </Card>
      <div className={styles.actions}>
        <Button kind="primary" href={paths.offers(guide.code)}>
          下一步：选地方
        </Button>
        <Button href={paths.single(guide.code, "h5")}>回到各步</Button>
      </div>
    </Page>
  );
}
