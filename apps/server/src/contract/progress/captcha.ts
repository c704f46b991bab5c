import { API_ROOT, captchaExtend, captchaSound, CAPTCHA, PortalError } from "@onehall/api";
import type { Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { defineHandler } from "../router/handler";
import type { Services } from "../services";
import { limitCaptchas } from "./attempts";
import { extendCaptcha, isToken, issueCaptcha, newToken } from "./captcha-store";
import { newDigits, pictureOf } from "./picture";
import { newSpokenDigits, soundOf } from "./sound";

const COOKIE = "captcha";
const NOT_KEPT = "private, no-store";

/** What the visitor's captcha is known by: what the request carries itself, else the cookie. */
export function tokenOf(context: Context, carried?: string): string | undefined {
  const token = carried ?? getCookie(context, COOKIE);
  return isToken(token) ? token : undefined;
}

const isSecure = ({ req }: Context): boolean => new URL(req.url).protocol === "https:" || req.header("x-forwarded-proto") === "https";

/** The token that the visitor has, or a new one; the cookie goes with the browser's session and says nothing about the person. */
function boundToken(context: Context): string {
  const token = tokenOf(context) ?? newToken();
  setCookie(context, COOKIE, token, { path: "/portal/", httpOnly: true, sameSite: "Lax", secure: isSecure(context) });
  return token;
}

/** The image of GET qyzx/getVerifyCode?type=BJJD. It is no JSON, so it stands beside the calls. @see LEGACY-13 */
export function captchaImage(app: Hono, services: Services): void {
  const path = `${API_ROOT}qyzx/getVerifyCode`;
  app.on("GET", [path, `${path}/`], async (context) => {
    context.header("Cache-Control", NOT_KEPT);
    if (context.req.query("type") !== "BJJD") return context.json({ statusCode: "400", statusDescription: "参数 type 不正确：类型应为 BJJD" }, 400);
    try {
      await limitCaptchas(services, context);
      const digits = newDigits();
      await issueCaptcha(services.database, boundToken(context), digits, services.now());
      return context.body(new Uint8Array(await pictureOf(digits)), 200, { "Content-Type": "image/png" });
    } catch (error) {
      if (error instanceof PortalError && error.status === 429) return context.json({ statusCode: "429", statusDescription: error.message }, 429);
      services.log.error({ err: error, requestId: context.get("requestId") }, "a captcha could not be made");
      return context.json({ statusCode: "503", statusDescription: "验证码暂时取不到，请稍后再试，或拨打 12345 查询。" }, 503);
    }
  });
}

/** Spoken digits; in the answer and not at an address of their own, because browsers fetch a sound in parts, and each would be another captcha. @see GOV-09 */
export const handleCaptchaSound = defineHandler(
  captchaSound,
  async (_input, services, { context }) => {
    await limitCaptchas(services, context);
    const token = boundToken(context);
    const digits = newSpokenDigits();
    await issueCaptcha(services.database, token, digits, services.now());
    return { sound: `data:audio/wav;base64,${soundOf(digits).toString("base64")}`, token, seconds: CAPTCHA.seconds, extensions: CAPTCHA.extensions };
  },
  { personal: true },
);

export const handleCaptchaExtend = defineHandler(
  captchaExtend,
  async ({ captcha_token: carried }, { database, now }, { context }) => {
    const token = tokenOf(context, carried);
    const extensions = token === undefined ? undefined : await extendCaptcha(database, token, now());
    if (extensions === undefined) throw new PortalError("captcha-over", "验证码已经失效，不能再延长。请换一张；您填写的其他内容不受影响。", { status: 404 });
    return { seconds: CAPTCHA.seconds, extensions };
  },
  { personal: true },
);
