import { MAX_LENGTH, type DeskFeedback } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Form, FormItem } from "@onehall/ui/form";
import { Pagination } from "@onehall/ui/pagination";
import { Tag } from "@onehall/ui/tag";
import { Textarea } from "@onehall/ui/textarea";
import { useActionData, useLoaderData } from "react-router-dom";
import * as styles from "../applications/applications.css";
import { KINDS } from "../feedback/kinds";
import * as shared from "../page/sheet.css";
import { deskPaths } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import type { DeskNotice, DeskFeedbackData } from "./data";
import { DeskLayout } from "./DeskLayout";

export { answerDeskFeedback as action, deskFeedbackMeta as meta, loadDeskFeedback as loader } from "./data";
export { DeskFeedbackPage as default };

/** Feedback and reports of mistakes that wait for an answer. */
export function DeskFeedbackPage() {
  const { content, done } = useLoaderData<DeskFeedbackData>();
  const answer = useActionData<DeskNotice>();
  return (
    <StaticIsland name="desk-feedback">
      {import.meta.env.SSR && (
        <DeskLayout title="反馈和纠错" current={deskPaths.feedback()} staff={content !== null} notice={answer?.notice ?? ""} done={done && !answer}>
          {content && <FeedbackList {...content} typed={answer?.typed ?? {}} />}
        </DeskLayout>
      )}
    </StaticIsland>
  );
}

type Typed = Readonly<Record<string, string>>;

function FeedbackList({ total, page, pageSize, list, typed }: NonNullable<DeskFeedbackData["content"]> & { typed: Typed }) {
  if (list.length === 0) return <Empty title="没有等待答复的反馈" />;
  return (
    <>
      <p>共 {total} 条等待答复，最早的在前面。答复写给反馈的人，凭回执编号可以看到。</p>
      <ul className={styles.list}>
        {list.map((feedback) => (
          <li key={feedback.id}>
            <FeedbackItem {...feedback} typed={typed["id"] === feedback.id ? (typed["reply"] ?? "") : ""} />
          </li>
        ))}
      </ul>
      <Pagination total={total} page={page} pageSize={pageSize} href={(to) => deskPaths.feedback({ page: to })} />
    </>
  );
}

/** `typed`: a reply that was refused. */
function FeedbackItem({ id, kind, status, createdAt, url, content, typed }: DeskFeedback & { typed: string }) {
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={styles.title}>
          {kind === "page" ? "页面评价" : KINDS[kind].name} <Tag>{id}</Tag> {status === "processing" && <Tag tone="warning">处理中</Tag>}
        </h2>
        <p className={shared.note}>
          {createdAt} · {/^\/portal\/(?!\/)/.test(url) ? <a href={url}>{url}</a> : url}
        </p>
        <p className={styles.value}>{content}</p>
        <Form method="post" action={`${deskPaths.feedback()}#notice`} aria-label={`答复 ${id}`} defaultModel={{ reply: typed }}>
          <input type="hidden" name="id" value={id} />
          <FormItem prop="reply" label="答复" required>
            <Textarea rows={3} maxLength={MAX_LENGTH.feedback} />
          </FormItem>
          <div className={shared.actions}>
            <Button type="submit" kind="primary" name="status" value="answered">
              答复并办结
            </Button>
            <Button type="submit" name="status" value="processing">
              先告知正在处理
            </Button>
          </div>
        </Form>
      </div>
    </Card>
  );
}
