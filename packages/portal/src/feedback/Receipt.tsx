import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Fragment } from "react";
import { usePaths } from "../app/face";
import * as shared from "../page/sheet.css";
import { provinceSummary } from "../app/region-summary";
import * as styles from "./feedback.css";

/** A line breaks between groups, not within one; what is copied has no blanks. */
const GROUP = /.{1,8}/g;

/** What was given for feedback: a receipt to look after it. */
export function Receipt({ receipt }: { receipt: string }) {
  const paths = usePaths();
  return (
    <div className={shared.sheet}>
      <Alert tone="success" title="您的反馈已经收到">
        <p>我们会交给负责的部门处理。请记下编号，凭编号查看处理进度；留了联系电话的，还要核对电话后四位。</p>
      </Alert>
      <Card>
        <p className={shared.label}>反馈编号</p>
        <p className={styles.receipt}>
          {(receipt.match(GROUP) ?? []).map((group, index) => (
            <Fragment key={index}>
              {group}
              <wbr />
            </Fragment>
          ))}
        </p>
      </Card>
      <div className={shared.actions}>
        <Button kind="primary" href={paths.feedbackProgress(receipt)}>
          查处理进度
        </Button>
        <Button href={paths.feedback()}>再写一条</Button>
        <Button href={paths.hall(provinceSummary().code)}>返回首页</Button>
      </div>
    </div>
  );
}
