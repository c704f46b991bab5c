import { countedText, dayText, materialsText, promiseText } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../../app/face";
import { Page } from "../../page/Page";
import { StaticIsland } from "../../static-island/StaticIsland";
import { guideCrumbs } from "../crumbs";
import * as styles from "../pages.css";
import type { SingleData } from "./data";

export { phoneMeta as meta, loadSingle as loader } from "./data";
export { PhonePage as default };

/** The way through a task for phones: each step is a page of its own. @see PAGE-39 */
export function PhonePage() {
  const data = useLoaderData<SingleData>();
  return <StaticIsland name="phone">{import.meta.env.SSR && <Phone {...data} />}</StaticIsland>;
}

function Phone({ region, guide, questions }: SingleData) {
  const paths = usePaths();
  const steps = [
    {
      title: "选情形",
      text: questions.length > 0 ? `${questions.length} 个问题，只看您要带的材料` : "这一项不分情形，先看看符不符合条件",
      href: questions.length > 0 ? paths.single(guide.code, "h5/selections") : paths.guideLead(guide.code),
    },
    { title: "备材料，看样表", text: materialsText(guide), href: paths.single(guide.code, "h5/example") },
    { title: "选地方", text: guide.channels.join("、"), href: paths.offers(guide.code) },
    {
      title: "看流程和时限",
      text: `${promiseText(guide)}，${countedText(guide)}，最迟 ${dayText(guide.deadline.date)} 办结`,
      href: `${paths.task({ kind: guide.kind.code, code: guide.code })}${guide.steps.length > 0 ? "#flow" : ""}`,
    },
  ];
  return (
    <Page title={`${guide.name}：手机办事`} lead={`${guide.region.name} · ${guide.department.name}`} crumbs={guideCrumbs({ guide, region }, paths, "手机办事")}>
      <ol className={styles.ways}>
        {steps.map(({ title, text, href }, index) => (
          <li key={title}>
            <Card className={styles.place}>
              <h2 className={styles.placeName}>
                <a href={href} className={styles.onward}>
                  {index + 1}. {title}
                </a>
              </h2>
              <p className={styles.note}>{text}</p>
            </Card>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button href={`tel:${guide.consultPhone}`}>打电话问 {guide.consultPhone}</Button>
      </div>
    </Page>
  );
}
