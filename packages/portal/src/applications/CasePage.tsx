import { EVIDENCE, MAX_LENGTH, type ApplicationCase } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Form, FormItem } from "@onehall/ui/form";
import { QrCode } from "@onehall/ui/qr-code";
import { Textarea } from "@onehall/ui/textarea";
import { Upload } from "@onehall/ui/upload";
import { useActionData, useLoaderData } from "react-router-dom";
import { useFace, usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import * as shared from "../page/sheet.css";
import { applicationPaths, caseCalendar, casePdf, licencePdf } from "../paths";
import { provinceSummary } from "../app/region-summary";
import { StaticIsland } from "../static-island/StaticIsland";
import * as styles from "./applications.css";
import { CaseContent } from "./CaseContent";
import { CaseEvents, CaseStage, HelpEvents } from "./CaseFacts";
import { DetailField } from "./DetailField";
import { DONE, type CaseAnswer, type CaseData, type loadCase } from "./case-data";
import { formErrors } from "./personal";
import { RateForm } from "./RateForm";
import { SampleNotice } from "./SampleNotice";

export { answerCase as action, caseMeta as meta, loadCase as loader } from "./case-data";
export { CasePage as default };

/** An application of one's own: where it stands, what is to be done, what was handed in. @see APPLY-05 */
export function CasePage() {
  const data = useLoaderData<typeof loadCase>();
  const answer = useActionData<CaseAnswer>();
  return <StaticIsland name="case">{import.meta.env.SSR && <CaseView {...data} answer={answer} />}</StaticIsland>;
}

function CaseView({ file, origin, done, rating, answer }: CaseData & { answer: CaseAnswer | undefined }) {
  const paths = usePaths();
  const applying = applicationPaths[useFace()];
  const here = `${applying.case(file.receipt)}#notice`;
  return (
    <Page
      title={file.taskName}
      lead={`${file.regionName} · ${file.deptName} · 受理编号 ${file.receipt}`}
      crumbs={[
        homeCrumb(provinceSummary(), paths),
        { label: "个人中心", href: paths.user() },
        { label: "在办事项", href: paths.user("affairs") },
        { label: file.taskName },
      ]}
    >
      <div className={shared.sheet}>
        {file.sample && <SampleNotice />}
        {answer && !answer.field && (
          <div id="notice" role="alert" tabIndex={-1}>
            <Alert tone="danger" title="没有成功">
              <p>{answer.notice}</p>
            </Alert>
          </div>
        )}
        {done && (
          <div id="done" role="status" tabIndex={-1}>
            <Alert tone="success" title={DONE[done]}>
              {done === "submitted" ? (
                <p>
                  受理编号 <span className={styles.receipt}>{file.receipt}</span>
                </p>
              ) : (
                <p>受理编号 {file.receipt}</p>
              )}
            </Alert>
          </div>
        )}
        <CaseStage {...file} />
        {file.may.correct && <Correction file={file} here={here} answer={answer} />}
        {(file.stage === "issued" || file.stage === "rejected" || file.result === "不予批准") && <Result file={file} />}
        {file.may.rate && rating && <RateForm here={here} rating={rating} errors={formErrors(answer)} typed={answer?.typed} />}
        {file.rating !== null && <p>您给这次服务的评价是 {file.rating} 分（最高 5 分）。每件申请只能评价一次。</p>}
        <CaseEvents events={file.events} />
        <CaseContent {...file} />
        <HelpEvents events={file.help} />
        <Receipt file={file} origin={origin} />
        {file.may.withdraw && <Withdrawal here={here} />}
      </div>
    </Page>
  );
}

/** What the desk asked for, and the form that answers it. */
function Correction({ file, here, answer }: { file: ApplicationCase; here: string; answer: CaseAnswer | undefined }) {
  const asked = file.events.findLast(({ kind }) => kind === "correction-asked");
  const typed = (id: string) => answer?.typed?.[id];
  return (
    <Card as="section" aria-labelledby="correct" id={answer?.field === "note" ? "notice" : undefined} tabIndex={-1} className={shared.target}>
      <div className={styles.part}>
        <h2 id="correct" className={styles.title}>
          部门要您补正
        </h2>
        <p className={styles.value}>{asked?.note}</p>
        {file.materials
          .filter(({ filled }) => !filled)
          .map(({ name, uploads }) => (
            <Form key={name} method="post" action={here} encType="multipart/form-data" aria-label={`上传：${name}`} defaultModel={{ images: [] }}>
              <input type="hidden" name="material" value={name} />
              <FormItem
                prop="images"
                label={`${name}（已有 ${uploads.length} 张）`}
                info={`要补的才上传。png、jpg 或 webp，不超过 ${EVIDENCE.bytes / 1_048_576} MB`}
              >
                <Upload max={1} maxBytes={EVIDENCE.bytes} extensions={EVIDENCE.extensions} />
              </FormItem>
              <div>
                <Button type="submit" name="do" value="upload">
                  上传{name}
                </Button>
              </div>
            </Form>
          ))}
        <Form
          method="post"
          action={here}
          aria-label="提交补正"
          errors={formErrors(answer)}
          defaultModel={{ note: typed("note") ?? "", ...Object.fromEntries(file.asked.map(({ id, value }) => [id, typed(id) ?? value])) }}
        >
          {file.asked.map((field) => (
            <DetailField key={field.id} field={field} from={undefined} />
          ))}
          <FormItem prop="note" label="补正说明" required info="写清楚补了什么、改了什么">
            <Textarea rows={4} maxLength={MAX_LENGTH.rating * 2} />
          </FormItem>
          <div>
            <Button type="submit" kind="primary" name="do" value="correct">
              提交补正
            </Button>
          </div>
        </Form>
      </div>
    </Card>
  );
}

/** The result, or the decision against the applicant, as a document; what was issued also as an e-licence. @see APPLY-24 */
function Result({ file }: { file: ApplicationCase }) {
  const paths = usePaths();
  return (
    <Card as="section" aria-labelledby="result">
      <div className={styles.part}>
        <h2 id="result" className={styles.title}>
          办理结果{file.sample && "（样例，没有法律效力）"}
        </h2>
        <p>
          {file.deptName}对“{file.taskName}”（受理编号 {file.receipt}）的决定：<strong>{file.result || "不予受理"}</strong>。
        </p>
        <p>
          <a href={casePdf(file.receipt)}>{file.result === "予以办理" ? "下载办理结果通知书（PDF）" : "下载决定书（PDF），写明理由和不服怎么办"}</a>
        </p>
        {file.licence && (
          <p>
            电子证照“{file.licence.name}”已经放进您的证照：<a href={licencePdf(file.licence.id)}>下载证照（PDF）</a>，
            <a href={paths.licences()}>去看电子证照</a>
          </p>
        )}
      </div>
    </Card>
  );
}

/** The number, and the link for somebody who helps. */
function Receipt({ file, origin }: { file: ApplicationCase; origin: string }) {
  const applying = applicationPaths[useFace()];
  const link = applying.receipt(file.link);
  return (
    <Card as="section" aria-labelledby="receipt">
      <div className={styles.part}>
        <h2 id="receipt" className={styles.title}>
          回执
        </h2>
        <p>
          受理编号 <strong>{file.receipt}</strong>，{file.appliedAt} 提交。
        </p>
        <p>下面的链接和二维码给家人或者帮您办事的人：不用登录就能看办到哪一步，看不到您填写的内容和材料，也不能替您操作。</p>
        {/* Drawn here, and not by the server's address for codes: those pictures are kept by caches. */}
        <QrCode text={origin + link} label="只看进度的链接" href={link} imageLabel="只看进度的二维码" />
        {file.due !== "" && (
          <p>
            <a href={caseCalendar(file.receipt)}>把最迟办结的日期加到日历</a>
          </p>
        )}
      </div>
    </Card>
  );
}

function Withdrawal({ here }: { here: string }) {
  return (
    <details>
      <summary className={styles.link}>撤回申请</summary>
      <form method="post" action={here} className={styles.form}>
        <p>撤回以后不能恢复，要办只能重新申请。</p>
        <div>
          <Button type="submit" kind="danger" name="do" value="withdraw">
            确定撤回
          </Button>
        </div>
      </form>
    </details>
  );
}
