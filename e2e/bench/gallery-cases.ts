import { FACES, send } from "../support/contract";
import { FormWalk } from "../support/form-walk";
import { apply, MATTERS } from "../support/matter";
import { taskCode } from "../support/task-code";
import type { Captions } from "./gallery-pages";

/** Addresses by kind of page, whose they are, and in which of the two faces; the desk has none of its own. */
export type CasePages = Readonly<Record<string, Partial<Record<(typeof FACES)[number], string>>>>;

export const APPLICANT_PAGES: Captions = {
  "apply/step-situation": ["Application: situation", "The questions of the guide, answered or not."],
  "apply/step-details": ["Application: details", "What is known is filled in, with where it comes from."],
  "apply/step-materials": ["Application: papers", "Licences stand in, the rest is uploaded."],
  "apply/step-review": ["Application: review", "All of it once more, the declaration, the button."],
  "apply/help": ["Application: helper", "Somebody trusted fills it in, nobody else hands it in."],
  "apply/case": ["A case of one's own", "Stage, last day, number, and what was handed in."],
  "apply/case-correction": ["A case: correction", "What the desk asked for, answered in place."],
  "apply/case-issued": ["A case: result", "The document, the e-licence, the rating."],
  "appointment/book": ["Appointment: booking", "What is booked, before it is."],
  "appointment/mine": ["Appointments of one's own", "Put off, cancelled, in the calendar."],
};

export const DESK_PAGES: Captions = {
  desk: ["Queue", "What waits for the department, the oldest first, by stage."],
  "desk/case": ["A case", "What was handed in, and what can be done with it now."],
  "desk/case-licence": ["A case: e-licence", "Its number and last day are stated with the result."],
  "desk/case-log": ["A case: log", "Who has looked at it and who has done what."],
  "desk/feedback": ["Letters", "Feedback and mistakes about tasks of the department."],
  "desk/appointments": ["Appointments", "Who has come and who has not."],
  "desk/facts": ["Facts", "What nobody has confirmed for a while."],
  "desk/searches": ["Searches", "What people look for and do not find, with a word for it."],
};

/** Staff whose desk is shown. */
export const CLERK = "desk-town";
/** Whose applications are shown. */
export const APPLICANT = MATTERS["residence permit"].account;

/** Makes what the pages show: applications at three stages, a draft, an appointment, a letter. */
export async function casePages(origin: string): Promise<{ applicant: CasePages; desk: CasePages }> {
  const matter = MATTERS["residence permit"];
  const task = await taskCode(origin, matter.name, matter.region);
  const handIn = async () => (await apply("v3", matter, await FormWalk.of(origin, APPLICANT)))[1];
  const staff = await FormWalk.of(origin, CLERK);
  const act = async (receipt: string, button: string, note = "") => {
    await staff.open(`/portal/desk/case?id=${receipt}`);
    await staff.press(button, { note });
  };
  const [waiting, correction, decided, issued] = [await handIn(), await handIn(), await handIn(), await handIn()];
  await act(correction, "要求补正", "居住的地址没有写到门牌号，请补上。");
  for (const receipt of [decided, issued]) for (const button of ["受理", "予以办理"]) await act(receipt, button);
  await act(issued, "送达结果");
  const letter = { kind: "error", content: "居住证几天能拿到，这一页和窗口说的不一样，请核对。", url: `/portal/v2/guide/${task}` } as const;
  const sent = await send("POST feedback/add", letter, { at: origin });
  if (!sent.ok) throw new Error(`the letter was not taken: ${await sent.text()}`);

  const walk = await FormWalk.of(origin, APPLICANT);
  // A draft at its last step, so that every step can be shown.
  await walk.open(`/portal/v3/apply/step?task=${task}`);
  for (let question = 0; question < 8 && walk.heading === "您的情况"; question += 1) await walk.press("保存并继续");
  await walk.press("用样例数据填写空着的");
  await walk.press("保存并继续");
  await walk.press("用样例图片补齐");
  await walk.open(`/portal/v3/appointment?task=${task}`);
  await walk.follow('a[href*="/appointment/book?"]', 1);
  const booking = `${walk.url.pathname}${walk.url.search}`;
  await walk.press("确认预约");

  const both = (rest: string) => Object.fromEntries(FACES.map((face) => [face, `/portal/${face}/${rest}`]));
  const alone = (address: string) => ({ v3: address });
  return {
    applicant: {
      ...Object.fromEntries(
        ["situation", "details", "materials", "review"].map((step) => [`apply/step-${step}`, both(`apply/step?task=${task}&step=${step}`)]),
      ),
      "apply/help": both(`apply/help?task=${task}`),
      "apply/case": both(`apply/case?id=${waiting}`),
      "apply/case-correction": both(`apply/case?id=${correction}#correct`),
      "apply/case-issued": both(`apply/case?id=${issued}#result`),
      "appointment/book": both(booking.slice("/portal/v3/".length)),
      "appointment/mine": both("appointment/mine"),
    },
    desk: {
      desk: alone("/portal/desk"),
      "desk/case": alone(`/portal/desk/case?id=${waiting}`),
      "desk/case-licence": alone(`/portal/desk/case?id=${decided}#act`),
      "desk/case-log": alone(`/portal/desk/case?id=${issued}#log`),
      "desk/feedback": alone("/portal/desk/feedback"),
      "desk/appointments": alone("/portal/desk/appointments"),
      "desk/facts": alone("/portal/desk/facts"),
      "desk/searches": alone("/portal/desk/searches"),
    },
  };
}
