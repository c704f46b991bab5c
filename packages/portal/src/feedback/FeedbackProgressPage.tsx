import { MAX_LENGTH } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Form, FormItem } from "@onehall/ui/form";
import { Input } from "@onehall/ui/input";
import { Textarea } from "@onehall/ui/textarea";
import { useActionData, useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { FormCard, toErrors } from "../page/FormCard";
import { Page } from "../page/Page";
import * as shared from "../page/sheet.css";
import { provinceSummary } from "../app/region-summary";
import { withQuery } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import { FeedbackTimeline } from "./FeedbackTimeline";
import * as styles from "./feedback.css";
import type { FeedbackProgressAnswer, FeedbackProgressData } from "./progress-data";

export {
  answerFeedbackProgress as action,
  feedbackProgressHeaders as headers,
  feedbackProgressMeta as meta,
  loadFeedbackProgress as loader,
} from "./progress-data";
export { FeedbackProgressPage as default };

/** What became of feedback: the form, or its course. All of it works without scripts. */
export function FeedbackProgressPage() {
  const data = useLoaderData<FeedbackProgressData>();
  const answer = useActionData<FeedbackProgressAnswer>();
  return <StaticIsland name="feedback-progress">{import.meta.env.SSR && <FeedbackProgress data={data} answer={answer} />}</StaticIsland>;
}

function FeedbackProgress({ data, answer }: { data: FeedbackProgressData; answer: FeedbackProgressAnswer | undefined }) {
  const paths = usePaths();
  const crumbs = [homeCrumb(provinceSummary(), paths), { label: "意见反馈", href: paths.feedback() }, { label: "反馈处理进度" }];
  const lead = "填写回执上的编号，就能看到处理到哪一步。不用登录。";
  return (
    <Page title="反馈处理进度" lead={lead} crumbs={crumbs}>
      <div className={shared.sheet}>
        {answer && "course" in answer ? (
          <Found {...answer} action={paths.feedbackProgress()} />
        ) : (
          <Asking data={data} answer={answer} action={paths.feedbackProgress()} />
        )}
      </div>
    </Page>
  );
}

type Given<Key extends string> = Extract<FeedbackProgressAnswer, Record<Key, unknown>>;

function Asking({ data: { id }, answer, action }: { data: FeedbackProgressData; answer: Given<"values"> | undefined; action: string }) {
  const { values = { id, tail: "" }, errors = {}, notice = null } = answer ?? {};
  return (
    <>
      {notice && (
        <Alert tone="warning" title={notice.title}>
          <p>{notice.text}</p>
        </Alert>
      )}
      <FormCard>
        <Form
          method="post"
          action={toErrors(action)}
          aria-label="反馈处理进度"
          defaultModel={{ id: values.id, tail: values.tail }}
          errors={errors}
          autoComplete="off"
        >
          <FormItem prop="id" label="反馈编号" required info="24 位数字和字母，在提交后的回执上；以前的是 16 位">
            <Input />
          </FormItem>
          <FormItem prop="tail" label="联系电话后四位" info="提交时没有留电话的，不用填">
            <Input inputMode="numeric" />
          </FormItem>
          <div className={shared.actions}>
            <Button type="submit" kind="primary">
              查进度
            </Button>
          </div>
        </Form>
      </FormCard>
      <p className={shared.note}>
        编号找不到了，请拨打 <a href="tel:12345">12345</a>。登录以后提交的，在个人中心的“我的反馈”里也能看到。
      </p>
    </>
  );
}

function Found({ course, tail, content, added, error, action }: Given<"course"> & { action: string }) {
  const paths = usePaths();
  return (
    <>
      {added && <Alert tone="success" title="补充的内容已经收到" />}
      <FeedbackTimeline course={course} />
      {course.readOnly === true ? (
        <p className={shared.note}>
          这条反馈是登录以后提交的，编号只能用来查进度。要补充，请先<a href={withQuery("/portal/login", { back: paths.feedbackProgress(course.id) })}>登录</a>
          ，再查一次。
        </p>
      ) : (
        <More course={course} tail={tail} content={content} error={error} action={action} />
      )}
      <div className={shared.actions}>
        <Button href={action}>查另一条</Button>
      </div>
      <p className={shared.note}>为了保护您的信息，这里不显示您写的内容和联系电话。</p>
    </>
  );
}

type MoreProps = Pick<Given<"course">, "course" | "tail" | "content" | "error"> & { action: string };

function More({ course, tail, content, error, action }: MoreProps) {
  return (
    <Card as="section" aria-labelledby="more">
      <h2 id="more" className={styles.title}>
        补充说明
      </h2>
      <Form method="post" action={`${action}#more`} aria-labelledby="more" defaultModel={{ content }} errors={error === "" ? {} : { content: error }}>
        <input type="hidden" name="id" value={course.id} />
        <input type="hidden" name="tail" value={tail} />
        <FormItem prop="content" label="要补充的内容" required>
          <Textarea rows={4} maxLength={MAX_LENGTH.feedback} />
        </FormItem>
        <div className={shared.actions}>
          <Button type="submit">提交补充</Button>
        </div>
      </Form>
    </Card>
  );
}
