import { useActionData, useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { useCaptchaTimer } from "../captcha/use-captcha-timer";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { StaticIsland } from "../static-island/StaticIsland";
import { Affair } from "./Affair";
import type { ProgressAnswer, ProgressData } from "./data";
import { QueryForm } from "./QueryForm";

export { answerProgress as action, loadProgress as loader, progressHeaders as headers, progressMeta as meta } from "./data";
export { ProgressPage as default };

/** How far one's application is: the form, or its answer. All of it works without scripts. @see PAGE-14 */
export function ProgressPage() {
  const { region, receipt } = useLoaderData<ProgressData>();
  const answer = useActionData<ProgressAnswer>();
  useCaptchaTimer();
  return <StaticIsland name="progress">{import.meta.env.SSR && <Progress region={region} receipt={receipt} answer={answer} />}</StaticIsland>;
}

function Progress({ region, receipt, answer }: ProgressData & { answer: ProgressAnswer | undefined }) {
  const paths = usePaths();
  if (answer && "affair" in answer) {
    const crumbs = [homeCrumb(region, paths), { label: "办件进度查询", href: paths.progress(region.code) }, { label: "查询结果" }];
    return (
      <Page title="办件进度" lead={answer.affair.taskName} crumbs={crumbs}>
        <Affair affair={answer.affair} again={paths.progress(region.code)} review={paths.review({ receipt: answer.affair.receipt, region: region.code })} />
      </Page>
    );
  }
  return (
    <Page
      title="办件进度查询"
      lead="填写申请时用的姓名或名称和受理编号，就能看到办到哪一步。不用登录。"
      crumbs={[homeCrumb(region, paths), { label: "办件进度查询" }]}
    >
      <QueryForm receipt={receipt} form={answer?.form} own={paths.progress(region.code)} action={paths.progressDetail(region.code)} />
    </Page>
  );
}
