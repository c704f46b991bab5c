import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../../app/face";
import { Page } from "../../page/Page";
import { StaticIsland } from "../../static-island/StaticIsland";
import { guideCrumbs } from "../crumbs";
import * as styles from "../pages.css";
import type { SingleData } from "./data";
import { SelectionForm } from "./SelectionForm";

export { selectionsMeta as meta, loadSingle as loader } from "./data";
export { SelectionsPage as default };

/** The situation, on one page. @see PAGE-39 */
export function SelectionsPage() {
  const data = useLoaderData<SingleData>();
  return <StaticIsland name="selections">{import.meta.env.SSR && <Selections {...data} />}</StaticIsland>;
}

function Selections({ region, guide, questions }: SingleData) {
  const paths = usePaths();
  return (
    <Page title={`${guide.name}：选择情形`} lead="选最像您的情况。回答不会保存。" crumbs={guideCrumbs({ guide, region }, paths, "选择情形")}>
      <Card className={styles.prose}>
        {questions.length > 0 ? <SelectionForm code={guide.code} questions={questions} /> : <p>这一项不分情形，材料对谁都一样。</p>}
      </Card>
      <div className={styles.actions}>
        {questions.length === 0 && (
          <Button kind="primary" href={paths.single(guide.code, "h5/example")}>
            看要带什么
          </Button>
        )}
        <Button href={paths.single(guide.code, "h5")}>回到各步</Button>
      </div>
    </Page>
  );
}
