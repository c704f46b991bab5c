import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { CsvLink } from "../items/CsvLink";
import { ItemList } from "../items/ItemList";
import { ItemRows } from "../items/ItemRows";
import { FilterForm } from "../items/FilterForm";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { csvOf, paths as addresses } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import { EASY_SETS, type EasyListsData, type EasyPart, type loadEasyLists } from "./easy-data";
import * as styles from "./lists.css";
import { isFiltered } from "./query";

export { easyListsMeta as meta, loadEasyLists as loader } from "./easy-data";
export { EasyListsPage as default };

/** 四办 and 四免: what each list promises, its first tasks, and each list in full. @see PAGE-21 */
export function EasyListsPage() {
  const data = useLoaderData<typeof loadEasyLists>();
  return <StaticIsland name="easy-lists">{import.meta.env.SSR && <EasyLists {...data} />}</StaticIsland>;
}

const OTHER_SET = { "four-deal": "four-avoid", "four-avoid": "four-deal" } as const;

function EasyLists(data: EasyListsData) {
  const { region, set, parts, chosen } = data;
  const paths = usePaths();
  const { name, lead } = EASY_SETS[set];
  const all = paths.easyLists(set, { region: region.code });
  return (
    <Page
      title={chosen ? `${name}：${chosen.name}` : `${name}事项`}
      lead={`${region.name} · ${chosen ? chosen.text : lead}`}
      crumbs={[homeCrumb(region, paths), ...(chosen ? [{ label: `${name}事项`, href: all }, { label: chosen.name }] : [{ label: `${name}事项` }])]}
    >
      <nav aria-label={`${name}清单`}>
        <ul className={styles.sets}>
          {parts.map(({ key, name: list, text, count }) => (
            <li key={key}>
              <a className={styles.set} href={paths.easyLists(set, { region: region.code, key })} aria-current={key === chosen?.key ? "page" : undefined}>
                <span className={styles.setName}>{list}</span>
                {count !== null && <span className={styles.setCount}>{count} 项</span>}
                <span className={styles.setText}>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {chosen ? <Whole {...data} chosen={chosen} /> : parts.map((part) => <First key={part.key} part={part} {...data} />)}
      <p>
        还可以看：<a href={paths.easyLists(OTHER_SET[set], { region: region.code })}>{EASY_SETS[OTHER_SET[set]].name}事项</a>、
        <a href={paths.listOfType({ region: region.code, type: 8 })}>跑零次等专项清单</a>
      </p>
    </Page>
  );
}

/** One list in full. */
function Whole({ region, departments, set, parameters, chosen }: EasyListsData & { chosen: NonNullable<EasyListsData["chosen"]> }) {
  const paths = usePaths();
  const { keyword, departmentCode } = parameters;
  const own = { region: region.code, key: chosen.key, keyword, departmentCode };
  const whole = paths.easyLists(set, { region: region.code, key: chosen.key });
  return (
    <div className={styles.main}>
      <FilterForm
        action={new URL(whole, "http://own.invalid").pathname}
        label="在清单里找"
        keyword={keyword}
        choices={[
          {
            name: "departmentCode",
            label: "部门",
            value: departmentCode,
            all: "全部部门",
            options: departments.map((one) => ({ value: one.code, label: one.name })),
          },
        ]}
        hidden={{ region: region.code, key: chosen.key }}
      />
      <ItemList
        list={chosen.list}
        below={chosen.below}
        caption={`${chosen.name}的事项`}
        href={(page) => paths.easyLists(set, { ...own, page })}
        csv={csvOf(addresses.v2.easyLists(set, own))}
        nothing={isFiltered(parameters) ? "没有符合条件的事项" : undefined}
        onward={isFiltered(parameters) ? <a href={whole}>去掉筛选条件</a> : <a href={paths.easyLists(set, { region: region.code })}>看其他清单</a>}
      />
    </div>
  );
}

/** The first tasks of one list; public links end in its key. @see PAGE-21 */
function First({ part: { key, name, count, first }, set, region }: EasyListsData & { part: EasyPart }) {
  const paths = usePaths();
  return (
    <Card as="section" id={key} aria-labelledby={`${key}-title`} className={styles.section}>
      <div className={styles.head}>
        <h2 id={`${key}-title`} className={styles.heading}>
          {name}
        </h2>
        {count !== null && count > 0 && <CsvLink href={csvOf(addresses.v2.easyLists(set, { region: region.code, key }))} total={count} />}
      </div>
      {!first && <Unavailable what={name} />}
      {first?.length === 0 && <Empty title="这里还没有这样的事项" />}
      {first && first.length > 0 && (
        <>
          <ItemRows items={first} caption={`${name}的事项`} />
          <a href={paths.easyLists(set, { region: region.code, key })} className={styles.more}>
            {name}的全部{count !== null && ` ${count} `}项
          </a>
        </>
      )}
    </Card>
  );
}
