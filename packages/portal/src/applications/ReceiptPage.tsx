import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Form, FormItem } from "@onehall/ui/form";
import { Input } from "@onehall/ui/input";
import { useLoaderData } from "react-router-dom";
import { useFace, usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { FormCard, toErrors } from "../page/FormCard";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import * as shared from "../page/sheet.css";
import { provinceSummary } from "../app/region-summary";
import { StaticIsland } from "../static-island/StaticIsland";
import { applicationPaths } from "../paths";
import { CaseEvents, CaseSection, CaseStage } from "./CaseFacts";
import type { loadReceipt, ReceiptData } from "./case-data";
import { SampleNotice } from "./SampleNotice";

export { loadReceipt as loader, receiptHeaders as headers, receiptMeta as meta } from "./case-data";
export { ReceiptPage as default };

/** How far an application is, for whoever has the link of its receipt. Needs no log-in, shows nothing that was filled in. @see APPLY-05 */
export function ReceiptPage() {
  const data = useLoaderData<typeof loadReceipt>();
  return <StaticIsland name="receipt">{import.meta.env.SSR && <ReceiptView {...data} />}</StaticIsland>;
}

function ReceiptView({ checked, down, missing }: ReceiptData) {
  const paths = usePaths();
  const applying = applicationPaths[useFace()];
  const file = checked?.case;
  return (
    <Page
      title={file ? file.taskName : "凭回执链接查进度"}
      lead="凭链接只能看办到哪一步，看不到填写的内容，也不能操作。"
      crumbs={[homeCrumb(provinceSummary(), paths), { label: "办件进度", href: paths.progress() }, { label: "回执链接" }]}
    >
      <div className={shared.sheet}>
        {down && <Unavailable what="进度" />}
        {checked?.result === "expired" && (
          <Alert tone="warning" title="链接已经过期">
            <p>请申请人登录后，在“在办事项”里重新取得链接，或者凭姓名和受理编号查询。</p>
          </Alert>
        )}
        {checked?.result === "unknown" && (
          <Alert tone="danger" title="链接不对">
            <p>请核对回执，整个链接都要复制。</p>
          </Alert>
        )}
        {file?.sample && <SampleNotice />}
        {file && (
          <>
            <CaseStage {...file} />
            <CaseSection
              id="facts"
              title="申请"
              rows={[
                ["申请人", file.applicant],
                ["受理编号", file.receipt],
                ["受理部门", file.deptName],
                ["提交时间", file.appliedAt],
              ]}
            />
            <CaseEvents events={file.events} />
          </>
        )}
        {!file && (
          <FormCard>
            <Form
              method="get"
              action={toErrors(applying.receipt())}
              aria-label="凭回执链接查进度"
              defaultModel={{ link: "" }}
              errors={missing ? { link: missing } : {}}
              autoComplete="off"
            >
              <FormItem prop="link" label="回执链接里 link= 后面的内容" required>
                <Input />
              </FormItem>
              <div>
                <Button type="submit" kind="primary">
                  查进度
                </Button>
              </div>
            </Form>
          </FormCard>
        )}
        <p className={shared.note}>
          没有链接的，可以<a href={paths.progress()}>凭姓名和受理编号查询</a>。
        </p>
      </div>
    </Page>
  );
}
