import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { useActionData, useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import * as shared from "../page/sheet.css";
import { provinceSummary } from "../app/region-summary";
import { StaticIsland } from "../static-island/StaticIsland";
import type { UsefulnessAnswer, UsefulnessData } from "./data";
import { UsefulnessForm } from "./UsefulnessForm";

export { answerUsefulness as action, loadUsefulness as loader, usefulnessHeaders as headers, usefulnessMeta as meta } from "./data";
export { UsefulnessPage as default };

/** What an answer to “was this page useful?” is answered with, where scripts are off: thanks, or the form again. */
export function UsefulnessPage() {
  const data = useLoaderData<UsefulnessData>();
  const answer = useActionData<UsefulnessAnswer>();
  return <StaticIsland name="usefulness-page">{import.meta.env.SSR && <Answered data={data} answer={answer} />}</StaticIsland>;
}

function Answered({ data, answer }: { data: UsefulnessData; answer: UsefulnessAnswer | undefined }) {
  const paths = usePaths();
  const crumbs = [homeCrumb(provinceSummary(), paths)];
  if (answer && "kept" in answer) {
    const { url, useful } = answer.kept;
    return (
      <Page title="谢谢您的回答" crumbs={[...crumbs, { label: "已经收到" }]}>
        <div className={shared.sheet}>
          <Alert tone="success" title={useful ? "很高兴帮到了您。" : "已经记下，我们会逐页改进。"}>
            <p>没有记录您是谁。要得到答复的，请写意见反馈，会有受理编号。</p>
          </Alert>
          <div className={shared.actions}>
            <Button kind="primary" href={url}>
              回到刚才的页面
            </Button>
            <Button href={paths.feedback()}>写意见反馈</Button>
          </div>
        </div>
      </Page>
    );
  }
  const url = answer?.fields.url ?? data.url;
  return (
    <Page title="本页对您有用吗？" crumbs={[...crumbs, { label: "本页对您有用吗？" }]}>
      <div className={shared.sheet}>
        {answer && (
          <Alert tone="warning" title="还没有收到您的回答">
            <p data-sentence="">{answer.notice}</p>
          </Alert>
        )}
        <p>
          说的是这一页：<a href={url}>{url}</a>
        </p>
        <Card>
          <UsefulnessForm url={url} action={paths.usefulness()} fields={answer?.fields} />
        </Card>
      </div>
    </Page>
  );
}
