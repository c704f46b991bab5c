import { MAX_LENGTH } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Checkbox } from "@onehall/ui/checkbox";
import { Form, FormItem } from "@onehall/ui/form";
import { Input } from "@onehall/ui/input";
import { RadioGroup } from "@onehall/ui/radio";
import { Textarea } from "@onehall/ui/textarea";
import { Upload } from "@onehall/ui/upload";
import { CaptchaField, CaptchaAlternatives } from "../captcha";
import { OfflineCopy, SaveForOffline } from "../offline/SaveForOffline";
import { FormCard, toErrors } from "../page/FormCard";
import * as shared from "../page/sheet.css";
import type { FeedbackForm as Answer } from "./data";
import * as styles from "./feedback.css";
import { KIND_CODES, KINDS, type FeedbackKind } from "./kinds";
import { partsOf, type FeedbackPart } from "./parts";

export type FeedbackFormProps = {
  /** Undefined: nothing was sent yet. */
  form: Answer | undefined;
  /** What the address asks for. */
  kind: FeedbackKind | "";
  /** Address of the page it is about. */
  url: string;
  siteCode: string;
  /** In elder mode the one question that is asked; the others are carried along unseen. */
  part: FeedbackPart | null;
  action: string;
  /** Where one looks after what one has sent. */
  progress: string;
};

const CHOICES = KIND_CODES.map((value) => ({ value, label: KINDS[value].name }));

/** Drawn by the server only; the browser sends it. */
export function FeedbackForm({ form, kind, url, siteCode, part, action, progress }: FeedbackFormProps) {
  const { values, errors = {}, notice = null, captcha = null, left, kept = [], picturesLost = false } = form ?? {};
  const model = {
    kind: values?.kind || kind,
    content: values?.content ?? "",
    url: values?.url ?? url,
    contact: values?.contact ?? "",
    images: [],
    captcha: values?.captcha ?? "",
  };
  const parts = partsOf(model);
  // One question alone would be saved in elder mode; what was sent once is carried by the page itself.
  const continued = part === null && form === undefined ? action : undefined;
  const shows = (one: FeedbackPart) => part === null || part === one;
  const isLast = shows("captcha");
  const lost: Record<string, string> = picturesLost ? { images: "请重新选择图片：文件太大或者格式不对，没有保留" } : {};
  return (
    <div className={shared.sheet}>
      {notice && (
        <Alert tone="warning" title={notice.title}>
          <p>{notice.text}</p>
        </Alert>
      )}
      {continued !== undefined && <OfflineCopy />}
      <FormCard>
        <Form
          method="post"
          encType="multipart/form-data"
          action={toErrors(action)}
          aria-label="意见反馈"
          data-feedback=""
          data-offline-form={continued === undefined ? undefined : ""}
          defaultModel={model}
          errors={{ ...lost, ...errors }}
          autoComplete="off"
        >
          {part !== null && (
            <>
              <input type="hidden" name="part" value={part} />
              {(["kind", "content", "url", "contact"] as const).map((one) => !shows(one) && <input key={one} type="hidden" name={one} value={model[one]} />)}
              {part !== "images" && kept.map(({ value }, index) => <input key={index} type="hidden" name="kept" value={value} />)}
              <p>
                第 {parts.indexOf(part) + 1} 题，共 {parts.length} 题
              </p>
            </>
          )}
          {shows("kind") && (
            <FormItem prop="kind" label="您要反馈什么" required group>
              <RadioGroup options={CHOICES} direction="row" />
            </FormItem>
          )}
          {shows("content") && (
            <FormItem prop="content" label="内容" required info="写清楚是哪件事、在哪里、什么时候。请不要写身份证号码、银行卡号。">
              <Textarea rows={6} maxLength={MAX_LENGTH.feedback} />
            </FormItem>
          )}
          {shows("url") && (
            <FormItem prop="url" label="网页地址" info={`纠错必须填写，其他选填。只能填本站的网页。网站标识码：${siteCode}`}>
              <Input inputMode="url" />
            </FormItem>
          )}
          {shows("contact") && (
            <FormItem prop="contact" label="联系电话（选填）" info="只用于回复您，不公开。填了以后，查处理进度要核对后四位。">
              <Input type="tel" autoComplete="tel" />
            </FormItem>
          )}
          {shows("images") && (
            <FormItem prop="images" label="图片（选填）" info="截图或照片，请先遮住个人信息。">
              <Upload camera={false} />
            </FormItem>
          )}
          {shows("images") && kept.length > 0 && (
            <fieldset className={styles.kept}>
              <legend>上次选择的图片还在，不要的去掉勾</legend>
              {kept.map(({ name, value }, index) => (
                <Checkbox key={index} name="kept" value={value} defaultChecked>
                  {name}
                </Checkbox>
              ))}
            </fieldset>
          )}
          {values?.attempt && <input type="hidden" name="attempt" value={values.attempt} />}
          {isLast && captcha && <CaptchaField captcha={captcha} left={left} />}
          <div className={shared.actions}>
            <Button type="submit" kind="primary">
              {isLast ? "提交" : "下一题"}
            </Button>
            {isLast && captcha && <CaptchaAlternatives captcha={captcha} />}
            {part !== null && part !== parts[0] && (
              <Button type="submit" name="way" value="back" formNoValidate>
                上一题
              </Button>
            )}
          </div>
        </Form>
      </FormCard>
      {continued !== undefined && <SaveForOffline continued={continued} />}
      <p className={shared.note}>
        已经提交过？<a href={progress}>查处理进度</a>。不方便上网，请拨打 <a href="tel:12345">12345</a>。
      </p>
    </div>
  );
}
