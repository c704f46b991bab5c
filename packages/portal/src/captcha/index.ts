export { CaptchaField, CaptchaWays } from "./Captcha";
export type { CaptchaQuestion } from "./Captcha";
