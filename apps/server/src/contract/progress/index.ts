import type { Handler } from "../router/handler";
import { extend, sound } from "./captcha";
import { progress } from "./progress";

export { captchaImage } from "./captcha";

/** How far one's own affair is, and the captcha before it. @see LEGACY-13, LEGACY-14 */
export const progressRoutes: readonly Handler[] = [progress, sound, extend];
