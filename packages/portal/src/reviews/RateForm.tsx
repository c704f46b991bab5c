import { MAX_LENGTH, type RatingForm } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { CheckboxGroup } from "@onehall/ui/checkbox";
import { Form, FormItem } from "@onehall/ui/form";
import { Input } from "@onehall/ui/input";
import { RadioGroup } from "@onehall/ui/radio";
import { Textarea } from "@onehall/ui/textarea";
import { FormCard, toErrors } from "../page/FormCard";
import * as shared from "../page/sheet.css";
import type { RateAnswer } from "./rate-data";
import type { RateFields } from "./rate-fields";
import * as styles from "./rate.css";

export type RateFormProps = {
  form: RatingForm;
  /** Of the address. */
  receipt: string;
  /** Undefined: nothing was sent yet. */
  answer: Exclude<RateAnswer, { rated: unknown }> | undefined;
  action: string;
};

/**
 * Drawn by the server only; the browser sends it. The reasons of each level lie below it; the style sheet shows those of the level that is chosen,
 * all of them where the browser cannot.
 */
export function RateForm({ form: { levels, answerWithin }, receipt, answer, action }: RateFormProps) {
  const { fields, errors = {}, notice = null } = answer ?? {};
  const values: RateFields = fields ?? { applicant: "", receipt, level: "", reasons: [], content: "" };
  return (
    <div className={shared.sheet}>
      {notice && (
        <Alert tone="warning" title={notice.title}>
          <p>{notice.text}</p>
        </Alert>
      )}
      <FormCard>
        <Form method="post" action={toErrors(action)} aria-label="评价政务服务" defaultModel={values} errors={errors} autoComplete="off">
          <FormItem prop="receipt" label="受理编号" required info="在受理通知书或者短信里，由数字和字母组成">
            <Input />
          </FormItem>
          <FormItem prop="applicant" label="申请人姓名或名称" required info="与申请时填写的一致：个人填姓名，单位填全称">
            <Input autoComplete="name" />
          </FormItem>
          <FormItem prop="level" label="您对这次服务" required group>
            <RadioGroup direction="row" options={levels.map(({ value, label }) => ({ value: String(value), label }))} />
          </FormItem>
          <FormItem prop="reasons" label="原因" group info={`不满意、非常不满意的，至少选一项，部门在 ${answerWithin} 个工作日内答复；满意的可以不选`}>
            {({ id }) => (
              <div id={id} tabIndex={-1} className={styles.reasons}>
                {levels.map(({ value, label, reasons }) => (
                  <div key={value} className={styles.reasonsOf} data-level={value}>
                    <FormItem label={`${label}的原因`} group>
                      <CheckboxGroup
                        name="reasons"
                        defaultValue={values.reasons}
                        options={reasons.map(({ code, label: words }) => ({ value: code, label: words }))}
                      />
                    </FormItem>
                  </div>
                ))}
              </div>
            )}
          </FormItem>
          <FormItem prop="content" label="还想说的话" info="选填。请不要写身份证号码、电话、住址这样的个人信息">
            <Textarea rows={4} maxLength={MAX_LENGTH.rating} />
          </FormItem>
          <div className={shared.actions}>
            <Button type="submit" kind="primary">
              提交评价
            </Button>
          </div>
        </Form>
      </FormCard>
    </div>
  );
}
