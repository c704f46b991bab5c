import type { Guide } from "@onehall/api";
import { Steps } from "@onehall/ui/steps";
import { Table, type TableColumn } from "@onehall/ui/table";
import { Tag } from "@onehall/ui/tag";
import type { ReactNode } from "react";
import { usePaths } from "../app/face";
import { Members } from "../one-things/Members";
import { Saved } from "../one-things/Saved";
import { Stages } from "../one-things/Stages";
import { Blocks } from "./Blocks";
import { Fact, Facts } from "./Facts";
import * as styles from "./guide.css";
import { sectionsOf, type SectionId } from "./section-list";
import { audienceText, dayText, materialsText, onlineText, promiseText, statutoryText, visitsText } from "./words";

type Part = { guide: Guide };

function Basics({ guide }: Part) {
  const paths = usePaths();
  return (
    <>
      <Facts>
        <Fact label="事项名称">{guide.name}</Fact>
        <Fact label="事项名称短语">{guide.phrase}</Fact>
        <Fact label="日常用语">{guide.aliases.join("、")}</Fact>
        <Fact label="事项类型">{guide.kind.label}</Fact>
        <Fact label="实施主体">
          <a href={paths.department(guide.department.code, guide.region.code)}>{guide.department.name}</a>
        </Fact>
        <Fact label="服务对象">{audienceText(guide)}</Fact>
        <Fact label="办件类型">{guide.handling}</Fact>
        <Fact label="法定办结时限">{statutoryText(guide)}</Fact>
        <Fact label="承诺办结时限">{promiseText(guide)}</Fact>
        <Fact label="到办事现场次数">{visitsText(guide)}</Fact>
        <Fact label="必须现场办理原因说明">{guide.visitReason}</Fact>
        <Fact label="办理形式">{guide.channels.join("、")}</Fact>
        <Fact label="网上办理深度">{onlineText(guide)}</Fact>
      </Facts>
      <h3 className={styles.sub}>跨域通办</h3>
      <Facts>
        <Fact label="通办范围">{guide.scope}</Fact>
      </Facts>
      {guide.result && (
        <>
          <h3 className={styles.sub}>审批结果</h3>
          <Facts>
            <Fact label="审批结果名称">{guide.result.name}</Fact>
            <Fact label="审批结果类型">{guide.result.type}</Fact>
            <Fact label="送达方式">{guide.result.delivery.join("、")}</Fact>
          </Facts>
        </>
      )}
      {guide.combo && guide.combo.results.length > 0 && (
        <>
          <h3 className={styles.sub}>办完您会拿到</h3>
          <ul>
            {guide.combo.results.map(({ name, from }) => (
              <li key={name + from}>
                {name}
                <span className={styles.note}>来自：{from}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className={styles.sub}>编码代码</h3>
      <Facts>
        <Fact label="实施编码">
          <code className={styles.code}>{guide.code}</code>
        </Fact>
        <Fact label="基本编码">
          <code className={styles.code}>{guide.basicCode}</code>
        </Fact>
        <Fact label="事项版本">{`第 ${guide.version} 版，${dayText(guide.updated)}更新`}</Fact>
      </Facts>
      {guide.changes.length > 0 && (
        <>
          <h3 className={styles.sub}>修改说明</h3>
          <ul>
            {guide.changes.map(({ version, date, text }) => (
              <li key={version}>
                第 {version} 版，{dayText(date)}：{text}
              </li>
            ))}
          </ul>
        </>
      )}
      {guide.special.length > 0 && (
        <>
          <h3 className={styles.sub}>特别程序</h3>
          <Blocks blocks={guide.special} />
        </>
      )}
    </>
  );
}

function Acceptance({ guide }: Part) {
  return (
    <>
      <h3 className={styles.sub}>受理范围</h3>
      <Facts>
        <Fact label="服务对象">{audienceText(guide)}</Fact>
        <Fact label="主题分类">{guide.themes.map(({ name }) => name).join("、")}</Fact>
      </Facts>
      <h3 className={styles.sub}>受理条件</h3>
      <ul>
        {guide.conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      {guide.refusals.length > 0 && (
        <>
          <h3 className={styles.sub}>不予受理情形</h3>
          <Blocks blocks={guide.refusals} />
        </>
      )}
    </>
  );
}

type Material = Guide["materials"][number];

const NEED_TONE = { 必要: "warning", 非必要: "neutral", 容缺后补: "brand" } as const;

/** Files to download; their names say what they are to those who hear only the links. */
const Files = ({ label, files }: { label: string; files: Material["forms"] }) =>
  files.map(({ name, url }) => (
    <a key={url} href={url} className={styles.file} aria-label={`${label}：${name}`}>
      {label}
    </a>
  ));

const materialColumns: TableColumn<Material>[] = [
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
    customRender: ({ type, copies, need, licence }) => (
      <>
        {licence ? <Tag tone="success">免提交</Tag> : <Tag tone={NEED_TONE[need as keyof typeof NEED_TONE] ?? "neutral"}>{need}</Tag>} {type} {copies} 份
        {licence && (
          <small className={styles.note}>
            由“{licence}”电子证照代替，没有电子证照的请带{type}。
          </small>
        )}
      </>
    ),
  },
  { key: "source", title: "从哪来" },
];

function Materials({ guide }: Part) {
  return (
    <>
      <p>{materialsText(guide)}</p>
      {guide.materials.length > 0 && <Table columns={materialColumns} rows={guide.materials} rowKey="name" caption="申请材料" captionHidden />}
    </>
  );
}

function Flow({ guide }: Part) {
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
        items={guide.steps.map(({ name, who, text, limit }) => ({
          title: name,
          meta: limit ?? undefined,
          description: (
            <>
              <span className={styles.who}>{who}</span>
              {text}
            </>
          ),
        }))}
      />
    </>
  );
}

function Windows({ guide }: Part) {
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

const feeColumns: TableColumn<Fee>[] = [
  { key: "name", title: "收费项目" },
  { key: "standard", title: "收费标准" },
  { key: "basis", title: "收费依据" },
  { key: "waiver", title: "减免", customRender: ({ waiver }) => waiver ?? "没有减免规定" },
];

function Fees({ guide }: Part) {
  return guide.fees.length === 0 ? <p>不收费。</p> : <Table columns={feeColumns} rows={guide.fees} rowKey="name" caption="收费项目信息" captionHidden />;
}

function Basis({ guide }: Part) {
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

function Faq({ guide }: Part) {
  return guide.faqs.map(({ question, answer }) => (
    <div key={question} className={styles.faq}>
      <h3 className={styles.sub}>{question}</h3>
      <Blocks blocks={answer} />
    </div>
  ));
}

function Contacts({ guide }: Part) {
  return (
    <Facts>
      <Fact label="咨询电话">
        <a href={`tel:${guide.consultPhone}`}>{guide.consultPhone}</a>
      </Fact>
      <Fact label="投诉电话">
        <a href={`tel:${guide.complaintPhone}`}>{guide.complaintPhone}</a>
      </Fact>
      <Fact label="实施主体">{guide.department.name}</Fact>
    </Facts>
  );
}

const contents: Record<SectionId, (part: Part) => ReactNode> = {
  members: ({ guide }) => guide.combo && <Members members={guide.combo.members} />,
  saved: ({ guide }) => guide.combo && <Saved saved={guide.combo.saved} />,
  acceptance: Acceptance,
  materials: Materials,
  flow: Flow,
  windows: Windows,
  fees: Fees,
  basics: Basics,
  basis: Basis,
  rights: ({ guide }) => <Blocks blocks={guide.rights} />,
  remedies: ({ guide }) => <Blocks blocks={guide.remedies} />,
  intermediary: ({ guide }) => <Blocks blocks={guide.intermediary} />,
  notes: ({ guide }) => guide.combo && <Blocks blocks={guide.combo.notes} />,
  faq: Faq,
  contacts: Contacts,
};

/** The sections of a guide one under another, each under its standard heading. */
export function GuideSections({ guide }: Part) {
  return (
    <div className={styles.sections}>
      {sectionsOf(guide).map(({ id, label }) => {
        const Content = contents[id];
        return (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 className={styles.heading} id={`${id}-title`}>
              {label}
            </h2>
            <Content guide={guide} />
          </section>
        );
      })}
    </div>
  );
}
