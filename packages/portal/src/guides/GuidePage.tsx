import type { Guide } from "@onehall/api";
import { Container } from "@onehall/ui/container";
import { SideMenu } from "@onehall/ui/side-menu";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { StaticIsland } from "../static-island";
import { GuideBreadcrumb } from "./GuideBreadcrumb";
import { GuideHead } from "./GuideHead";
import { GuideTools } from "./GuideTools";
import { PersonalQuestions } from "./PersonalQuestions";
import type { GuidePageData } from "./load";
import * as styles from "./guide-page.css";
import { GuideSections } from "./GuideBody";
import { ElderGuideHead } from "./ElderGuide";
import { AnswerSections } from "./answer/AnswerSections";
import { folds } from "./answer/answer.css";
import { EasyWords } from "./EasyWords";
import { SignVideos } from "./SignVideos";
import { useRootData } from "../app/root-data";

export { guideMeta as meta, loadGuide as loader } from "./data";
export { GuidePage as default };

/** How one task is done in one region, the whole record of it: in the classic face, and of combined tasks in both. Empty parts are left out. @see GUIDE-09, GUIDE-11, PORTAL-18 */
export function GuidePage() {
  const { code, name, kind, audience, theme, region, sections, staticData } = useLoaderData<GuidePageData>();
  const paths = usePaths();
  return (
    <Container as="main" id="main" className={styles.page}>
      <GuideBreadcrumb name={name} audience={audience} theme={theme} region={region.code} />
      <article>
        <StaticIsland name="head">{import.meta.env.SSR && staticData && <Head {...staticData} />}</StaticIsland>
        <GuideTools code={code} path={paths.task({ kind: kind.code, code })} />
        <StaticIsland name="personal">{import.meta.env.SSR && staticData && <Questions guide={staticData.guide} />}</StaticIsland>
        <div className={styles.layout}>
          <SideMenu items={sections} label="本页内容" />
          <StaticIsland name="sections">{import.meta.env.SSR && staticData && <Sections guide={staticData.guide} />}</StaticIsland>
        </div>
      </article>
    </Container>
  );
}

/** Drawn by the server alone, like what stands in it. */
const useElder = (): boolean => useRootData()?.preferences.elder ?? false;

const Head = ({ guide, questions }: { guide: Guide; questions: boolean }) =>
  useElder() ? (
    <ElderGuideHead guide={guide} />
  ) : (
    <>
      <GuideHead guide={guide} questions={questions} />
      {guide.easy.length + guide.signVideos.length > 0 && (
        <div className={folds}>
          <EasyWords easy={guide.easy} />
          <SignVideos signVideos={guide.signVideos} />
        </div>
      )}
    </>
  );
/** In elder mode they stand in the head. */
const Questions = ({ guide }: { guide: Guide }) => !useElder() && <PersonalQuestions guide={guide} />;
const Sections = ({ guide }: { guide: Guide }) => (useElder() ? <AnswerSections guide={guide} /> : <GuideSections guide={guide} />);
