export { CaptchaField, CaptchaAlternatives } from "./Captcha";
export type { Captcha } from "./ask";
