import { captchaExtend, PortalError, type Client } from "@onehall/api";
import type { CaptchaQuestion } from "./Captcha";

/** Says that more time is wanted, without scripts. */
export const EXTEND = "extend";
/** As long as a question of ours is at most. */
const LONGEST = 100;

type Sent = { captcha: string; captcha_token: string; captcha_question: string };

/** The form again after more time was asked for: the same captcha, how often it can still be prolonged, and what was answered so far. */
export type Extended = { question: CaptchaQuestion | null; left: number; captcha: string };

/**
 * Prolongs the captcha of a form. The question is the one that the form holds: other sites cannot send a form, so nobody else's words stand there.
 * @param token of the form or the cookie
 * @returns null for a picture of which nothing was typed yet: drawing it again makes a new one with its full time; undefined where it is over
 */
export async function extendCaptcha(
  client: Client,
  { captcha, captcha_token, captcha_question }: Sent,
  token: string | undefined,
): Promise<Extended | null | undefined> {
  const inWords = captcha_token !== "" && captcha_question !== "";
  if (!inWords && captcha === "") return null;
  if (token === undefined) return undefined;
  try {
    const { extensions } = await client.call(captchaExtend, { captcha_token: token });
    return { question: inWords ? { text: captcha_question.slice(0, LONGEST), token: captcha_token } : null, left: extensions, captcha };
  } catch (error) {
    if (error instanceof PortalError) return undefined;
    throw error;
  }
}

/** For a captcha that can be prolonged no more. */
export const OVER = "验证码已经失效，或者不能再延长，请按新的验证码填写";
