import { CAPTCHA, captchaPath } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { FormItem } from "@onehall/ui/form";
import { Input } from "@onehall/ui/input";
import type { Captcha } from "./ask";
import * as styles from "./captcha.css";

const MINUTES = CAPTCHA.seconds / 60;
const VALID = `${MINUTES} 分钟内有效`;

/** What follows an extension that was asked for without scripts. */
const longer = (left: number): string => `已延长 ${MINUTES} 分钟，${left > 0 ? `还可以延长 ${left} 次` : "不能再延长了"}。`;

/** What is to be typed, and for how long. */
const ASKED = {
  picture: { what: "图片里的 5 个数字", before: "刚才那张图片里的数字", again: "换一张图片" },
  sound: { what: "语音里的 4 个数字，可以反复听", before: "刚才那段语音里的数字", again: "换一段语音" },
} as const;

const kindOf = (captcha: Captcha): keyof typeof ASKED => (captcha === "picture" ? "picture" : "sound");

export type CaptchaFieldProps = {
  captcha: Captcha;
  /** The captcha was just extended and can be that many times more: it is not shown again, because that would make another one. */
  left?: number | undefined;
};

/**
 * What is asked, and the field of its answer: `captcha`, with `captcha_token` beside a sound. Stands in a Form with `captcha` in its model. The sound is
 * played by the browser's own controls, from the keyboard too. With scripts `[data-captcha-time]` says when the time is nearly over. @see GOV-09
 */
export function CaptchaField({ captcha, left }: CaptchaFieldProps) {
  const { what, before, again } = ASKED[kindOf(captcha)];
  return (
    <>
      {captcha !== "picture" && <input type="hidden" name="captcha_token" value={captcha.token} />}
      {left === undefined &&
        (captcha === "picture" ? (
          <img src={captchaPath(1)} alt="验证码图片，五个数字。看不到图片请改用语音" width={320} height={112} className={styles.picture} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions would give the answer away; the picture is the other way
          <audio src={captcha.sound} controls aria-label="语音验证码，四个数字" className={styles.sound} />
        ))}
      <FormItem
        prop="captcha"
        label="验证码"
        required
        info={left === undefined ? `${what}，${VALID}` : `${longer(left)}您填的是${before}；要换一个请按“${again}”。`}
      >
        <Input inputMode="numeric" />
      </FormItem>
      <p role="status" className={styles.time} data-captcha-time={left ?? CAPTCHA.extensions} />
    </>
  );
}

export type CaptchaAlternativesProps = {
  captcha: Captcha;
  /** Where the form is drawn again, when that is not where it is sent to. */
  formAction?: string;
};

/** More time, another one, or the other way. They send the form (`way`) so that nothing typed is lost; they stand last, so that Enter hands it in. */
export function CaptchaAlternatives({ captcha, formAction }: CaptchaAlternativesProps) {
  const kind = kindOf(captcha);
  const button = { type: "submit", kind: "quiet", name: "way", formAction, formNoValidate: true } as const;
  return (
    <>
      <Button {...button} value="extend">
        {`延长 ${MINUTES} 分钟`}
      </Button>
      <Button {...button} value={kind}>
        {ASKED[kind].again}
      </Button>
      <Button {...button} value={kind === "sound" ? "picture" : "sound"}>
        {kind === "sound" ? "改用图片验证码" : "看不清？改用语音"}
      </Button>
    </>
  );
}
