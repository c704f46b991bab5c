import { API_ROOT } from "../define-call.js";

/** Address of the captcha's image; it is bound to the session cookie. Another `version` makes the browser fetch another one. @see LEGACY-13 */
export const captchaPath = (version: number): string => `${API_ROOT}qyzx/getVerifyCode?type=BJJD&v=${version}`;

/** The code that a wrong captcha is answered with. @see LEGACY-15 */
export const WRONG_CAPTCHA = "25034";

/** How many seconds a captcha is valid, and how often that can be prolonged by as much again. @see GOV-09 */
export const CAPTCHA = { seconds: 180, extensions: 3 } as const;
