import { useLoaderData } from "react-router-dom";
import { useFace, usePaths } from "../app/face";
import { Collapsible } from "../page/Collapsible";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { benefitsPath } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import { BenefitLists } from "./BenefitLists";
import * as styles from "./benefits.css";
import type { BenefitsData } from "./data";
import { BenefitQuestions } from "./BenefitQuestions";

export { loadBenefits as loader, benefitsMeta as meta } from "./data";
export { BenefitsPage as default };

/** Links by GET alone: nothing to hydrate. */
export const handle = { hydrate: false };

/** 我能享受什么: a few questions about a person, and the benefits that the answers leave. @see PAGE-53 */
export function BenefitsPage() {
  const data = useLoaderData<BenefitsData>();
  return <StaticIsland name="benefits">{import.meta.env.SSR && <Benefits {...data} />}</StaticIsland>;
}

function Benefits(data: BenefitsData) {
  const { region, result } = data;
  const paths = usePaths();
  const open = result?.list.filter(({ state, waitsFor }) => state === "maybe" && waitsFor.length > 0).length ?? 0;
  return (
    <Page
      title="我能享受什么"
      lead="补贴、津贴、救助、减免和优待，答几题就知道。给父母、孩子查的，按他们的情况回答。"
      crumbs={[homeCrumb(region, paths), { label: "我能享受什么" }]}
    >
      {!result && <Unavailable what="查询" />}
      {result && (
        <>
          <p className={styles.count}>
            <strong>
              符合 {result.applies} 项 · 可能 {result.maybe} 项
            </strong>
            <span className={styles.note}>
              {open > 0 && `其中 ${open} 项还差回答。`}按{region.name}的规定。
            </span>
          </p>
          <div className={styles.layout}>
            <BenefitQuestions {...data} result={result} />
            <BenefitLists {...data} result={result} />
            <OtherRegions {...data} />
          </div>
        </>
      )}
    </Page>
  );
}

/** The same answers in a region above or below. */
function OtherRegions({ region: { code: current, name, crumbs }, below, answers }: BenefitsData) {
  const face = useFace();
  const others = [...crumbs.filter(({ code }) => code !== current), ...below];
  return (
    <Collapsible summary={`换个地区（现在是${name}）`}>
      <ul className={styles.names}>
        {others.map((other) => (
          <li key={other.code}>
            <a href={benefitsPath(face, { region: other.code, answers })} rel="nofollow" className={styles.link}>
              {other.name}
            </a>
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}
