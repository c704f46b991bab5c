import { Breadcrumb } from "@onehall/ui/breadcrumb";
import { Container } from "@onehall/ui/container";
import { SideMenu } from "@onehall/ui/side-menu";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { Still } from "../still";
import { GuideHead } from "./GuideHead";
import { GuideTools } from "./GuideTools";
import type { GuideData } from "./load";
import * as styles from "./guide.css";
import { GuideSections } from "./GuideSections";
import { sectionsOf } from "./section-list";

/** How one task is done in one region: the same facts in both faces, empty parts left out. @see domain.md, what a guide holds */
export function GuidePage() {
  const { guide, region, questions = false } = useLoaderData<GuideData & { questions?: boolean }>();
  const paths = usePaths();
  const theme = guide.themes[0];
  const service = guide.audience[0] === "company" ? "legal" : "personal";
  return (
    <Container as="main" id="main" className={styles.page}>
      <Breadcrumb
        items={[
          { label: "首页", href: paths.hall(region.code) },
          { label: service === "legal" ? "法人服务" : "个人服务", href: paths.theme(service, { region: region.code }) },
          ...(theme ? [{ label: theme.name, href: paths.theme(service, { region: region.code, catalogCode: theme.catalogCode }) }] : []),
          { label: guide.name },
        ]}
      />
      <article>
        <Still name="head">{import.meta.env.SSR && <GuideHead guide={guide} questions={questions || (guide.combo?.questions.length ?? 0) > 0} />}</Still>
        <GuideTools code={guide.code} path={paths.task({ kind: guide.kind.code, code: guide.code })} />
        <div className={styles.layout}>
          <SideMenu items={sectionsOf(guide)} label="本页内容" />
          <Still name="sections">{import.meta.env.SSR && <GuideSections guide={guide} />}</Still>
        </div>
      </article>
    </Container>
  );
}
