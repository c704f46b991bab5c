import { captchaExtend, PortalError, type Client } from "@onehall/api";
import { soundCaptcha, type Captcha } from "./ask";

/** Says that more time is wanted, without scripts. */
export const EXTEND = "extend";

type Sent = { captcha: string; captcha_token: string };

/** The form again after more time was asked for: the same captcha, how often it can still be prolonged, and what was answered so far. */
export type Extended = { captcha: Captcha; left: number; typed: string };

/**
 * Prolongs the captcha of a form.
 * @param token of the form or the cookie
 * @returns null where nothing was typed yet: showing it again makes a new one with its full time; undefined where it is over
 */
export async function extendCaptcha(
  client: Client,
  { captcha: typed, captcha_token: carried }: Sent,
  token: string | undefined,
): Promise<Extended | null | undefined> {
  if (typed === "") return null;
  if (token === undefined) return undefined;
  try {
    const { extensions } = await client.call(captchaExtend, { captcha_token: token });
    return { captcha: carried === "" ? "picture" : soundCaptcha(carried), left: extensions, typed };
  } catch (error) {
    if (error instanceof PortalError) return undefined;
    throw error;
  }
}

/** For a captcha that can be prolonged no more. */
export const OVER = "验证码已经失效，或者不能再延长，请按新的验证码填写";
/** After some tries without one. */
export const WANTED = "试的次数多了，请填写验证码";
export const WRONG = "验证码不正确或者已经失效，请按新的验证码填写";
/** Without the cookie of the picture. */
export const NOT_SAVED = "您的浏览器没有保存图片验证码，请改用下面的语音";
