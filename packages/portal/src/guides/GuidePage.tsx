import { Breadcrumb } from "@onehall/ui/breadcrumb";
import { Container } from "@onehall/ui/container";
import { SideMenu } from "@onehall/ui/side-menu";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { StaticIsland } from "../static-island";
import { GuideHead } from "./GuideHead";
import { GuideTools } from "./GuideTools";
import { PersonalQuestions } from "./PersonalQuestions";
import type { GuidePageData } from "./load";
import * as styles from "./guide.css";
import { GuideSections } from "./GuideSections";

export { guideMeta as meta, loadGuide as loader } from "./data";
export { GuidePage as default };

/** How one task is done in one region: the same facts in both faces, empty parts left out. @see GUIDE-09, GUIDE-11, PORTAL-18 */
export function GuidePage() {
  const { code, name, kind, audience, theme, region, sections, staticData } = useLoaderData<GuidePageData>();
  const paths = usePaths();
  const service = audience[0] === "company" ? "legal" : "personal";
  return (
    <Container as="main" id="main" className={styles.page}>
      <Breadcrumb
        data-track-area="面包屑"
        items={[
          { label: "首页", href: paths.hall(region.code) },
          { label: service === "legal" ? "法人服务" : "个人服务", href: paths.theme(service, { region: region.code }) },
          ...(theme ? [{ label: theme.name, href: paths.theme(service, { region: region.code, catalogCode: theme.catalogCode }) }] : []),
          { label: name },
        ]}
      />
      <article>
        <StaticIsland name="head">{import.meta.env.SSR && staticData && <GuideHead guide={staticData.guide} questions={staticData.questions} />}</StaticIsland>
        <GuideTools code={code} path={paths.task({ kind: kind.code, code })} />
        <StaticIsland name="personal">{import.meta.env.SSR && staticData && <PersonalQuestions guide={staticData.guide} />}</StaticIsland>
        <div className={styles.layout}>
          <SideMenu items={sections} label="本页内容" />
          <StaticIsland name="sections">{import.meta.env.SSR && staticData && <GuideSections guide={staticData.guide} />}</StaticIsland>
        </div>
      </article>
    </Container>
  );
}
