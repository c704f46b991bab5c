export { CaptchaField, CaptchaAlternatives } from "./Captcha";
export type { CaptchaQuestion } from "./Captcha";
