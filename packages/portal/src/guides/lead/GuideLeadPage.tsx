import { audienceText, conditionsText, GUIDE_STATES, refusalCasesText } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../../app/face";
import { Members } from "../one-thing/Members";
import { Page } from "../../page/Page";
import { StaticIsland } from "../../static-island/StaticIsland";
import { Blocks } from "../Blocks";
import { guideCrumbs } from "../crumbs";
import * as styles from "../pages.css";
import type { GuideLeadData } from "./data";

export { guideLeadMeta as meta, loadGuideLead as loader } from "./data";
export { GuideLeadPage as default };

/** Who can do a task, on what conditions, and the next step that fits. @see PAGE-28 */
export function GuideLeadPage() {
  const data = useLoaderData<GuideLeadData>();
  return <StaticIsland name="lead">{import.meta.env.SSR && <Lead {...data} />}</StaticIsland>;
}

function Lead({ region, guide, state, questions }: GuideLeadData) {
  const paths = usePaths();
  const next = {
    [GUIDE_STATES.canDo]: {
      title: "符合下面的条件就能办",
      text: "这一项不分情形，材料对谁都一样。",
      href: paths.task({ kind: guide.kind.code, code: guide.code }),
      label: "看要带什么",
    },
    [GUIDE_STATES.canDoWithGuide]: {
      title: "符合下面的条件就能办，材料看您的情况",
      text: `回答 ${questions} 个问题，就有一份您自己的清单。回答不会保存。`,
      href: paths.sceneGuide(guide.code),
      label: "开始回答",
    },
    [GUIDE_STATES.oneThing]: {
      title: `这是“一件事”，${guide.combo?.members.length ?? 0} 个事项一起办`,
      text: questions > 0 ? `回答 ${questions} 个问题，看看您要办其中哪几项。` : "一次申请，几个部门同时办。",
      href: questions > 0 ? paths.sceneGuide(guide.code) : paths.combo(guide.code),
      label: questions > 0 ? "看我要办哪几项" : "看怎么一起办",
    },
  }[state];
  return (
    <Page
      title={`${guide.name}：我能不能办`}
      lead={`${guide.region.name} · ${guide.department.name}`}
      crumbs={guideCrumbs({ guide, region }, paths, "我能不能办")}
    >
      <Alert tone="info" title={next.title}>
        <p>{next.text}</p>
      </Alert>
      <div className={styles.actions}>
        <Button kind="primary" size="large" href={next.href}>
          {next.label}
        </Button>
        <Button href={paths.offers(guide.code)}>看哪里可以办</Button>
      </div>
      <section aria-labelledby="who" className={styles.part}>
        <h2 id="who" className={styles.partTitle}>
          谁可以办
        </h2>
        <Card className={styles.prose}>
          <p>
            {audienceText(guide)}。{guide.scope && `通办范围：${guide.scope}。`}
          </p>
        </Card>
      </section>
      {guide.regionNote && <p>{guide.regionNote}</p>}
      {guide.conditions.length > 0 && (
        <section aria-labelledby="conditions" className={styles.part}>
          <h2 id="conditions" className={styles.partTitle}>
            要符合这些条件
          </h2>
          <Card className={styles.prose}>
            <ul>
              {conditionsText(guide).map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </Card>
        </section>
      )}
      {guide.refusals.length + guide.refusalCases.length > 0 && (
        <section aria-labelledby="refusals" className={styles.part}>
          <h2 id="refusals" className={styles.partTitle}>
            这些情况不受理
          </h2>
          <Card className={styles.prose}>
            <Blocks blocks={guide.refusals} />
            <Blocks blocks={guide.refusalCases.length > 0 ? [{ type: "ul", items: refusalCasesText(guide) }] : []} />
          </Card>
        </section>
      )}
      {guide.combo && (
        <section aria-labelledby="members" className={styles.part}>
          <h2 id="members" className={styles.partTitle}>
            一起办的事项
          </h2>
          <Members members={guide.combo.members} />
        </section>
      )}
      <p>
        拿不准？打 <a href={`tel:${guide.consultPhone}`}>{guide.consultPhone}</a> 问{guide.department.name}。
      </p>
    </Page>
  );
}
