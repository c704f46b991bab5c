import { dayText, MAX_LENGTH, type DeskFact } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Form, FormItem } from "@onehall/ui/form";
import { Pagination } from "@onehall/ui/pagination";
import { Textarea } from "@onehall/ui/textarea";
import { useActionData, useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import * as styles from "../applications/applications.css";
import * as shared from "../page/sheet.css";
import { deskPaths } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import type { DeskNotice, FactDays, FactsData } from "./data";
import { DeskLayout } from "./DeskLayout";

export { answerFact as action, factsMeta as meta, loadFacts as loader } from "./data";
export { FactsPage as default };

/** Tasks of one's department that nobody has looked at for a while. @see APPLY-23 */
export function FactsPage() {
  const { content, done } = useLoaderData<FactsData>();
  const answer = useActionData<DeskNotice>();
  return (
    <StaticIsland name="facts">
      {import.meta.env.SSR && (
        <DeskLayout title="核实事项" current={deskPaths.facts()} staff={content !== null} notice={answer?.notice ?? ""} done={done && !answer}>
          {content && <Facts {...content} />}
        </DeskLayout>
      )}
    </StaticIsland>
  );
}

const SINCE: readonly (readonly [days: FactDays, label: string])[] = [
  ["90", "三个月"],
  ["180", "半年"],
  ["365", "一年"],
  ["0", "全部事项"],
];

function Facts({ days, total, page, pageSize, list }: NonNullable<FactsData["content"]>) {
  return (
    <>
      <p>部门负责的事项，多久没有修改、也没有核实过。最早的在前面。</p>
      <nav aria-label="多久没有核实" className={styles.tabs}>
        {SINCE.map(([value, label]) => (
          <a key={value} href={deskPaths.facts({ days: value })} aria-current={value === days ? "page" : undefined} className={styles.tab}>
            {label}
          </a>
        ))}
      </nav>
      {list.length === 0 ? <Empty title="没有这样的事项" /> : <p>共 {total} 个事项。</p>}
      <ul className={styles.list}>
        {list.map((fact) => (
          <li key={fact.task}>
            <Fact {...fact} days={days} />
          </li>
        ))}
      </ul>
      <Pagination total={total} page={page} pageSize={pageSize} href={(to) => deskPaths.facts({ days, page: to })} />
    </>
  );
}

function Fact({ task, name, taskCode, regionName, updated, confirmed, days }: DeskFact & { days: FactDays }) {
  const paths = usePaths();
  const here = `${deskPaths.facts({ days })}#notice`;
  return (
    <Card>
      <div className={styles.part}>
        <div className={styles.row}>
          <div>
            <h2 className={styles.title}>
              <a href={paths.guide(taskCode)}>{name}</a>
            </h2>
            <p className={shared.note}>
              {regionName} · {dayText(updated)}更新 · {confirmed === "" ? "没有核实过" : `${dayText(confirmed)}核实`}
            </p>
          </div>
          <form method="post" action={here}>
            <input type="hidden" name="task" value={task} />
            <Button type="submit" name="result" value="right" aria-label={`${name}：仍然正确`}>
              仍然正确
            </Button>
          </form>
        </div>
        <details>
          <summary className={styles.link}>有错，写明哪里不对</summary>
          <Form method="post" action={here} aria-label={`纠错：${name}`} defaultModel={{ note: "" }}>
            <input type="hidden" name="task" value={task} />
            <FormItem prop="note" label="哪里不对，应该怎么写" required info="交给维护办事指南的部门，作为纠错处理">
              <Textarea rows={3} maxLength={MAX_LENGTH.feedback} />
            </FormItem>
            <div>
              <Button type="submit" name="result" value="wrong">
                提交纠错
              </Button>
            </div>
          </Form>
        </details>
      </div>
    </Card>
  );
}
