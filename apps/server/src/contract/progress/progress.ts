import { type AnswerOf, PortalError, progressQuery, WRONG_CAPTCHA } from "@onehall/api";
import { applicantKey } from "../../province/families/supervision/applicant";
import { defineHandler } from "../router/handler";
import { type CaseRow, caseByReceipt, stateOf } from "../supervision/case-rows";
import { type Moment, momentOf } from "../supervision/moment";
import { limitAttempts, needsCaptcha } from "./attempts";
import { tokenOf } from "./captcha";
import { redeemCaptcha } from "./captcha-store";

type RawProgress = AnswerOf<typeof progressQuery>["data"]["bjjd"][number];

/** Papers are asked for in the morning of the day. */
const MORNING = "09:00";

/** What has happened so far, in order: name, time, result. */
function stepsOf(file: CaseRow, { now, today }: Moment): RawProgress["bjlc"] {
  const { applied, answered, admitted, mended, special, decided, result } = file;
  const done = decided <= now;
  const accepted = answered <= now;
  return [
    { mc: "申请", sj: applied, jg: "已提交申请" },
    ...(mended !== "" && mended <= today ? [{ mc: "补齐补正", sj: `${mended} ${MORNING}`, jg: accepted ? "材料已补齐" : "请按通知补齐材料" }] : []),
    ...(accepted ? [{ mc: "受理", sj: answered, jg: admitted === 1 ? "准予受理" : "不予受理" }] : []),
    ...(accepted && special !== "" ? [{ mc: special, sj: answered, jg: done ? "已完成" : "进行中" }] : []),
    ...(accepted && admitted === 1 && !done ? [{ mc: "审查", sj: answered, jg: "正在审查" }] : []),
    ...(done && admitted === 1 ? [{ mc: "办结", sj: decided, jg: result }] : []),
  ];
}

const progressOf = (file: CaseRow, moment: Moment): RawProgress => ({
  sblsh: file.receipt,
  sxmc: file.taskName,
  sqrmc: file.applicant,
  bmmc: file.deptName,
  slsj: file.answered <= moment.now ? file.answered : file.applied,
  bjzt: stateOf(file, moment),
  bjlc: stepsOf(file, moment),
});

const wrongCaptcha = () => new PortalError(WRONG_CAPTCHA, "验证码不正确或者已经失效，请换一张再试。您填写的其他内容不受影响。", { status: 400 });

const noCaptcha = () => new PortalError(WRONG_CAPTCHA, "试的次数多了，请填写验证码再查。您填写的其他内容不受影响。", { status: 400 });

/** Whoever knows the full name and the receipt number may see how far it is; a wrong name finds as little as a wrong number. */
export const handleProgressQuery = defineHandler(
  progressQuery,
  async ({ sqrmc, sblsh, captcha, captcha_token: carried, captcha_when: when }, services, { context }) => {
    const { database, now } = services;
    await limitAttempts(services, context, sblsh);
    if (when === "needed") {
      if (await needsCaptcha(services, context, "progress", sblsh)) throw noCaptcha();
    } else {
      const token = tokenOf(context, carried);
      if (token === undefined || captcha === undefined || !(await redeemCaptcha(database, token, captcha, now()))) throw wrongCaptcha();
    }
    const moment = momentOf(now());
    const file = await caseByReceipt(database, sblsh);
    const found = file && file.applied <= moment.now && file.applicantKey === applicantKey(sblsh, sqrmc) ? [progressOf(file, moment)] : [];
    return { code: "200", data: { bjjd: found } } as const;
  },
  { personal: true },
);
