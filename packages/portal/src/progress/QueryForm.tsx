import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Form, FormItem } from "@onehall/ui/form";
import { Input } from "@onehall/ui/input";
import { CaptchaField, CaptchaAlternatives } from "../captcha";
import { FormCard, toErrors } from "../page/FormCard";
import * as shared from "../page/sheet.css";
import type { ProgressForm } from "./data";

type QueryFormProps = {
  /** Fills the form that nothing was typed into yet. */
  receipt: string;
  /** Undefined: nothing was sent yet. */
  form: ProgressForm | undefined;
  /** Where the form stands: another captcha is drawn there. */
  own: string;
  /** Where the answer stands. */
  action: string;
};

const HOTLINE = <a href="tel:12345">12345</a>;

/** Drawn by the server only; the browser sends it. */
export function QueryForm({ receipt, form, own, action }: QueryFormProps) {
  const { values = { sqrmc: "", sblsh: receipt }, errors = {}, notice = null, captcha = null, left } = form ?? {};
  return (
    <div className={shared.sheet}>
      {notice === "nothing" ? (
        <Alert tone="warning" title="没有查到这件申请">
          <p>请对照受理通知书，看看姓名或名称和受理编号是不是一字不差。刚提交的申请，部门登记以后才查得到。</p>
          <p>还是查不到，请拨打 {HOTLINE}，报上受理编号就可以查。</p>
        </Alert>
      ) : (
        notice && (
          <Alert tone="warning" title={notice.title}>
            <p>{notice.text}</p>
          </Alert>
        )
      )}
      <FormCard>
        <Form method="post" action={toErrors(action)} aria-label="办件进度查询" defaultModel={{ captcha: "", ...values }} errors={errors} autoComplete="off">
          <FormItem prop="sqrmc" label="申请人姓名或名称" required info="与申请时填写的一致：个人填姓名，单位填全称">
            <Input autoComplete="name" />
          </FormItem>
          <FormItem prop="sblsh" label="受理编号" required info="在受理通知书或者短信里，由数字和字母组成">
            <Input />
          </FormItem>
          {captcha && <CaptchaField captcha={captcha} left={left} />}
          <div className={shared.actions}>
            <Button type="submit" kind="primary">
              查询进度
            </Button>
            {captcha && <CaptchaAlternatives captcha={captcha} formAction={own} />}
          </div>
        </Form>
      </FormCard>
      <p className={shared.note}>
        {captcha && "验证码过期、看不清或者听不清，换一个就行，您填写的姓名和编号会留着；过十分钟再查，就不用填验证码。"}
        查到的有办到哪一步、什么时候受理、最迟哪天办完。查询的内容不会保存。没有受理编号，请拨打 {HOTLINE}{" "}
        查询。在本站提交的申请，登录以后都在个人中心里，不用记编号；在窗口提交的，编号印在受理通知书最上面。
      </p>
    </div>
  );
}
