import { LIST_TYPES } from "@onehall/api";
import { Grid, GridItem } from "@onehall/ui/grid";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { ItemList } from "../items/ItemList";
import { FilterForm } from "../items/FilterForm";
import * as rail from "../items/ServiceRail.css";
import { homeCrumb } from "../page/crumbs";
import { Disclosure } from "../page/Disclosure";
import { Page } from "../page/Page";
import { csvOf, paths as addresses } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import * as styles from "./lists.css";
import { isFiltered } from "./query";
import type { ListOfTypeData, loadListOfType } from "./type-data";

export { listOfTypeMeta as meta, loadListOfType as loader } from "./type-data";
export { ListOfTypePage as default };

/** What each list has in common. */
const ABOUT: Record<ListOfTypeData["type"], string> = {
  8: "一次也不用到现场的事项",
  10: "主要材料齐了先受理，次要材料可以后补的事项",
  11: "您书面承诺符合条件，就可以先办的事项",
  12: "材料齐全，当场就能办结的事项",
  13: "提交后由系统自动审批，马上出结果的事项",
  14: "用手机就能办的事项",
  15: "一个窗口统一受理，不用跑多个部门的事项",
  16: "可以在网上缴费的事项",
  17: "材料和结果可以寄送的事项",
};

/** Tasks with something in common; the other lists at the side. @see PAGE-06 */
export function ListOfTypePage() {
  const data = useLoaderData<typeof loadListOfType>();
  return <StaticIsland name="list-of-type">{import.meta.env.SSR && <ListOfType {...data} />}</StaticIsland>;
}

function ListOfType({ region, departments, type, name, parameters, counts, list, below }: ListOfTypeData) {
  const paths = usePaths();
  const { keyword, departmentCode } = parameters;
  const own = { region: region.code, type, keyword, departmentCode };
  const whole = paths.listOfType({ region: region.code, type });
  return (
    <Page title={`${name}清单`} lead={`${region.name} · ${ABOUT[type]}`} crumbs={[homeCrumb(region, paths), { label: `${name}清单` }]}>
      <Grid gap={5}>
        <GridItem span={{ xs: 12, l: 3 }}>
          <nav aria-label="事项清单">
            <Disclosure summary={`清单：${name}`} className={rail.root} summaryClassName={rail.summary}>
              <ul className={rail.list}>
                {LIST_TYPES.map((one) => (
                  <li key={one.type}>
                    <a
                      className={rail.entry}
                      href={paths.listOfType({ region: region.code, type: one.type })}
                      aria-current={one.type === type ? "page" : undefined}
                    >
                      {one.name}
                      {counts && <span className={rail.count}>{counts.find(({ key }) => key === String(one.type))?.count ?? 0}</span>}
                    </a>
                  </li>
                ))}
              </ul>
              <ul className={rail.other}>
                <li>
                  <a className={rail.entry} href={paths.easyLists("four-deal", { region: region.code })}>
                    四办事项
                  </a>
                </li>
                <li>
                  <a className={rail.entry} href={paths.easyLists("four-avoid", { region: region.code })}>
                    四免事项
                  </a>
                </li>
                <li>
                  <a className={rail.entry} href={paths.catalogue({ region: region.code })}>
                    通用目录
                  </a>
                </li>
              </ul>
            </Disclosure>
          </nav>
        </GridItem>
        <GridItem span={{ xs: 12, l: 9 }} className={styles.main}>
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
            hidden={{ region: region.code, type }}
          />
          <ItemList
            list={list}
            below={below}
            caption={`${name}清单的事项`}
            href={(page) => paths.listOfType({ ...own, page })}
            csv={csvOf(addresses.v2.listOfType(own))}
            nothing={isFiltered(parameters) ? "没有符合条件的事项" : `这里还没有${name}的事项`}
            onward={isFiltered(parameters) ? <a href={whole}>去掉筛选条件</a> : <a href={paths.catalogue({ region: region.code })}>看全部事项的目录</a>}
          />
        </GridItem>
      </Grid>
    </Page>
  );
}
