import { CAPTCHA, captchaPath } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { FormItem } from "@onehall/ui/form";
import { Input } from "@onehall/ui/input";
import * as styles from "./captcha.css";

/** A question in words in place of the picture, and what shows later which one was asked. @see docs/decisions/captcha.md */
export type CaptchaQuestion = { text: string; token: string };

const MINUTES = CAPTCHA.seconds / 60;
const VALID = `${MINUTES} 分钟内有效`;

/** What follows an extension that was asked for without scripts. */
const longer = (left: number): string => `已延长 ${MINUTES} 分钟，${left > 0 ? `还可以延长 ${left} 次` : "不能再延长了"}。`;

export type CaptchaFieldProps = {
  question: CaptchaQuestion | null;
  /** The captcha was just extended and can be that many times more: a picture is not drawn again, because that would make another one. */
  left?: number | undefined;
};

/**
 * What is asked, and the field of its answer: `captcha`, with `captcha_token` and `captcha_question` beside a question in words. Stands in a Form with
 * `captcha` in its model. With scripts `[data-captcha-time]` says when the time is nearly over. @see GOV-09
 */
export function CaptchaField({ question, left }: CaptchaFieldProps) {
  const note = left === undefined ? "" : longer(left);
  const isPicture = !question && left === undefined;
  return (
    <>
      {question && (
        <>
          <input type="hidden" name="captcha_token" value={question.token} />
          <input type="hidden" name="captcha_question" value={question.text} />
        </>
      )}
      {isPicture && <img src={captchaPath(1)} alt="验证码图片，五个数字。看不到图片请改答文字题" width={320} height={112} className={styles.picture} />}
      <FormItem
        prop="captcha"
        label="验证码"
        required
        info={
          question
            ? `${question.text}${VALID}。${note}`
            : isPicture
              ? `图片里的 5 个数字，${VALID}`
              : `${note}您填的是刚才那张图片里的数字；要换一张请按“换一张图片”。`
        }
      >
        <Input inputMode="numeric" />
      </FormItem>
      <p role="status" className={styles.time} data-captcha-time={left ?? CAPTCHA.extensions} />
    </>
  );
}

export type CaptchaAlternativesProps = {
  question: CaptchaQuestion | null;
  /** Where the form is drawn again, when that is not where it is sent to. */
  formAction?: string;
};

/** More time, another one, or the other way. They send the form (`way`) so that nothing typed is lost; they stand last, so that Enter hands it in. */
export function CaptchaAlternatives({ question, formAction }: CaptchaAlternativesProps) {
  const button = { type: "submit", kind: "quiet", name: "way", formAction, formNoValidate: true } as const;
  return (
    <>
      <Button {...button} value="extend">
        {`延长 ${MINUTES} 分钟`}
      </Button>
      <Button {...button} value={question ? "question" : "picture"}>
        {question ? "换一题" : "换一张图片"}
      </Button>
      <Button {...button} value={question ? "picture" : "question"}>
        {question ? "改用图片验证码" : "看不清？改答文字题"}
      </Button>
    </>
  );
}
