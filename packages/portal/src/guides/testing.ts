import {
  auditItemDetail,
  detailOfGuide,
  NO_RULES,
  fieldList,
  PortalError,
  sceneGuide,
  type Combo,
  type Guide,
  type SceneQuestion,
  type TaskField,
} from "@onehall/api";
import { reply } from "../testing";

export const CODE = "11440106006940386J4440101001000";
const p = (text: string) => [{ type: "p" as const, text }];

/** A value for a field that {@link full} does not name. */
function sampleOf(field: TaskField): unknown {
  const type = "wire" in field ? field.wire[1] : undefined;
  if (type === "text" || type === "optionalText") return field.label;
  if (type === "texts") return [field.label];
  return type === "prose" ? p(field.label) : "wire" in field ? 7 : [];
}

/** Something in every part. */
export const full: Guide = {
  ...(Object.fromEntries(fieldList.map(([key, field]) => [key, sampleOf(field)])) as Guide),
  code: CODE,
  name: "居民身份证换领",
  phrase: "换身份证",
  aliases: ["身份证到期"],
  kind: { code: "07", label: "行政确认" },
  version: 3,
  updated: "2026-11-03",
  confirmed: "2026-11-03",
  checked: "2026-11-29",
  citySource: "",
  changes: [{ version: 3, date: "2026-11-03", text: "增加了邮寄送达。" }],
  lead: "身份证到期，用这项服务换一张新的。",
  easy: [{ text: "身份证到期了，来换新的。" }, { text: "15 个工作日做好，收 20 元。" }],
  signVideos: [{ url: "https://video.example/id-card.mp4", captions: "https://video.example/id-card.vtt", transcript: "/portal/v2/sign-language" }],
  regionNote: "",
  validUntil: "",
  refusalCases: [{ text: "监护人没有陪同到场，不予受理。" }],
  complete: true,
  region: { code: "440106", name: "天河区" },
  department: { code: "006940386", name: "广州市公安局天河区分局" },
  basicCode: "440101001000",
  audience: ["person"],
  themes: [{ catalogCode: "001001090", name: "证件办理" }],
  handling: "承诺件",
  instant: false,
  statutoryDays: 40,
  promisedDays: 15,
  term: null,
  rules: NO_RULES,
  visits: 1,
  visitReason: "需要采集指纹",
  online: "Ⅱ",
  elsewhere: null,
  channels: ["窗口办理", "自助终端办理"],
  scope: "全国通办",
  conditions: ["身份证有效期已满。"],
  refusals: p("本人没有到场。"),
  rights: p("您有权要求当场核对。"),
  remedies: p("可以在60日内申请行政复议。"),
  intermediary: [],
  special: [],
  materials: [
    { name: "旧身份证", type: "原件", copies: 1, need: "必要", source: "申请人自备", note: "领新证时交回。", licence: null, forms: [], samples: [] },
    { name: "户口簿", type: "原件", copies: 1, need: "必要", source: "政府部门核发", note: "", licence: "居民户口簿", forms: [], samples: [] },
  ],
  steps: [{ name: "申请", who: "申请人", text: "带旧证到派出所。", limit: "当场" }],
  result: { name: "居民身份证", type: "证照", delivery: ["窗口领取"] },
  fees: [{ name: "工本费", standard: "每证20元", basis: "《通知》", waiver: null }],
  basis: [{ law: "中华人民共和国居民身份证法", number: "主席令第51号", article: "第十一条", text: "期满换领。" }],
  faqs: [{ question: "多久可以换？", answer: p("期满前三个月。") }],
  windows: [{ name: "天河区政务服务中心", address: "广东省广州市天河区", phone: "020-12345", hours: "周一至周五", note: "" }],
  consultPhone: "020-12345",
  complaintPhone: "12345",
  deadline: { date: "2026-12-11", provisional: false },
};

/** What half of real catalogues look like. @see GUIDE-11 */
export const bare: Guide = {
  ...full,
  easy: [],
  signVideos: [],
  changes: [],
  aliases: [],
  statutoryDays: null,
  promisedDays: 0,
  term: null,
  rules: NO_RULES,
  visits: 0,
  visitReason: null,
  channels: ["网上办理"],
  online: null,
  refusals: [],
  rights: [],
  remedies: [],
  materials: [],
  steps: [],
  result: null,
  fees: [],
  basis: [],
  faqs: [],
  windows: [],
  deadline: { date: "2027-01-04", provisional: true },
};

const COMBO_CODE = "11440106006940386J4TC0101001000";

export const questions: SceneQuestion[] = [
  {
    id: "before",
    text: "双方以前结过婚吗？",
    options: [
      { id: "no", text: "都没有" },
      { id: "abroad", text: "有一方是外国人" },
    ],
  },
  {
    id: "move",
    text: "要把户口迁到一起吗？",
    options: [
      { id: "move", text: "要" },
      { id: "stay", text: "不迁" },
    ],
  },
];

const combo: Combo = {
  members: [
    { taskCode: CODE, name: "结婚登记", deptName: "天河区民政局", promise: "当场办结", online: true, url: `/portal/v2/guide/${CODE}`, always: true },
    { taskCode: "", name: "生育登记", deptName: "", promise: "", online: false, url: "", always: false },
  ],
  questions,
  saved: [{ material: "结婚证", how: "共享", from: "结婚登记", text: "登记完成以后，婚姻信息自动传给后面几项。" }],
  stages: [
    { name: "结婚登记", who: "婚姻登记机关", text: "当场发结婚证。", days: 0, parallel: false, members: ["结婚登记"] },
    { name: "生育登记", who: "卫生健康部门", text: "网上确认。", days: 3, parallel: true, members: ["生育登记"] },
  ],
  results: [{ name: "结婚证", from: "结婚登记" }],
  notes: p("结婚登记免费。"),
};

/** A combined task with two members, one of which the region has not. */
export const combined: Guide = { ...full, code: COMBO_CODE, name: "公民婚育一件事", kind: { code: "TC", label: "一件事" }, combo };

const guideOf = (code: string | undefined): Guide => {
  const found = [full, combined].find((guide) => guide.code === code);
  if (!found) throw new PortalError("guide-unknown", "没有这个事项", { status: 404 });
  return found;
};

export const brief = ({ code, name, phrase, department, visits, kind }: Guide) => ({
  taskCode: code,
  name,
  phrase,
  deptName: department.name,
  visits,
  promise: "15 个工作日",
  online: false,
  kind: kind.code,
});

/** Knows the guides of {@link full} and {@link combined}. */
export const detail = reply(auditItemDetail, ({ TASK_CODE }) => detailOfGuide(guideOf(TASK_CODE)));

/** The same guides; only the combined one asks questions. */
export const scene = reply(sceneGuide, ({ id }) => {
  const guide = guideOf(id);
  return { task: brief(guide), region: guide.region, state: guide.combo ? (3 as const) : (1 as const), questions: guide.combo?.questions ?? [] };
});
