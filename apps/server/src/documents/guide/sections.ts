import { type Block, caseText, type Guide, guideSections, licenceText, materialsText, needOf, NOTHING, type OwnPart, type Part } from "@onehall/api";
import type { OutlineBlock } from "../outline";

/** What a document says of a part in its own way. */
type Section = (guide: Guide) => OutlineBlock[];

const title = (text: string): OutlineBlock => ({ type: "heading", level: 3, text });
const para = (text: string): OutlineBlock => ({ type: "p", text });
/** Prose of a pack as blocks of a document. */
export const proseBlocks = (blocks: readonly Block[]): OutlineBlock[] =>
  blocks.map((block) => (block.type === "p" ? { type: "p", text: block.text } : { type: block.type, items: block.items }));
const facts = (label: string, rows: readonly (readonly [string, string])[]): OutlineBlock => ({
  type: "facts",
  label,
  rows: rows.filter(([, value]) => value !== "" && value !== NOTHING), // paper has no room for rows that only programs look for
});

function needText(guide: Guide, material: Guide["materials"][number]): string {
  const { when, need } = needOf(guide, material);
  return `${when}${need}，${material.type} ${material.copies} 份`;
}

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
            needText(guide, material),
            material.source,
            [material.note, licenceText(material), material.forms.length > 0 ? "空白表格和示例样表可以在网页上下载。" : ""].join(""),
          ]),
        } satisfies OutlineBlock,
      ]),
];

const flow: Section = (guide) =>
  guide.steps.length === 0
    ? []
    : [
        para(`办理形式：${guide.channels.join("、")}。`),
        {
          type: "table",
          label: "办理流程",
          columns: [
            { title: "环节", share: 3 },
            { title: "谁来做", share: 3 },
            { title: "做什么", share: 9 },
            { title: "时限", share: 3 },
          ],
          rows: guide.steps.map(({ name, who, text, limit }, index) => [`${index + 1}. ${name}`, who, caseText(guide, "steps", name) + text, limit ?? ""]),
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
          rows: guide.fees.map(({ name, standard, basis, waiver }) => [name, caseText(guide, "fees", name) + standard, basis, waiver ?? "没有减免规定"]),
        },
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

const results: Section = ({ combo }) => [
  title("办完您会拿到"),
  { type: "ul", items: (combo?.results ?? []).map(({ name, from }) => `${name}（来自：${from}）`) },
];

const faqs: Section = (guide) => guide.faqs.flatMap(({ question, answer }) => [title(question), ...proseBlocks(answer)]);

const own: Record<OwnPart, Section> = { members, saved, results, materials, steps: flow, windows, fees, basis, faqs };

function blocksOf(guide: Guide, part: Part, label: string): OutlineBlock[] {
  switch (part.as) {
    case "facts":
      return [
        facts(
          part.heading ?? label,
          part.facts.map(({ label: name, text }) => [name, text]),
        ),
      ];
    case "prose":
      return proseBlocks(part.blocks);
    case "list":
      return [{ type: "ul", items: part.items }];
    case "own":
      return own[part.key](guide);
  }
}

/** The facts of a section in one table, under the first one's heading, before its other parts: paper has no room for small tables. */
function joined(parts: readonly Part[]): Part[] {
  const [first, ...more] = parts.filter((part) => part.as === "facts");
  if (!first) return [...parts];
  return [{ ...first, facts: [first, ...more].flatMap((part) => part.facts) }, ...parts.filter((part) => part.as !== "facts")];
}

/** Every section that a guide has something for, under its heading. */
export const sectionsOf = (guide: Guide): OutlineBlock[] =>
  guideSections(guide).flatMap(({ label, parts }) => [
    { type: "heading", level: 2, text: label } as const,
    ...joined(parts).flatMap((part) => [...(part.heading === undefined ? [] : [title(part.heading)]), ...blocksOf(guide, part, label)]),
  ]);
