import type { Block, Guide } from "@onehall/api";
import type { OutlineBlock } from "../outline";
import { audienceText, dayText, materialsText, onlineText, promisedText, statutoryText, visitsText } from "./words";

/** What stands under each standard heading; nothing where a guide has nothing to say. The same order and facts as its page. @see packages/portal/src/guides/GuideSections.tsx */
type Section = (guide: Guide) => OutlineBlock[];

const title = (text: string): OutlineBlock => ({ type: "heading", level: 3, text });
const para = (text: string): OutlineBlock => ({ type: "p", text });
const prose = (blocks: readonly Block[]): OutlineBlock[] =>
  blocks.map((block) => (block.type === "p" ? { type: "p", text: block.text } : { type: block.type, items: block.items }));
const facts = (label: string, rows: readonly (readonly [string, string])[]): OutlineBlock => ({
  type: "facts",
  label,
  rows: rows.filter(([, value]) => value !== ""),
});
const titled = (heading: string, blocks: readonly OutlineBlock[]): OutlineBlock[] => (blocks.length > 0 ? [title(heading), ...blocks] : []);

const acceptance: Section = (guide) => [
  ...titled("受理范围", [
    facts("受理范围", [
      ["服务对象", audienceText(guide)],
      ["主题分类", guide.themes.map(({ name }) => name).join("、")],
    ]),
  ]),
  ...titled("受理条件", [{ type: "ul", items: guide.conditions }]),
  ...titled("不予受理情形", prose(guide.refusals)),
];

const needText = ({ need, licence, type, copies }: Guide["materials"][number]): string => `${licence ? "免提交" : need}，${type} ${copies} 份`;

const materials: Section = (guide) => [
  para(materialsText(guide)),
  ...(guide.materials.length === 0
    ? []
    : [
        {
          type: "table",
          label: "申请材料",
          columns: [
            { title: "材料名称", share: 5 },
            { title: "要求", share: 4 },
            { title: "从哪来", share: 3 },
            { title: "说明", share: 7 },
          ],
          rows: guide.materials.map((material) => [
            material.name,
            needText(material),
            material.source,
            [
              material.note,
              material.licence ? `由“${material.licence}”电子证照代替，没有电子证照的请带${material.type}。` : "",
              material.forms.length > 0 ? "空白表格和示例样表可以在网页上下载。" : "",
            ].join(""),
          ]),
        } satisfies OutlineBlock,
      ]),
];

const flow: Section = ({ steps, channels }) =>
  steps.length === 0
    ? []
    : [
        para(`办理形式：${channels.join("、")}。`),
        {
          type: "table",
          label: "办理流程",
          columns: [
            { title: "环节", share: 3 },
            { title: "谁来做", share: 3 },
            { title: "做什么", share: 9 },
            { title: "时限", share: 3 },
          ],
          rows: steps.map(({ name, who, text, limit }, index) => [`${index + 1}. ${name}`, who, text, limit ?? ""]),
        },
      ];

const windows: Section = (guide) =>
  guide.windows.flatMap(({ name, address, hours, phone, note }) => [
    title(name),
    facts(name, [
      ["地址", address],
      ["办公时间", hours],
      ["电话", phone],
      ["说明", note],
    ]),
  ]);

const fees: Section = (guide) =>
  guide.fees.length === 0
    ? [para("不收费。")]
    : [
        {
          type: "table",
          label: "收费项目信息",
          columns: [
            { title: "收费项目", share: 3 },
            { title: "收费标准", share: 4 },
            { title: "收费依据", share: 5 },
            { title: "减免", share: 4 },
          ],
          rows: guide.fees.map(({ name, standard, basis, waiver }) => [name, standard, basis, waiver ?? "没有减免规定"]),
        },
      ];

const basics: Section = (guide) => [
  facts("基本信息", [
    ["事项名称", guide.name],
    ["事项名称短语", guide.phrase],
    ["日常用语", guide.aliases.join("、")],
    ["事项类型", guide.kind.label],
    ["实施主体", guide.department.name],
    ["服务对象", audienceText(guide)],
    ["办件类型", guide.handling],
    ["法定办结时限", statutoryText(guide)],
    ["承诺办结时限", promisedText(guide)],
    ["到办事现场次数", visitsText(guide)],
    ["必须现场办理原因说明", guide.visitReason ?? ""],
    ["办理形式", guide.channels.join("、")],
    ["网上办理深度", onlineText(guide)],
    ["通办范围", guide.scope],
    ["审批结果名称", guide.result?.name ?? ""],
    ["审批结果类型", guide.result?.type ?? ""],
    ["送达方式", guide.result?.delivery.join("、") ?? ""],
    ["实施编码", guide.code],
    ["基本编码", guide.basicCode],
    ["事项版本", `第 ${guide.version} 版`],
  ]),
  ...titled(
    "办完您会拿到",
    guide.combo && guide.combo.results.length > 0 ? [{ type: "ul", items: guide.combo.results.map(({ name, from }) => `${name}（来自：${from}）`) }] : [],
  ),
  ...titled(
    "修改说明",
    guide.changes.length > 0 ? [{ type: "ul", items: guide.changes.map(({ version, date, text }) => `第 ${version} 版，${dayText(date)}：${text}`) }] : [],
  ),
  ...titled("特别程序", prose(guide.special)),
];

const basis: Section = (guide) =>
  guide.basis.length === 0
    ? []
    : [{ type: "ol", items: guide.basis.map(({ law, number, article, text }) => `《${law}》${number ? `（${number}）` : ""}${article}：${text}`) }];

const members: Section = ({ combo }) => (combo ? [{ type: "ol", items: combo.members.map(({ name, deptName }) => `${name}（${deptName}）`) }] : []);

const saved: Section = ({ combo }) =>
  combo && combo.saved.length > 0
    ? [
        {
          type: "table",
          label: "不用再交的材料",
          columns: [
            { title: "材料", share: 4 },
            { title: "怎么省", share: 2 },
            { title: "从哪里来", share: 4 },
            { title: "说明", share: 6 },
          ],
          rows: combo.saved.map(({ material, how, from, text }) => [material, how, from, text]),
        },
      ]
    : [];

const contacts: Section = (guide) => [
  facts("咨询监督", [
    ["咨询电话", guide.consultPhone],
    ["投诉电话", guide.complaintPhone],
    ["实施主体", guide.department.name],
  ]),
];

/** The standard sections in the order of the page. @see GUIDE-09 */
const SECTIONS: readonly (readonly [heading: string, section: Section])[] = [
  ["包含的事项", members],
  ["受理标准", acceptance],
  ["申请材料", materials],
  ["少交的材料", saved],
  ["办理流程", flow],
  ["窗口办理", windows],
  ["收费项目信息", fees],
  ["基本信息", basics],
  ["设定依据", basis],
  ["权利与义务", ({ rights }) => prose(rights)],
  ["法律救济", ({ remedies }) => prose(remedies)],
  ["中介服务", ({ intermediary }) => prose(intermediary)],
  ["其他信息", ({ combo }) => prose(combo?.notes ?? [])],
  ["常见问题", ({ faqs }) => faqs.flatMap(({ question, answer }) => [title(question), ...prose(answer)])],
  ["咨询监督", contacts],
];

/** Every section that a guide has something for, under its heading. */
export const sectionsOf = (guide: Guide): OutlineBlock[] =>
  SECTIONS.flatMap(([heading, section]) => {
    const blocks = section(guide);
    return blocks.length > 0 ? [{ type: "heading", level: 2, text: heading } as const, ...blocks] : [];
  });
