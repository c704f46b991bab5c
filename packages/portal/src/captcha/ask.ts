import { captchaSound, type Client } from "@onehall/api";
import { optional } from "../page/calls";

/** The picture, or spoken digits with what shows later which ones. @see docs/decisions/captcha.md */
export type Captcha = "picture" | { token: string; sound: string };

/** `way` of a form that asks for spoken digits. */
export const SOUND = "sound";

/** A sound that a form shows again; not enumerable, so that the router does not write it into the page a second time. */
export const soundCaptcha = (token: string, sound = ""): Captcha =>
  Object.defineProperty({ token } as Exclude<Captcha, string>, "sound", { value: sound, enumerable: false });

/** Spoken digits, or the picture where they cannot be had. */
export async function askCaptcha(client: Client, bySound: boolean): Promise<Captcha> {
  const asked = bySound ? await optional(client.call(captchaSound, {})) : null;
  return asked ? soundCaptcha(asked.token, asked.sound) : "picture";
}
