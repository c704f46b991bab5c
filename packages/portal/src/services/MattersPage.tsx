import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { RankedItems } from "../home/lists";
import { Icon } from "../icons";
import { CsvLink } from "../items/CsvLink";
import { services } from "../items/services";
import { Views } from "../items/ServiceListPage";
import { homeCrumb } from "../page/crumbs";
import { FilterLink, FilterRow } from "../page/Filter";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { csvOf, paths as addresses } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import { mattersHeading, type loadMatters, type MatterGroup, type MattersData, type MattersRoot } from "./data";
import * as styles from "./services.css";

export { loadMatters as loader, mattersMeta as meta } from "./data";
export { MattersPage as default };

/** Themes or events as groups, each with what is asked for most in it. @see PAGE-31 */
export function MattersPage() {
  const data = useLoaderData<typeof loadMatters>();
  return <StaticIsland name="matters">{import.meta.env.SSR && <Matters {...data} />}</StaticIsland>;
}

const shownIn = (root: MattersRoot) => (root === "activities" ? root : "");

function Matters(data: MattersData) {
  const { region, service, kind, root, groups } = data;
  const paths = usePaths();
  const { name, events } = services[service];
  const to = (other: MattersRoot) => paths.matters(kind, service, { region: region.code, root: shownIn(other) });
  const total = groups?.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  return (
    <Page
      title={mattersHeading(data)}
      lead={kind === "hot" ? `${region.name} · 办得多的分类排在前面` : `${region.name} · 每个分类的全部事项`}
      crumbs={[homeCrumb(region, paths), { label: name, href: paths.service(service, region.code) }, { label: mattersHeading({ ...data, root: "themes" }) }]}
    >
      <Views service={service} view="matters" region={region} />
      <div className={styles.roots}>
        <FilterRow label="分类">
          <FilterLink href={to("themes")} on={root === "themes"} choice>
            按主题
          </FilterLink>
          <FilterLink href={to("activities")} on={root === "activities"} choice>
            按{events}
          </FilterLink>
        </FilterRow>
        {total > 0 && <CsvLink href={csvOf(addresses.v2.matters("hot", service, { region: region.code, root: shownIn(root) }))} total={total} />}
      </div>
      {!groups && <Unavailable what="热门事项" />}
      {groups?.length === 0 && <Empty title="这里还没有可办的事项" action={<a href={paths.service(service)}>看全省的{name}</a>} />}
      {groups && groups.length > 0 && (
        <ul className={styles.groups}>
          {groups.map((group) => (
            <li key={group.id}>
              <Group group={group} {...data} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

function Group({ group: { id, name, icon, count, items }, region, service, kind, root }: MattersData & { group: MatterGroup }) {
  const paths = usePaths();
  const view = kind === "hot" ? "hot" : root === "activities" ? "activity" : "theme";
  return (
    <Card as="section" aria-labelledby={`group-${id}`} className={styles.group}>
      <div className={styles.groupHead}>
        <Icon name={icon} size={26} className={styles.icon} />
        <h2 id={`group-${id}`} className={styles.groupName}>
          {name}
        </h2>
        <span className={styles.count}>{count} 项</span>
      </div>
      <RankedItems items={items} />
      <a href={paths.serviceList(view, service, { region: region.code, catalogCode: id })} className={styles.groupMore}>
        {name}的全部 {count} 项
      </a>
    </Card>
  );
}
