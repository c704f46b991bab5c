import { countedText, dayText } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../../app/face";
import { Page } from "../../page/Page";
import { guidePdf } from "../../paths";
import { StaticIsland } from "../../static-island/StaticIsland";
import { guideCrumbs } from "../crumbs";
import { GuideSections } from "../GuideBody";
import type { GuideData } from "../load";
import * as styles from "../pages.css";

export { loadReading as loader, readingMeta as meta } from "./data";
export { ReadingPage as default };

/** The whole guide in one column, as the PDF has it. @see PAGE-40 */
export function ReadingPage() {
  const data = useLoaderData<GuideData>();
  return <StaticIsland name="reading">{import.meta.env.SSR && <Reading {...data} />}</StaticIsland>;
}

function Reading({ region, guide }: GuideData) {
  const paths = usePaths();
  const address = { kind: guide.kind.code, code: guide.code };
  return (
    <Page
      title={`${guide.name}办事指南`}
      lead={`${guide.region.name} · ${guide.department.name} · 第 ${guide.version} 版，${dayText(guide.updated)}更新`}
      crumbs={guideCrumbs({ guide, region }, paths, "纯文字版")}
    >
      <p>{guide.lead}</p>
      {guide.regionNote && <p>{guide.regionNote}</p>}
      <p>
        {countedText(guide)}，最迟 <b>{dayText(guide.deadline.date)}</b> 办结。
      </p>
      <div className={styles.actions}>
        <Button kind="primary" href={guidePdf(address)}>
          下载 PDF
        </Button>
        <Button href={paths.task(address)}>看网页版指南</Button>
      </div>
      <GuideSections guide={guide} />
    </Page>
  );
}
