import { Container } from "@onehall/ui/container";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../../app/face";
import { Journey } from "../one-thing/Journey";
import { SaveForOffline } from "../../offline/SaveForOffline";
import { StaticIsland } from "../../static-island";
import { GuideBreadcrumb } from "../GuideBreadcrumb";
import { GuideTools } from "../GuideTools";
import { AnswerCard, AnswerNotes, MainActions, OtherWays } from "./AnswerCard";
import { AnswerHead } from "./AnswerHead";
import { AnswerQuestions } from "./AnswerQuestions";
import { AnswerSections } from "./AnswerSections";
import * as styles from "./answer.css";
import type { AnswerPageData } from "./data";

export { loadAnswer as loader, answerMeta as meta } from "./data";
export { AnswerPage as default };

/**
 * A guide as an answer to one person: what to bring, where to go, what it costs, how long it takes, and what to press; the questions that change it beside
 * it, everything else folded below. The facts are those of the classic face. @see GUIDE-43, GUIDE-44
 */
export function AnswerPage() {
  const { code, name, kind, audience, theme, region, staticData } = useLoaderData<AnswerPageData>();
  const paths = usePaths();
  return (
    <Container as="main" id="main" className={styles.page}>
      <GuideBreadcrumb name={name} audience={audience} theme={theme} region={region.code} />
      <article className={styles.layout}>
        <StaticIsland name="head">
          {import.meta.env.SSR && staticData && (
            <>
              <AnswerHead guide={staticData.guide} />
              <AnswerQuestions guide={staticData.guide} />
            </>
          )}
        </StaticIsland>
        <div className={styles.main}>
          <div className={styles.card}>
            <StaticIsland name="answer">{import.meta.env.SSR && staticData && <AnswerCard guide={staticData.guide} />}</StaticIsland>
            <div className={styles.actions}>
              <StaticIsland name="actions">{import.meta.env.SSR && staticData && <MainActions guide={staticData.guide} />}</StaticIsland>
              <details className={styles.menu} data-floating="">
                <summary className={styles.menuButton}>更多</summary>
                <div className={styles.panel}>
                  <StaticIsland name="ways">
                    {import.meta.env.SSR && staticData && (
                      <>
                        <OtherWays guide={staticData.guide} />
                        <SaveForOffline />
                      </>
                    )}
                  </StaticIsland>
                  <GuideTools code={code} path={paths.task({ kind: kind.code, code })} />
                </div>
              </details>
            </div>
            <StaticIsland name="notes">{import.meta.env.SSR && staticData && <AnswerNotes guide={staticData.guide} />}</StaticIsland>
          </div>
          <StaticIsland name="journey">
            {import.meta.env.SSR && staticData?.guide.combo && <Journey guide={staticData.guide} combo={staticData.guide.combo} />}
          </StaticIsland>
          <StaticIsland name="sections">{import.meta.env.SSR && staticData && <AnswerSections guide={staticData.guide} />}</StaticIsland>
        </div>
      </article>
    </Container>
  );
}
