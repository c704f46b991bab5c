import { MAX_LENGTH, type RatingForm } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { CheckboxGroup } from "@onehall/ui/checkbox";
import { Form, FormItem } from "@onehall/ui/form";
import { RadioGroup } from "@onehall/ui/radio";
import { Textarea } from "@onehall/ui/textarea";
import * as shared from "../page/sheet.css";
import * as styles from "./applications.css";
import type { Typed } from "./personal";

export type RateFormProps = { here: string; rating: RatingForm; of?: string; errors?: Record<string, string>; typed?: Typed | undefined };

/**
 * How somebody was served: 1 to 5, with reasons and words.
 * @param of number of what it is about, on a page that has several: a hidden field of the form
 * @param errors by field
 * @param typed what was chosen and written in a form that was not taken
 */
export function RateForm({ here, rating, of = "", errors = {}, typed = {} }: RateFormProps) {
  const heading = `rate${of}`;
  const { level = "", content = "" } = typed;
  const chosen = [typed.reasons ?? []].flat();
  return (
    <Card as="section" aria-labelledby={heading} id={Object.keys(errors).length > 0 ? "notice" : undefined} tabIndex={-1} className={shared.target}>
      <h2 id={heading} className={styles.title}>
        您对这次服务满意吗
      </h2>
      <Form method="post" action={here} aria-label="评价" defaultModel={{ level, content, reasons: chosen }} errors={errors}>
        {of !== "" && <input type="hidden" name="id" value={of} />}
        <FormItem prop="level" label="评价" group required>
          <RadioGroup direction="row" options={rating.levels.map(({ value, label }) => ({ value: String(value), label }))} />
        </FormItem>
        <details open={content !== "" || chosen.length > 0}>
          <summary className={styles.link}>选原因、写意见（选填）</summary>
          <div className={styles.form}>
            {rating.levels.map(({ value, label, reasons }) => (
              <FormItem key={value} label={`${label}的原因`} group>
                <CheckboxGroup name="reasons" defaultValue={chosen} options={reasons.map((reason) => ({ value: reason.code, label: reason.label }))} />
              </FormItem>
            ))}
            <FormItem prop="content" label="意见（选填）" info="请不要写身份证号码、电话、住址">
              <Textarea rows={3} maxLength={MAX_LENGTH.rating} />
            </FormItem>
          </div>
        </details>
        <div>
          <Button type="submit" kind="primary" name="do" value="rate">
            提交评价
          </Button>
        </div>
      </Form>
    </Card>
  );
}
