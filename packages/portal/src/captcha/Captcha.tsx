import { CAPTCHA, captchaPath } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { FormItem } from "@onehall/ui/form";
import { Input } from "@onehall/ui/input";
import * as styles from "./captcha.css";

/** A question in words in place of the picture, and what shows later which one was asked. @see docs/decisions/captcha.md */
export type CaptchaQuestion = { text: string; token: string };

const VALID = `${CAPTCHA.seconds / 60} 分钟内有效`;

/** What is asked, and the field of its answer: `captcha`, with `captcha_token` beside a question in words. Stands in a Form with `captcha` in its model. */
export function CaptchaField({ question }: { question: CaptchaQuestion | null }) {
  return (
    <>
      {question ? (
        <input type="hidden" name="captcha_token" value={question.token} />
      ) : (
        <img src={captchaPath(1)} alt="验证码图片，五个数字。看不到图片请改答文字题" width={320} height={112} className={styles.picture} />
      )}
      <FormItem prop="captcha" label="验证码" required info={question ? `${question.text}${VALID}。` : `图片里的 5 个数字，${VALID}`}>
        <Input inputMode="numeric" />
      </FormItem>
    </>
  );
}

export type CaptchaAlternativesProps = {
  question: CaptchaQuestion | null;
  /** Where the form is drawn again, when that is not where it is sent to. */
  formAction?: string;
};

/** Ask for another one, or in the other way. They send the form (`way`) so that nothing typed is lost; they stand last, so that Enter hands it in. */
export function CaptchaAlternatives({ question, formAction }: CaptchaAlternativesProps) {
  const button = { type: "submit", kind: "quiet", name: "way", formAction, formNoValidate: true } as const;
  return (
    <>
      <Button {...button} value={question ? "question" : "picture"}>
        {question ? "换一题" : "换一张图片"}
      </Button>
      <Button {...button} value={question ? "picture" : "question"}>
        {question ? "改用图片验证码" : "看不清？改答文字题"}
      </Button>
    </>
  );
}
