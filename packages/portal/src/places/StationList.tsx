import type { MapService } from "@onehall/api";
import type { Station } from "@onehall/regions";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Pagination } from "@onehall/ui/pagination";
import { Tag } from "@onehall/ui/tag";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { usePaths } from "../app/face";
import { Icon } from "../icons/Icon";
import { Unavailable } from "../page/Unavailable";
import { PAGE_SIZE, type StationsData } from "./data";
import * as styles from "./places.css";
import { stationsHref } from "./query";
import { codeOf, distanceText, routeTo, stationAnchor } from "./words";

/** Halls and stations, one under the other: complete without a map. */
export function StationList(data: StationsData) {
  const { region, above, map } = data;
  return (
    <>
      <OwnStations {...data} />
      {above.length > 0 && (
        <section aria-labelledby="above" className={styles.part}>
          <h2 id="above" className={styles.title}>
            {region.name}办不了的，去上一级的政务服务中心
          </h2>
          <ul className={styles.list}>
            {above.map((station) => (
              <li key={station.id}>
                <StationCard station={station} map={map} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function OwnStations({ region, parameters, found, map }: StationsData) {
  const paths = usePaths();
  const to = (change: Parameters<typeof stationsHref>[2]) => stationsHref(paths, parameters, change);
  if (!found) return <Unavailable what="网点列表" />;
  const province = region.crumbs[0];
  if (found.list.length === 0)
    return (
      <Empty
        title="没有找到网点"
        action={
          <>
            {parameters.page > 1 && <Button href={to({})}>回到第一页</Button>}
            {parameters.openNow && <Button href={to({ openNow: false })}>也看现在不开门的</Button>}
            {(parameters.keyword !== "" || parameters.level !== "") && <Button href={to({ keyword: "", level: "" })}>看{region.name}的全部网点</Button>}
            {province && province.code !== region.code && <Button href={to({ region: province.code })}>在{province.name}范围内找</Button>}
          </>
        }
      >
        <p>
          换个地名或者名称试试，也可以拨打 <a href="tel:12345">12345</a> 问最近的网点。
        </p>
      </Empty>
    );
  return (
    <section aria-labelledby="stations" className={styles.part}>
      <h2 id="stations" className={styles.title}>
        共 {found.total.toLocaleString("zh-CN")} 个网点{parameters.from && "，从近到远"}
      </h2>
      <ol className={styles.list} start={(parameters.page - 1) * PAGE_SIZE + 1}>
        {found.list.map((station) => (
          <li key={station.id} id={stationAnchor(station)} className={styles.entry}>
            <StationCard station={station} map={map} />
          </li>
        ))}
      </ol>
      <Pagination total={found.total} pageSize={PAGE_SIZE} page={parameters.page} href={(page) => to({ page })} />
      <p className={styles.note}>{[...new Set(found.list.map(({ positionNote }) => positionNote).filter(Boolean))].join(" ")}</p>
    </section>
  );
}

function StationCard({ station, map }: { station: Station; map: MapService | null }) {
  const paths = usePaths();
  const { name, address, telphone, officeHour, openNow, distance, lat, lng, approximate, hasTroubleWindow, waiting } = station;
  const code = codeOf(station);
  return (
    <Card className={styles.station}>
      <div className={styles.head}>
        <h3 className={styles.name}>{code ? <a href={paths.hall(code)}>{name}</a> : name}</h3>
        {openNow !== null && <Tag tone={openNow ? "success" : "neutral"}>{openNow ? "现在开门" : "现在不开门"}</Tag>}
        {hasTroubleWindow && <Tag>有“办不成事”窗口</Tag>}
      </div>
      <ul className={styles.facts}>
        {distance !== null && (
          <li>
            离您{approximate ? "大约" : ""} {distanceText(distance)}
          </li>
        )}
        {waiting !== null && <li>正在等候 {waiting} 人</li>}
        {officeHour && <li>{officeHour}</li>}
        {address && <li>{address}</li>}
      </ul>
      <div className={styles.ways}>
        {telphone && (
          <a href={`tel:${telphone}`} className={styles.way}>
            <Icon name="phone" />
            {telphone}
            <VisuallyHidden>：{name}的电话</VisuallyHidden>
          </a>
        )}
        {lat !== null && lng !== null && (
          <a href={routeTo(map, { name, lat, lng })} className={styles.way} rel="noopener noreferrer" target={map?.route ? "_blank" : undefined}>
            <Icon name="map-pin" />
            路线
            <VisuallyHidden>
              ：去{name}
              {map?.route && "（在新窗口打开）"}
            </VisuallyHidden>
          </a>
        )}
      </div>
    </Card>
  );
}
