import type { Answering } from "../answers";
import { extend, question } from "./captcha";
import { progress } from "./progress";

export { captchaImage } from "./captcha";

/** How far one's own affair is, and the captcha before it. @see domain.md, has-progress */
export const progressRoutes: readonly Answering[] = [progress, question, extend];
