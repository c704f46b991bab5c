import type { Benefit } from "@onehall/api";
import { UNSURE } from "@onehall/rules";
import { Tag } from "@onehall/ui/tag";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { useFace, usePaths } from "../app/face";
import { Collapsible } from "../page/Collapsible";
import { applicationPaths, benefitsPath } from "../paths";
import { amountText } from "./amount";
import * as styles from "./benefits.css";
import type { BenefitsData } from "./data";

type Found = BenefitsData & { result: NonNullable<BenefitsData["result"]> };

/** The benefits by how certain they are; those that wait for answers, and those that do not apply, behind their number. */
export function BenefitLists(found: Found) {
  const { list } = found.result;
  const sure = list.filter(({ state }) => state === "applies");
  const maybe = list.filter(({ state }) => state === "maybe");
  const [matched, waiting] = [maybe.filter(({ waitsFor }) => waitsFor.length === 0), maybe.filter(({ waitsFor }) => waitsFor.length > 0)];
  const excluded = list.filter(({ state }) => state === "excluded");
  return (
    <div className={styles.lists}>
      {sure.length > 0 && (
        <Part id="applies" title={`符合 ${sure.length} 项`} note="按您的回答，指南里的条件都对上了，最后由部门核对。" list={sure} found={found} />
      )}
      {matched.length > 0 && (
        <Part id="maybe" title={`可能符合 ${matched.length} 项`} note="您的回答都对上了，还有条件要您和部门核对。" list={matched} found={found} />
      )}
      {waiting.length > 0 && (
        <Collapsible summary={`再回答才知道 ${waiting.length} 项`}>
          <Cards list={waiting} found={found} />
        </Collapsible>
      )}
      {excluded.length > 0 && (
        <Collapsible summary={`按您的回答用不上 ${excluded.length} 项`}>
          <Names list={excluded} />
        </Collapsible>
      )}
      <p className={styles.note}>这里按指南里写明的条件推算，能不能享受、有多少钱，最后由主管部门决定。</p>
    </div>
  );
}

type ListProps = { list: readonly Benefit[]; found: Found };

const Part = ({ id, title, note, ...rest }: ListProps & { id: string; title: string; note: string }) => (
  <section aria-labelledby={id} className={styles.part}>
    <h2 id={id} className={styles.partTitle}>
      {title}
    </h2>
    <p className={styles.note}>{note}</p>
    <Cards {...rest} />
  </section>
);

const Cards = ({ list, found }: ListProps) => (
  <ul className={styles.cards}>
    {list.map((benefit) => (
      <li key={benefit.task.taskCode} className={styles.card}>
        <Entry benefit={benefit} found={found} />
      </li>
    ))}
  </ul>
);

function Names({ list }: Pick<ListProps, "list">) {
  const paths = usePaths();
  return (
    <ul className={styles.names}>
      {list.map(({ task }) => (
        <li key={task.taskCode}>
          <a href={paths.task({ kind: task.kind, code: task.taskCode })} className={styles.link}>
            {task.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A benefit: how much, what is still open, and the way to it. */
function Entry({ benefit, found }: { benefit: Benefit; found: Found }) {
  const paths = usePaths();
  const face = useFace();
  const { task, kind, further, waitsFor } = benefit;
  const { region, answers, result } = found;
  const amount = amountText(benefit);
  const waits = result.questions.filter(({ id }) => waitsFor.includes(id));
  /** Takes an uncertain answer back, so that the question is asked again. */
  const askPath = (question: string) => {
    const rest = Object.fromEntries(Object.entries(answers).filter(([id, option]) => id !== question || option !== UNSURE));
    return benefitsPath(face, { region: region.code, answers: rest, ask: question });
  };
  return (
    <>
      <h3 className={styles.name}>
        <a href={paths.task({ kind: task.kind, code: task.taskCode })}>{task.name}</a> <Tag>{kind}</Tag>
      </h3>
      <p>
        <strong>{amount.value}</strong>
        {amount.source && <span className={styles.note}> {amount.source}</span>}
      </p>
      {waits.length > 0 && (
        <p className={styles.waits}>
          还要知道：
          {waits.map(({ id, text }) => (
            <a key={id} href={askPath(id)} rel="nofollow" className={styles.link}>
              {text}
            </a>
          ))}
        </p>
      )}
      {further.length > 0 && (
        <div className={styles.further}>
          还要核对：
          <ul>
            {further.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.waits}>
        {task.online && (
          <a href={applicationPaths[face].start(task.taskCode)} className={styles.link}>
            在线办理<VisuallyHidden>：{task.name}</VisuallyHidden>
          </a>
        )}
        <a href={paths.task({ kind: task.kind, code: task.taskCode })} className={styles.link}>
          看怎么办<VisuallyHidden>：{task.name}</VisuallyHidden>
        </a>
        <span className={styles.note}>{task.deptName}</span>
      </p>
    </>
  );
}
