import {
  caseText,
  dayText,
  type FieldKey,
  type Guide,
  licenceText,
  materialsText,
  needOf,
  NOTHING,
  type OwnPart,
  type Part,
  type SectionId,
  situationText,
} from "@onehall/api";
import { Steps } from "@onehall/ui/steps";
import { Table, type TableColumn } from "@onehall/ui/table";
import { Tag } from "@onehall/ui/tag";
import { Fragment, type ReactNode } from "react";
import { usePaths } from "../app/face";
import type { Paths } from "../paths";
import { Members } from "./one-thing/Members";
import { SavedMaterials } from "./one-thing/SavedMaterials";
import { Stages } from "./one-thing/Stages";
import { Blocks } from "./Blocks";
import { Fact, Facts } from "./Facts";
import { Provenance } from "./Provenance";
import * as styles from "./guide.css";
import * as personal from "./personal.css";

/** `folded`: what an open question decides stands folded under the situation to which it belongs, rather than marked in its place. @see GUIDE-76 */
type OfGuide = { guide: Guide; folded?: boolean };

type Material = Guide["materials"][number];

const NEED_TONE = { 必要: "warning", 非必要: "neutral", 容缺后补: "brand", 免提交: "success" } as const;

const Need = ({ need }: { need: string }) => <Tag tone={NEED_TONE[need as keyof typeof NEED_TONE] ?? "neutral"}>{need}</Tag>;

/** Files to download; their names say what they are to those who hear only the links. */
const Files = ({ label, files }: { label: string; files: Material["forms"] }) =>
  files.map(({ name, url }) => (
    <a key={url} href={url} className={styles.file} aria-label={`${label}：${name}`}>
      {label}
    </a>
  ));

/** A table's columns for one guide. @param apart the rows stand under their situation, so that none of them needs a mark */
type Columns<Row> = (guide: Guide, apart: boolean) => TableColumn<Row>[];

/** Entries for everybody, and those of each situation under its name, in the order in which they come. */
function Situations<Entry>({
  guide,
  folded = false,
  list,
  entries,
  nameOf,
  children,
}: OfGuide & {
  list: Parameters<typeof situationText>[1];
  entries: readonly Entry[];
  nameOf: (entry: Entry) => string;
  children: (some: readonly Entry[], situation: string) => ReactNode;
}) {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const situation = folded ? situationText(guide, list, nameOf(entry)) : "";
    groups.set(situation, [...(groups.get(situation) ?? []), entry]);
  }
  const everybody = groups.get("") ?? [];
  groups.delete("");
  return (
    <>
      {everybody.length > 0 && children(everybody, "")}
      {[...groups].map(([situation, some]) => (
        <Situation key={situation} name={situation}>
          {children(some, situation)}
        </Situation>
      ))}
    </>
  );
}

/** What only one situation needs: closed until somebody is in it, open on paper. */
const Situation = ({ name, children }: { name: string; children: ReactNode }) => (
  <details data-situation="" className={styles.situation}>
    <summary className={personal.summary}>{name}</summary>
    {children}
  </details>
);

const named = ({ name }: { name: string }): string => name;

const materialColumns: Columns<Material> = (guide, apart) => [
  {
    key: "name",
    title: "材料名称",
    customRender: ({ name, note, forms, samples }) => (
      <>
        {name}
        {note && <small className={styles.note}>{note}</small>}
        <Files label="空白表格" files={forms} />
        <Files label="示例样表" files={samples} />
      </>
    ),
  },
  {
    key: "need",
    title: "要求",
    customRender: (material) => {
      const { type, copies, licence } = material;
      const { when, need } = needOf(guide, material);
      return (
        <p>
          {!apart && when}
          <Need need={need} /> {type} {copies} 份{licence && <small className={styles.note}>{licenceText(material)}</small>}
        </p>
      );
    },
  },
  { key: "source", title: "从哪来", customRender: ({ source }) => <p>{source}</p> },
];

const captioned = (caption: string, situation: string): string => (situation === "" ? caption : `${caption}（${situation}）`);

const detailed = (key: string, title: string, of: (material: Material) => ReactNode): TableColumn<Material> => ({
  key,
  title,
  minWidth: 128,
  customRender: (material) => <p>{of(material) || NOTHING}</p>,
});

/** Everything of a material under the names that guides of all sites have for it, for programs and for who has to check. @see GUIDE-59 */
const detailColumns: TableColumn<Material>[] = [
  { key: "name", title: "材料名称" },
  detailed("type", "材料类型", ({ type, copies }) => `${type} ${copies} 份`),
  detailed("form", "材料形式", ({ type, licence }) => (type === "电子文件" ? "电子" : licence ? "纸质或电子证照" : "纸质")),
  detailed("need", "必要性", ({ need }) => need),
  detailed("source", "来源渠道", ({ source }) => source),
  detailed("note", "填报须知", ({ note }) => note),
  detailed("standard", "受理标准", () => NOTHING),
  detailed("forms", "空白表格", ({ forms }) => forms.length > 0 && <Files label="空白表格" files={forms} />),
  detailed("samples", "示例样表", ({ samples }) => samples.length > 0 && <Files label="示例样表" files={samples} />),
  detailed("licence", "免提交", ({ licence }) => licence && `由“${licence}”电子证照代替`),
];

function Materials({ guide, folded = false }: OfGuide) {
  return (
    <>
      <p>{materialsText(guide)}</p>
      {guide.materials.length > 0 && (
        <>
          <Situations guide={guide} folded={folded} list="materials" entries={guide.materials} nameOf={named}>
            {(some, situation) => (
              <Table columns={materialColumns(guide, situation !== "")} rows={some} rowKey="name" caption={captioned("申请材料", situation)} captionHidden />
            )}
          </Situations>
          <details>
            <summary className={personal.summary}>每种材料的明细</summary>
            <Table columns={detailColumns} rows={guide.materials} rowKey="name" caption="申请材料明细" captionHidden />
          </details>
        </>
      )}
    </>
  );
}

function Flow({ guide, folded = false }: OfGuide) {
  const paths = usePaths();
  if (guide.combo) {
    return (
      <>
        <Stages stages={guide.combo.stages} />
        <p>
          <a href={paths.processing(guide.code)} className={styles.onward}>
            看每个环节第几天办结
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <p>办理形式：{guide.channels.join("、")}。</p>
      <Steps
        items={guide.steps.map(({ name, who, text, limit }) => {
          const situation = folded ? situationText(guide, "steps", name) : "";
          const said = (
            <>
              <span className={styles.who}>{who}</span>
              {situation === "" && caseText(guide, "steps", name)}
              {text}
            </>
          );
          return { title: name, meta: limit ?? undefined, description: situation === "" ? said : <Situation name={situation}>{said}</Situation> };
        })}
      />
    </>
  );
}

function Windows({ guide }: OfGuide) {
  const paths = usePaths();
  return (
    <>
      <ul className={styles.windows}>
        {guide.windows.map((window) => (
          <li key={window.name} className={styles.window}>
            <h3 className={styles.windowName}>{window.name}</h3>
            <p>{window.address}</p>
            <p>{window.hours}</p>
            <p>
              电话 <a href={`tel:${window.phone}`}>{window.phone}</a>
            </p>
            {window.note && <p className={styles.note}>{window.note}</p>}
          </li>
        ))}
      </ul>
      <p>
        <a href={paths.offers(guide.code)} className={styles.onward}>
          换一个地方办
        </a>
      </p>
    </>
  );
}

type Fee = Guide["fees"][number];

const feeColumns: Columns<Fee> = (guide, apart) => [
  { key: "name", title: "收费项目" },
  { key: "standard", title: "收费标准", customRender: ({ name, standard }) => <p>{(apart ? "" : caseText(guide, "fees", name)) + standard}</p> },
  { key: "basis", title: "收费依据", customRender: ({ basis }) => <p>{basis}</p> },
  { key: "waiver", title: "减免", customRender: ({ waiver }) => <p>{waiver ?? "没有减免规定"}</p> },
];

function Fees({ guide, folded = false }: OfGuide) {
  if (guide.fees.length === 0) return <p>不收费。</p>;
  return (
    <Situations guide={guide} folded={folded} list="fees" entries={guide.fees} nameOf={named}>
      {(some, situation) => (
        <Table columns={feeColumns(guide, situation !== "")} rows={some} rowKey="name" caption={captioned("收费项目信息", situation)} captionHidden />
      )}
    </Situations>
  );
}

function Basis({ guide }: OfGuide) {
  return (
    <ol className={styles.basis}>
      {guide.basis.map(({ law, number, article, text }) => (
        <li key={law + article}>
          <b>
            《{law}》{article}
          </b>
          {number && <span className={styles.note}>{number}</span>}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}

function Faq({ guide }: OfGuide) {
  return guide.faqs.map(({ question, answer }) => (
    <div key={question} className={styles.faq}>
      <h3 className={styles.sub}>{question}</h3>
      <Blocks blocks={answer} />
    </div>
  ));
}

function Results({ guide }: OfGuide) {
  return (
    <>
      <h3 className={styles.sub}>办完您会拿到</h3>
      <ul>
        {guide.combo?.results.map(({ name, from }) => (
          <li key={name + from}>
            {name}
            <span className={styles.note}>来自：{from}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const own: Record<OwnPart, (of: OfGuide) => ReactNode> = {
  members: ({ guide }) => guide.combo && <Members members={guide.combo.members} />,
  saved: ({ guide }) => guide.combo && <SavedMaterials saved={guide.combo.saved} />,
  results: Results,
  materials: Materials,
  steps: Flow,
  windows: Windows,
  fees: Fees,
  basis: Basis,
  faqs: Faq,
};

const Code = ({ text }: { text: string }) => <code className={styles.code}>{text}</code>;
/** A number to ring, and what is said behind it in brackets. */
const Phone = ({ text }: { text: string }) => {
  const [number = text, more = ""] = text.split(/(?=（)/u);
  return (
    <>
      <a href={`tel:${number}`}>{number}</a>
      {more}
    </>
  );
};

/** Facts that are more than text on a page. */
const marked: { [K in FieldKey]?: (fact: { text: string; guide: Guide; paths: Paths; section: SectionId }) => ReactNode } = {
  department: ({ text, guide, paths, section }) =>
    section === "basics" ? <a href={paths.department(guide.department.code, guide.region.code)}>{text}</a> : text,
  code: Code,
  basicCode: Code,
  version: ({ text, guide }) => `${text}，${dayText(guide.updated)}更新`,
  consultPhone: Phone,
  complaintPhone: Phone,
};

/** Cells that programs read without a paragraph around their text. @see GUIDE-12 */
const BARE: ReadonlySet<string> = new Set(["实施主体", "是否网办", "业务办理项编码"]);

/** Sentences of a list as they stand in the guide, of lists whose sentences may concern only some. */
const sentencesOf = {
  conditions: (guide: Guide): readonly string[] => guide.conditions,
  refusalCases: (guide: Guide): readonly string[] => guide.refusalCases.map(({ text }) => text),
};

const Sentences = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

function Content({ part, guide, section, folded = false }: { part: Part; section: SectionId } & OfGuide) {
  const paths = usePaths();
  switch (part.as) {
    case "facts":
      return (
        <Facts>
          {part.facts.map(({ key, label, text }) => (
            <Fact key={label} label={label} bare={BARE.has(label)}>
              {(text !== NOTHING && key && marked[key]?.({ text, guide, paths, section })) || text}
            </Fact>
          ))}
        </Facts>
      );
    case "prose":
      return <Blocks blocks={part.blocks} />;
    case "list":
      if (!folded || part.key === "changes") return <Sentences items={part.items} />;
      return (
        <Situations
          guide={guide}
          folded
          list={part.key === "refusalCases" ? "refusals" : part.key}
          entries={sentencesOf[part.key](guide)}
          nameOf={(sentence) => sentence}
        >
          {(some) => <Sentences items={some} />}
        </Situations>
      );
    case "own": {
      const Own = own[part.key];
      return <Own guide={guide} folded={folded} />;
    }
  }
}

/** What a section consists of, without its heading. */
export const SectionParts = ({ parts, guide, section, folded = false }: { parts: Part[]; section: SectionId } & OfGuide) => (
  <>
    {parts.map((part, index) => (
      <Fragment key={index}>
        {part.heading !== undefined && <h3 className={styles.sub}>{part.heading}</h3>}
        <Content part={part} guide={guide} section={section} folded={folded} />
      </Fragment>
    ))}
    <Provenance guide={guide} section={section} />
  </>
);
