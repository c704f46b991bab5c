import type { Guide, GuideHit } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Highlight } from "@onehall/ui/highlight";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { usePaths } from "../app/face";
import { Icon } from "../icons/Icon";
import { AnswerCard } from "./AnswerCard";
import { GuideFacts } from "./hits";
import { MarkedTitle } from "./MarkedTitle";
import type { SearchParameters } from "./query";
import * as styles from "./search.css";

type BestGuideProps = {
  hit: GuideHit;
  terms: readonly string[];
  /** The whole guide; null where it could not be had. */ guide: Guide | null;
  parameters: SearchParameters;
  searchId: string;
};

/** The guide that fits best, large: what it is, what people ask of it, one way on. */
export function BestGuide({ hit, terms, guide, parameters, searchId }: BestGuideProps) {
  const paths = usePaths();
  const facts = [
    { label: "承诺办结", value: hit.promise },
    { label: "到现场", value: hit.visits === 0 ? "不用跑" : `${hit.visits} 次` },
    { label: "网上办理", value: hit.online ? "可以" : "暂不支持" },
  ];
  return (
    <Card as="section" aria-labelledby="best-guide" className={styles.best} data-search-id={searchId}>
      <div className={styles.bestText}>
        <h2 id="best-guide" className={styles.bestTitle}>
          <VisuallyHidden>最匹配的办事指南：</VisuallyHidden>
          <a href={paths.guide(hit.taskCode)}>
            <MarkedTitle text={hit.name} terms={terms} />
          </a>
        </h2>
        {hit.english && <p lang="en">{hit.english}</p>}
        <p className={styles.meta}>
          <GuideFacts hit={hit} />
        </p>
        {hit.lead && (
          <p className={styles.text}>
            <Highlight text={hit.lead} terms={terms} />
          </p>
        )}
        {guide ? (
          <AnswerCard guide={guide} parameters={parameters} />
        ) : (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className={styles.factLabel}>{label}</dt>
                <dd className={styles.factValue}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <Button kind="primary" size="large" href={paths.guide(hit.taskCode)}>
        查看指南
        <VisuallyHidden>：{hit.name}</VisuallyHidden>
        <Icon name="arrow-right" />
      </Button>
    </Card>
  );
}
