import {
  audienceText,
  caseText,
  conditionsText,
  countedText,
  dayText,
  type Guide,
  materialsText,
  needOf,
  promiseText,
  taskFields,
  visitsText,
} from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import type { ReactNode } from "react";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../../app/face";
import { Page } from "../../page/Page";
import { StaticIsland } from "../../static-island/StaticIsland";
import { EasySentences } from "../EasySentences";
import { guideCrumbs } from "../crumbs";
import type { GuideData } from "../load";
import * as styles from "../pages.css";

export { loadSimpleGuide as loader, simpleGuideMeta as meta } from "./data";
export { SimpleGuidePage as default };

/** A guide on one page: the questions that everybody has, each with a short answer. @see PAGE-30 */
export function SimpleGuidePage() {
  const data = useLoaderData<GuideData>();
  return <StaticIsland name="simple">{import.meta.env.SSR && <Simple {...data} />}</StaticIsland>;
}

type Answer = { id: string; question: string; answer: ReactNode };

const CONDITIONS = 4;

function answersOf(guide: Guide): Answer[] {
  const [window] = guide.windows;
  return [
    {
      id: "who",
      question: "我能不能办？",
      answer: (
        <>
          <p>{audienceText(guide)}可以办，要符合：</p>
          <ul>
            {conditionsText(guide)
              .slice(0, CONDITIONS)
              .map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
          </ul>
        </>
      ),
    },
    {
      id: "what",
      question: "要带什么？",
      answer: (
        <>
          <p>{materialsText(guide)}</p>
          {guide.materials.length > 0 && (
            <ul>
              {guide.materials.map((material) => {
                const { name, type, copies } = material;
                const { when, need } = needOf(guide, material);
                return (
                  <li key={name}>
                    {when}
                    {name}（{type} {copies} 份{need !== "必要" && `，${need}`}）
                  </li>
                );
              })}
            </ul>
          )}
        </>
      ),
    },
    {
      id: "where",
      question: "去哪里办？",
      answer: (
        <>
          <p>
            {guide.visits === 0 ? "不用跑现场。" : `要到现场 ${visitsText(guide)}。`}可以{guide.channels.join("、")}。
          </p>
          {window && (
            <p>
              {window.name}：{window.address}，{window.hours}。
            </p>
          )}
        </>
      ),
    },
    {
      id: "how",
      question: "怎么办？",
      answer:
        guide.steps.length === 0 ? (
          <p>带齐材料，按上面的方式提交。</p>
        ) : (
          <ol>
            {guide.steps.map(({ name, text }) => (
              <li key={name}>
                <b>{name}</b>：{caseText(guide, "steps", name)}
                {text}
              </li>
            ))}
          </ol>
        ),
    },
    {
      id: "when",
      question: "多久办好？",
      answer: (
        <p>
          {promiseText(guide)}。{countedText(guide)}，最迟 <b>{dayText(guide.deadline.date)}</b> 办结。
        </p>
      ),
    },
    {
      id: "cost",
      question: "要多少钱？",
      answer: (
        <p>
          {guide.fees.length === 0
            ? "不收费。"
            : `${guide.fees.map(({ name, standard }) => `${name}：${caseText(guide, "fees", name)}${standard}`).join("；")}。`}
        </p>
      ),
    },
  ];
}

function Simple({ region, guide }: GuideData) {
  const paths = usePaths();
  return (
    <Page title={`${guide.name}：简版指南`} lead={guide.lead} crumbs={guideCrumbs({ guide, region }, paths, "简版指南")}>
      {guide.regionNote && <p>{guide.regionNote}</p>}
      {guide.easy.length > 0 && (
        <section aria-labelledby="easy" className={styles.part}>
          <h2 id="easy" className={styles.partTitle}>
            {taskFields.easy.label}
          </h2>
          <Card className={styles.prose}>
            <EasySentences easy={guide.easy} />
          </Card>
        </section>
      )}
      {answersOf(guide).map(({ id, question, answer }) => (
        <section key={id} aria-labelledby={id} className={styles.part}>
          <h2 id={id} className={styles.partTitle}>
            {question}
          </h2>
          <Card className={styles.prose}>{answer}</Card>
        </section>
      ))}
      <div className={styles.actions}>
        <Button kind="primary" href={paths.task({ kind: guide.kind.code, code: guide.code })}>
          看完整指南
        </Button>
        <Button href={paths.single(guide.code)}>一步一步办</Button>
        <Button href={`tel:${guide.consultPhone}`}>打电话问 {guide.consultPhone}</Button>
      </div>
    </Page>
  );
}
