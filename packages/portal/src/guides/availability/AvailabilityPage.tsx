import type { AvailableRegion } from "@onehall/api";
import type { Station } from "@onehall/regions";
import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Table, type TableColumn } from "@onehall/ui/table";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../../app/face";
import { homeCrumb } from "../../page/crumbs";
import { FilterLink, FilterRow } from "../../page/Filter";
import { Page } from "../../page/Page";
import { Unavailable } from "../../page/Unavailable";
import type { Paths } from "../../paths";
import { StaticIsland } from "../../static-island/StaticIsland";
import * as styles from "../pages.css";
import { phoneColumn } from "../phone-column";
import type { loadAvailability, AvailabilityData } from "./data";

export { loadAvailability as loader, availabilityMeta as meta } from "./data";
export { AvailabilityPage as default };

/** Everywhere a task is done in a region and below it, to choose where: plain links, level by level. @see PAGE-29 */
export function AvailabilityPage() {
  const data = useLoaderData<typeof loadAvailability>();
  return <StaticIsland name="offers">{import.meta.env.SSR && <OffersOf {...data} />}</StaticIsland>;
}

function OffersOf({ region, offers: { task, line, below, total }, beside, halls }: AvailabilityData) {
  const paths = usePaths();
  const guide = (taskCode: string) => paths.task({ kind: task.kind, code: taskCode });
  return (
    <Page
      title={`哪里可以办${task.name}`}
      lead={`${region.name}和下级地区共 ${total} 个办理机构`}
      crumbs={[homeCrumb(region, paths), { label: task.name, href: guide(task.taskCode) }, { label: "选择办理地点" }]}
    >
      <FilterRow label="地区">
        {region.crumbs.map(({ code, name }) => (
          <FilterLink key={code} href={paths.offers(task.taskCode, code)} on={code === region.code} choice>
            {name}
          </FilterLink>
        ))}
      </FilterRow>
      {beside && (
        <FilterRow label={`在${beside.name}换一个`}>
          {beside.list.map(({ regionCode, regionName, taskCode }) => (
            <FilterLink key={regionCode} href={taskCode === "" ? paths.offers(task.taskCode, regionCode) : guide(taskCode)} on={false}>
              {regionName}
            </FilterLink>
          ))}
        </FilterRow>
      )}
      {line.length === 0 && below.length === 0 && (
        <Empty title={`${region.name}不办这一项`} action={<a href={paths.offers(task.taskCode)}>看原来的地区</a>}>
          换一个地区看看。
        </Empty>
      )}
      {line.length > 0 && (
        <section aria-labelledby="here" className={styles.part}>
          <h2 id="here" className={styles.partTitle}>
            为{region.name}服务的机构
          </h2>
          <ul className={styles.places}>
            {line.toReversed().map((offer) => (
              <li key={offer.regionCode}>
                <Card className={styles.place}>
                  <h3 className={styles.placeName}>
                    <a href={guide(offer.taskCode)} className={styles.onward}>
                      {offer.deptName}
                    </a>
                  </h3>
                  <p>{offer.regionName}</p>
                  <p>
                    电话 <a href={`tel:${offer.phone}`}>{offer.phone}</a>
                  </p>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      )}
      {below.length > 0 && (
        <section aria-labelledby="below" className={styles.part}>
          <h2 id="below" className={styles.partTitle}>
            {region.name}的下级地区
          </h2>
          <Card>
            <Table columns={columns(paths, task)} rows={below} rowKey="regionCode" caption={`${region.name}下级地区的办理机构`} captionHidden />
          </Card>
        </section>
      )}
      <section aria-labelledby="halls" className={styles.part}>
        <h2 id="halls" className={styles.partTitle}>
          {region.name}的政务服务大厅
        </h2>
        {!halls && <Unavailable what="大厅信息" />}
        {halls?.length === 0 && <p className={styles.note}>这里没有登记大厅，请按上面的电话联系办理机构。</p>}
        {halls && halls.length > 0 && (
          <ul className={styles.places}>
            {halls.map((hall) => (
              <li key={hall.id}>
                <Hall hall={hall} />
              </li>
            ))}
          </ul>
        )}
        <p>
          <a href={paths.nearMe(region.code)} className={styles.link}>
            在{region.name}的网点里找离我近的
          </a>
        </p>
      </section>
    </Page>
  );
}

const columns = (paths: Paths, task: { taskCode: string; kind: string }): TableColumn<AvailableRegion>[] => [
  { key: "regionName", title: "地区", rowHeader: true },
  { key: "deptName", title: "办理机构", customRender: ({ deptName, regionName }) => deptName || `由${regionName}的下级机构办理` },
  phoneColumn,
  { key: "offers", title: "办理点", width: "content", customRender: ({ offers }) => <span className={styles.whole}>{offers} 个</span> },
  {
    key: "guide",
    title: "操作",
    width: "content",
    customRender: ({ taskCode, regionCode, regionName, offers }) => (
      <>
        {taskCode && (
          <a href={paths.task({ kind: task.kind, code: taskCode })} className={styles.link}>
            指南<VisuallyHidden>：{regionName}</VisuallyHidden>
          </a>
        )}{" "}
        {offers > (taskCode ? 1 : 0) && (
          <a href={paths.offers(task.taskCode, regionCode)} className={styles.link}>
            看下级<VisuallyHidden>：{regionName}</VisuallyHidden>
          </a>
        )}
      </>
    ),
  },
];

const Hall = ({ hall: { name, address, telphone, officeHour } }: { hall: Station }) => (
  <Card className={styles.place}>
    <h3 className={styles.placeName}>{name}</h3>
    {address && <p>{address}</p>}
    {officeHour && <p className={styles.note}>{officeHour}</p>}
    {telphone && (
      <p>
        电话 <a href={`tel:${telphone}`}>{telphone}</a>
      </p>
    )}
  </Card>
);
