import * as calls from "@onehall/api";
import { type AnyCall, type Call, encode, type InputOf, normalise, TRACKER_APP_KEY } from "@onehall/api";
import { callKey, validateAnswer } from "@onehall/api/contract";
import { province } from "@onehall/regions";
import type { Hono } from "hono";

/** Asks the contract itself, for what an example needs to know: the code of some task, the number of some notice. */
export type CallContract = <Input, Query, Answer, Selected>(call: Call<Input, Query, Answer, Selected>, input: Input) => Promise<Selected>;

/** An input that a call answers, as the description shows it and the tests try it. */
export type Example = {
  readonly call: AnyCall;
  /** The input; `undefined` where the province has nothing to show. */
  readonly input: (ask: CallContract) => Promise<object | undefined>;
  /** Where it answers otherwise than with 200: 401 for what needs a log-in, for instance. */
  readonly status?: number;
};

const GUANGDONG = "440000";
const GUANGZHOU = "440100";
const TIANHE = "440106";

/** Examples are written for Guangdong. In another province its own code, its first city and the first county there take the place of these. */
async function places(ask: CallContract): Promise<ReadonlyMap<unknown, string>> {
  const { code } = province();
  if (code === GUANGDONG) return new Map();
  const first = async (regCode: string) => (await ask(calls.currentRegion, { regCode })).halls[0]?.code ?? regCode;
  const city = await first(code);
  return new Map([
    [GUANGDONG, code],
    [GUANGZHOU, city],
    [TIANHE, await first(city)],
  ]);
}

const placed = (input: object, codes: ReadonlyMap<unknown, string>): object =>
  codes.size === 0 ? input : Object.fromEntries(Object.entries(input).map(([name, value]) => [name, codes.get(value) ?? value]));

const example = <C extends AnyCall>(call: C, input: InputOf<C> | ((ask: CallContract) => Promise<InputOf<C> | undefined>), status?: number): Example => ({
  call,
  async input(ask) {
    const codes = await places(ask);
    const askThere: CallContract = (other, fields) => ask(other, placed(Object(fields), codes) as typeof fields);
    const given = typeof input === "function" ? await (input as (ask: CallContract) => Promise<object | undefined>)(askThere) : Object(input);
    return given && placed(given, codes);
  },
  ...(status === undefined ? {} : { status }),
});

const firstTask = async (ask: CallContract): Promise<string> => {
  const { items } = await ask(calls.auditItems, { AREA_CODE: TIANHE, PAGESIZE: 1 });
  return items[0]?.taskCode ?? "";
};

const firstDepartment = async (ask: CallContract, regCode = GUANGDONG): Promise<string> => {
  const { departments } = await ask(calls.currentRegion, { regCode });
  return departments[0]?.orgCode ?? "";
};

const firstScene = async (ask: CallContract): Promise<string> => {
  const { list } = await ask(calls.sceneGuides, { region: GUANGZHOU });
  return list[0]?.taskCode ?? "";
};

const dutyDepartment = async (ask: CallContract): Promise<string> => {
  const [first] = await ask(calls.dutyDepartments, { region: GUANGDONG });
  return first?.orgCode ?? "";
};

const personalThemes = { region: GUANGZHOU, catalogCode: "001001090", pageSize: 5 };
const nearby = { region: TIANHE, pageSize: 3 };
const RECEIPT = "20261118K3ZQ70XM";
/** What belongs to somebody, asked by nobody: log in first. */
const LOGGED_OUT = 401;

/** At least one for every call that is answered; `every-call.test.ts` keeps it so. */
export const examples: readonly Example[] = [
  example(calls.currentRegion, { regCode: GUANGDONG }),
  example(calls.currentRegion, { regCode: TIANHE }),
  example(calls.childRegions, { regCode: GUANGZHOU }),
  example(calls.sharedConfig, {}),
  example(calls.homeIndex, { region: GUANGZHOU }),
  example(calls.suggest, { keyword: "身份", region: GUANGZHOU }),
  example(calls.searchAll, { keyword: "身份证", region: GUANGZHOU }),
  example(calls.searchQuality, {}),
  example(calls.searchAll, { searchType: "news", keyword: "服务", pageSize: 3 }),
  example(calls.auditItems, { AREA_CODE: GUANGZHOU, TASKTAG: "1", PAGENO: 1, PAGESIZE: 5 }),
  example(calls.auditItems, async (ask) => ({ DEPT_CODE: await firstDepartment(ask), IS_ONLINE: "1" as const, pageNum: 1, pageSize: 5 })),
  example(calls.auditItemDetail, async (ask) => ({ TASK_CODE: await firstTask(ask) })),
  example(calls.noticeList, { region: GUANGDONG, pageSize: 5 }),
  example(calls.noticeDetail, async (ask) => {
    const notices = await ask(calls.noticeList, { region: GUANGDONG, pageSize: 1 });
    const [first] = Array.isArray(notices) ? notices : notices.data;
    return first && { id: first.id };
  }),
  example(calls.articleDetail, { key: "about-me" }),
  example(calls.questionList, { region: GUANGZHOU, keyword: "身份证", pageSize: 3 }),
  example(calls.annualReport, {}),
  example(calls.openDatasets, {}),
  example(calls.feedbackAdd, { kind: "suggestion", content: "希望增加周六的办事窗口。", url: "/portal/v2/index", score: 5 }),
  example(calls.feedbackUpdate, async (ask) => {
    const { id } = await ask(calls.feedbackAdd, { kind: "page", score: 4, url: "/portal/v2/index" });
    return { id, content: "补充：我住在天河区。" };
  }),
  example(calls.feedbackGet, async (ask) => ask(calls.feedbackAdd, { kind: "page", score: 5, url: "/portal/v2/index" })),
  example(calls.ipType, {}),
  example(calls.ipLocation, {}),
  example(calls.navIndex, { regCode: GUANGZHOU }),
  example(calls.personIndex, { region: GUANGZHOU }),
  example(calls.personSub, personalThemes),
  example(calls.companyIndex, { region: GUANGZHOU }),
  example(calls.companySub, async (ask) => {
    const { services_company: themes } = await ask(calls.homeIndex, { region: GUANGZHOU });
    return { ...personalThemes, catalogCode: themes[0]?.catalogCode ?? "" };
  }),
  example(calls.catalogDetail, { region: GUANGZHOU, code: "001001090" }),
  example(calls.hotMatters, { region: GUANGZHOU, audience: "2" }),
  example(calls.subItems, async (ask) => ({ region: GUANGZHOU, taskCodes: await firstTask(ask) })),
  example(calls.taskAvailability, async (ask) => ({ TASK_CODE: await firstTask(ask), region: GUANGZHOU })),
  example(calls.searchService, { region: GUANGZHOU }),
  example(calls.recommendedItems, { region: GUANGZHOU, audience: "1" }),
  example(calls.recommendedItemsById, async (ask) => ({ id: await firstTask(ask) })),
  example(calls.newestNotice, { region: GUANGZHOU }),
  example(calls.indexNotice, { region: GUANGZHOU }),
  example(calls.oneThingIndex, { region: GUANGZHOU }),
  example(calls.comboProcessing, async (ask) => {
    const { items } = await ask(calls.auditItems, { AREA_CODE: GUANGZHOU, TASK_TYPE: "TC", PAGESIZE: 1 });
    return items[0] && { TASK_CODE: items[0].taskCode };
  }),
  example(calls.sceneGuides, { region: GUANGZHOU }),
  example(calls.sceneGuide, async (ask) => ({ id: await firstScene(ask) })),
  example(calls.sceneGuideData, async (ask) => ({ id: await firstScene(ask) })),
  example(calls.benefits, { region: TIANHE, answers: "age-group:from-80,household:here,need:unsure" }),
  example(calls.articleDetail, { key: "about-me" }),
  example(calls.questionList, { region: GUANGZHOU, pageSize: 3 }),
  example(calls.stationSearch, { ...nearby, lng: "113.36", lat: "23.12" }),
  example(calls.stationDetail, async (ask) => {
    const { list } = await ask(calls.stationSearch, nearby);
    return list[0] && { id: list[0].id };
  }),
  example(calls.stationServices, { regCode: TIANHE }),
  example(calls.commonServices, { region: GUANGZHOU }),
  example(calls.offlineWindows, nearby),
  example(calls.mapService, {}),
  example(calls.placeSearch, { keyword: "政务", boundary: calls.boundaryOf("广州市") }),
  example(calls.loginUser, {}),
  example(calls.portalSwitch, {}),
  example(calls.ownProfile, {}, LOGGED_OUT),
  example(calls.messageCount, {}, LOGGED_OUT),
  example(calls.messages, {}, LOGGED_OUT),
  example(calls.messagesRead, {}, LOGGED_OUT),
  example(calls.abstracts, {}, LOGGED_OUT),
  example(calls.licences, {}, LOGGED_OUT),
  example(calls.licencePresent, { id: "student-1" }, LOGGED_OUT),
  example(calls.licenceCheck, { code: "bm9uZQ.AAAAAAAAAAAAAAAAAAAAAA" }),
  example(calls.affairsInProgress, {}, LOGGED_OUT),
  example(calls.waitingItems, {}, LOGGED_OUT),
  example(calls.savedGuides, {}, LOGGED_OUT),
  example(calls.guideSave, async (ask) => ({ taskCode: await firstTask(ask) }), LOGGED_OUT),
  example(calls.guideUnsave, async (ask) => ({ taskCode: await firstTask(ask) }), LOGGED_OUT),
  example(calls.feedbackHistory, {}, LOGGED_OUT),
  example(calls.sessions, {}, LOGGED_OUT),
  example(calls.sessionsEnd, {}, LOGGED_OUT),
  example(calls.ratings, { region: GUANGZHOU }),
  example(calls.ratingForm, {}),
  example(calls.ratingList, { region: GUANGDONG, pageSize: 3 }),
  example(calls.ratingAdd, { applicant: "样例张三", receipt: "440100202611180001", level: 5 }, 404),
  example(calls.supervision, { region: GUANGZHOU }),
  example(calls.timeliness, { region: GUANGZHOU }),
  example(calls.workOrders, { region: GUANGDONG, pageSize: 3 }),
  example(calls.workOrderStatistics, { region: GUANGZHOU }),
  example(calls.userVisits, {}),
  example(calls.progressQuery, { sqrmc: "样例张三", sblsh: "440100202611180001", captcha: "0000", captcha_type: "BJJD" }),
  example(calls.captchaSound, { type: "BJJD" }),
  example(calls.captchaExtend, { type: "BJJD" }, 404),
  example(calls.openGovernment, { region: GUANGZHOU }),
  example(calls.peopleAndGovernment, { region: GUANGZHOU }),
  example(calls.conveniences, { region: GUANGZHOU }),
  example(calls.innovations, { region: GUANGZHOU }),
  example(calls.statistics, { region: GUANGZHOU }),
  example(calls.listOfType, { region: GUANGZHOU, type: 12, pageSize: 3 }),
  example(calls.easyList, { ...nearby, key: calls.EASY_LISTS[0].key }),
  example(calls.publicServices, nearby),
  example(calls.listCounts, { region: GUANGZHOU }),
  example(calls.generalCatalogue, nearby),
  example(calls.intermediaryServices, { region: GUANGDONG, pageSize: 3 }),
  example(calls.feeCatalogue, { region: GUANGDONG, type: calls.FEE_CATALOGUES[0].key, pageSize: 3 }),
  example(calls.mzbIndex, { region: GUANGZHOU }),
  example(calls.mzbItems, nearby),
  example(calls.mzbLicences, nearby),
  example(calls.adjustmentNotices, { region: GUANGDONG, pageSize: 3 }),
  example(calls.taskTypesOfDepartment, async (ask) => ({ orgNumber: await firstDepartment(ask) })),
  example(calls.dutyDepartments, { region: GUANGDONG }),
  example(calls.dutyCounts, async (ask) => ({ DEPT_CODE: await dutyDepartment(ask) })),
  example(calls.dutyList, async (ask) => ({ DEPT_CODE: await dutyDepartment(ask), pageSize: 3 })),
  example(calls.dutyDetail, async (ask) => {
    const { list } = await ask(calls.dutyList, { DEPT_CODE: await dutyDepartment(ask), pageSize: 1 });
    return list[0] && { ITEMGUID: list[0].ROWGUID };
  }),
  example(calls.applicationForm, async (ask) => ({ task: await firstTask(ask) }), LOGGED_OUT),
  example(calls.applicationDraft, async (ask) => ({ task: await firstTask(ask), form: JSON.stringify({ name: "张样例" }) }), LOGGED_OUT),
  example(calls.applicationDraftDelete, async (ask) => ({ task: await firstTask(ask) }), LOGGED_OUT),
  example(calls.applicationSample, async (ask) => ({ task: await firstTask(ask), step: "details" as const }), LOGGED_OUT),
  example(calls.applicationUpload, async (ask) => ({ task: await firstTask(ask), material: "居民身份证" }), LOGGED_OUT),
  example(calls.applicationUploadRemove, { id: "A".repeat(22) }, LOGGED_OUT),
  example(calls.applicationImage, { id: "A".repeat(22) }, LOGGED_OUT),
  example(calls.applicationSubmit, async (ask) => ({ task: await firstTask(ask), key: "draft-1", version: 1, declared: "1" as const }), LOGGED_OUT),
  example(calls.applicationHelp, async (ask) => ({ task: await firstTask(ask) }), LOGGED_OUT),
  example(calls.applicationHelpInvite, async (ask) => ({ task: await firstTask(ask) }), LOGGED_OUT),
  example(calls.applicationHelpLink, { link: "bm9uZQ.AAAAAAAAAAAAAAAAAAAAAA" }, LOGGED_OUT),
  example(calls.applicationHelpAccept, { link: "bm9uZQ.AAAAAAAAAAAAAAAAAAAAAA", name: "张样例" }, LOGGED_OUT),
  example(calls.applicationHelpReady, { help: "A".repeat(22) }, LOGGED_OUT),
  example(calls.applicationHelpEnd, { help: "A".repeat(22) }, LOGGED_OUT),
  example(calls.applicationCase, { receipt: RECEIPT }, LOGGED_OUT),
  example(calls.applicationCorrect, { receipt: RECEIPT, note: "已补上身份证背面。" }, LOGGED_OUT),
  example(calls.applicationWithdraw, { receipt: RECEIPT }, LOGGED_OUT),
  example(calls.applicationRate, { receipt: RECEIPT, level: 5 }, LOGGED_OUT),
  example(calls.applicationLink, { link: "bm9uZQ.AAAAAAAAAAAAAAAAAAAAAA" }),
  example(
    calls.applicationEvent,
    { id: "event-1", receipt: RECEIPT, kind: "accepted" as const, note: "", sent: "1763604000", signature: "A".repeat(43) },
    LOGGED_OUT,
  ),
  example(calls.appointmentSlots, { region: TIANHE }),
  example(calls.appointmentBook, { region: TIANHE, kind: "综合窗口", day: "2026-11-20", slot: "09:00" }, LOGGED_OUT),
  example(calls.appointmentCancel, { id: RECEIPT }, LOGGED_OUT),
  example(calls.appointments, {}, LOGGED_OUT),
  example(calls.appointmentRate, { id: RECEIPT, level: 5 }, LOGGED_OUT),
  example(calls.deskQueue, {}, LOGGED_OUT),
  example(calls.deskCase, { receipt: RECEIPT }, LOGGED_OUT),
  example(calls.deskAct, { receipt: RECEIPT, act: "accept" as const, stage: "submitted" as const }, LOGGED_OUT),
  example(calls.deskFeedback, {}, LOGGED_OUT),
  example(calls.deskFeedbackAnswer, { id: RECEIPT, status: "answered" as const, reply: "已经改正，谢谢。" }, LOGGED_OUT),
  example(calls.deskSearches, {}, LOGGED_OUT),
  example(calls.deskFacts, {}, LOGGED_OUT),
  example(calls.deskConfirm, { task: "id-card-lost", result: "right" as const }, LOGGED_OUT),
  example(calls.deskAppointments, {}, LOGGED_OUT),
  example(calls.deskVisit, { id: RECEIPT, outcome: "done" as const }, LOGGED_OUT),
  example(calls.deskProposeWord, { term: "出世纸", task: "birth-medical-certificate" }, LOGGED_OUT),
  example(calls.deskWithdrawWord, { term: "出世纸" }, LOGGED_OUT),
  example(calls.trackEvents, { key: TRACKER_APP_KEY, events: [{ category: "页头", action: "点击", label: "首页" }] }),
];

/** The examples of one call. */
export const examplesOf = (call: Pick<AnyCall, "method" | "path">): Example[] => examples.filter((one) => callKey(one.call) === callKey(call));

/** An example as a request: path with query, and body. */
export function requestOf(call: AnyCall, input: object): { path: string; init: RequestInit } {
  const { url, body, contentType } = encode(call, input, "");
  const headers = new Headers(contentType === undefined ? [] : [["content-type", contentType]]);
  return { path: url, init: { method: call.method, headers, ...(body === undefined ? {} : { body }) } };
}

/** Asks the contract inside the process, and reads its answer as every client does. */
export const contractCaller =
  (app: Hono): CallContract =>
  async (call, input) => {
    const { path, init } = requestOf(call, Object(input));
    const response = await app.request(path, init);
    return call.select(validateAnswer(call, normalise(response.status, await response.json(), call.path)));
  };
