import { MAX_LENGTH, PATTERN } from "@onehall/api";
import { plainReceipt } from "./receipt";

/** What the form sends, under the names of the contract; `way` asks for another captcha and nothing else. @see LEGACY-14 */
export type ProgressFields = { sqrmc: string; sblsh: string; captcha: string; captcha_token: string; way: string };

const NAMES = ["sqrmc", "sblsh", "captcha", "captcha_token", "way"] as const;
/** More than any of them needs; what is longer is cut, so that nothing absurd is sent back. */
const LONGEST = 100;

/** Reads the body of a form; what is missing, a file or no form at all counts as empty. Full-width digits become plain ones. */
export async function fieldsOf(request: Request): Promise<ProgressFields> {
  const sent = await request.formData().catch(() => new FormData());
  const textOf = (name: (typeof NAMES)[number]) => {
    const value = sent.get(name);
    return typeof value === "string" ? value.trim().slice(0, LONGEST) : "";
  };
  const [sqrmc, sblsh, captcha, token, way] = NAMES.map(textOf) as [string, string, string, string, string];
  return { sqrmc, sblsh: plainReceipt(sblsh), captcha, captcha_token: token, way };
}

/** What is wrong with the fields, by name; the contract has the same rules. */
export function validate({ sqrmc, sblsh, captcha }: ProgressFields): Record<string, string> {
  const faults: Record<string, string> = {};
  if (sqrmc === "") faults.sqrmc = "请填写申请人姓名或名称";
  else if (sqrmc.length > MAX_LENGTH.applicant) faults.sqrmc = `申请人姓名或名称不超过 ${MAX_LENGTH.applicant} 个字`;
  if (sblsh === "") faults.sblsh = "请填写受理编号";
  else if (!PATTERN.affairReceipt.test(sblsh)) faults.sblsh = "受理编号应为 6 至 40 位数字或字母，请对照受理通知书";
  if (captcha.length > MAX_LENGTH.captcha) faults.captcha = "验证码过长，请重新填写";
  return faults;
}

/** What the captcha is known by: what the form carries (a sound), else the cookie that came with the picture. */
export function tokenOf({ captcha_token: carried }: Pick<ProgressFields, "captcha_token">, request: Request): string | undefined {
  const cookie = /(?:^|;\s*)captcha=([^;]*)/.exec(request.headers.get("Cookie") ?? "")?.[1];
  return [carried, cookie].find((token) => token !== undefined && PATTERN.captchaToken.test(token));
}
