import { conditionsText, countedText, dayText, materialsText, promiseText } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import type { ReactNode } from "react";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../../app/face";
import { Page } from "../../page/Page";
import { StaticIsland } from "../../static-island/StaticIsland";
import { guideCrumbs } from "../crumbs";
import * as styles from "../pages.css";
import type { SingleData } from "./data";
import { Materials } from "./Materials";
import { SelectionForm } from "./SelectionForm";

export { loadSingle as loader, singleMeta as meta } from "./data";
export { SinglePage as default };

/** One task from the first question to the result, step by step. @see PAGE-38 */
export function SinglePage() {
  const data = useLoaderData<SingleData>();
  return <StaticIsland name="single">{import.meta.env.SSR && <Single {...data} />}</StaticIsland>;
}

function Single({ region, guide, questions }: SingleData) {
  const paths = usePaths();
  const steps: { id: string; title: string; content: ReactNode }[] = [
    {
      id: "situation",
      title: "看情形",
      content:
        questions.length > 0 ? (
          <SelectionForm code={guide.code} questions={questions} />
        ) : (
          <>
            <p>这一项不分情形，符合条件就能办：</p>
            <ul>
              {conditionsText(guide).map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </>
        ),
    },
    {
      id: "materials",
      title: "备材料",
      content: (
        <>
          <p>{materialsText(guide)}</p>
          <Materials guide={guide} />
        </>
      ),
    },
    {
      id: "apply",
      title: "去提交",
      content: (
        <>
          <p>可以{guide.channels.join("、")}。</p>
          {guide.windows.map(({ name, address, hours }) => (
            <p key={name}>
              {name}：{address}，{hours}。
            </p>
          ))}
          <p>
            <a href={paths.offers(guide.code)} className={styles.onward}>
              换一个地方办
            </a>
          </p>
        </>
      ),
    },
    {
      id: "result",
      title: "领结果",
      content: (
        <>
          <p>
            {promiseText(guide)}。{countedText(guide)}，最迟 <b>{dayText(guide.deadline.date)}</b> 办结。
          </p>
          {guide.result && (
            <p>
              您会拿到{guide.result.name}
              {guide.result.delivery.length > 0 && `，${guide.result.delivery.join("、")}`}。
            </p>
          )}
        </>
      ),
    },
  ];
  return (
    <Page
      title={`${guide.name}：一步一步办`}
      lead={`${guide.region.name} · ${guide.department.name}`}
      crumbs={guideCrumbs({ guide, region }, paths, "分步办理")}
    >
      <ol className={styles.steps}>
        {steps.map(({ id, title, content }, index) => (
          <li key={id}>
            <section aria-labelledby={id} className={styles.part}>
              <h2 id={id} className={styles.partTitle}>
                第 {index + 1} 步：{title}
              </h2>
              <Card className={styles.prose}>{content}</Card>
            </section>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button kind="primary" href={paths.task({ kind: guide.kind.code, code: guide.code })}>
          看完整指南
        </Button>
        <Button href={paths.single(guide.code, "h5")}>手机上一步一页看</Button>
      </div>
    </Page>
  );
}
