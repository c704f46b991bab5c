import { useActionData, useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { useRootData } from "../app/root-data";
import { useCaptchaTimer } from "../captcha/use-captcha-timer";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { provinceSummary } from "../app/region-summary";
import { StaticIsland } from "../static-island/StaticIsland";
import { wordsOf, type FeedbackAnswer, type FeedbackData } from "./data";
import { DraftAutosave } from "./DraftAutosave";
import { FeedbackForm } from "./FeedbackForm";
import { Receipt } from "./Receipt";

export { answerFeedback as action, feedbackHeaders as headers, feedbackMeta as meta, loadFeedback as loader } from "./data";
export { FeedbackPage as default };

/** Something to say to those who run the site: a form that works without scripts, and its receipt. @see PORTAL-11 */
export function FeedbackPage() {
  const data = useLoaderData<FeedbackData>();
  const answer = useActionData<FeedbackAnswer>();
  useCaptchaTimer();
  const sent = answer !== undefined && "receipt" in answer;
  return (
    <>
      <StaticIsland name="feedback">{import.meta.env.SSR && (sent ? <Sent {...answer} /> : <Writing data={data} answer={answer} />)}</StaticIsland>
      <DraftAutosave sent={sent} />
    </>
  );
}

function Sent({ receipt, kind }: Extract<FeedbackAnswer, { receipt: string }>) {
  const paths = usePaths();
  return (
    <Page
      title="已经收到"
      lead={wordsOf(kind).title}
      crumbs={[homeCrumb(provinceSummary(), paths), { label: "意见反馈", href: paths.feedback() }, { label: "回执" }]}
    >
      <Receipt receipt={receipt} />
    </Page>
  );
}

function Writing({ data: { kind, url, part }, answer }: { data: FeedbackData; answer: Extract<FeedbackAnswer, { form: unknown }> | undefined }) {
  const paths = usePaths();
  const root = useRootData();
  const { title, lead } = wordsOf(kind);
  const crumbs = [homeCrumb(provinceSummary(), paths), ...(kind === "" ? [] : [{ label: "意见反馈", href: paths.feedback() }]), { label: title }];
  return (
    <Page title={title} lead={lead} crumbs={crumbs}>
      <FeedbackForm
        form={answer?.form}
        kind={kind}
        url={url && root ? root.origin + url : ""}
        part={answer ? answer.form.part : part}
        siteCode={root?.config.site.siteCode ?? ""}
        action={paths.feedback(kind)}
        progress={paths.feedbackProgress()}
      />
    </Page>
  );
}
