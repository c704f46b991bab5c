import type { Feature } from "@onehall/api";
import { Card } from "@onehall/ui/card";
import { Tag } from "@onehall/ui/tag";
import { useLoaderData } from "react-router-dom";
import { linkIn } from "../affairs-public/link-in";
import { FileLink } from "../affairs-public/OpenTable";
import { useFace, usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { FilterLink, FilterRow } from "../page/Filter";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { csvOf } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import type { loadTopics, TopicsData } from "./data";
import { Picture } from "./Picture";
import * as styles from "./topics.css";

export { loadTopics as loader, topicsMeta as meta } from "./data";
export { TopicsPage as default };

/** 特色创新: what a region does better, in groups. @see PAGE-26 */
export function TopicsPage() {
  const data = useLoaderData<typeof loadTopics>();
  return <StaticIsland name="topics">{import.meta.env.SSR && <Topics {...data} />}</StaticIsland>;
}

function Topics({ region, tags, tag, groups }: TopicsData) {
  const paths = usePaths();
  const own = { region: region.code };
  const total = groups?.reduce((sum, { list }) => sum + list.length, 0) ?? 0;
  return (
    <Page
      title="特色创新"
      lead={groups && `${region.name} · ${tag === "" ? "" : `“${tag}”`}共 ${total} 项特色服务`}
      crumbs={[homeCrumb(region, paths), { label: "特色创新" }]}
    >
      {!groups && <Unavailable what="特色创新服务" />}
      {groups && (
        <div>
          <FilterRow label="服务方式">
            <FilterLink href={paths.innovations(own)} on={tag === ""} choice>
              全部
            </FilterLink>
            {tags.map((one) => (
              <FilterLink key={one} href={paths.innovations({ ...own, tag: one })} on={one === tag} choice>
                {one}
              </FilterLink>
            ))}
          </FilterRow>
          <FileLink href={csvOf(paths.innovations(own))} what="特色创新服务" />
        </div>
      )}
      {groups?.map(({ key, name, list }) => (
        <section key={key} id={key} aria-labelledby={`${key}-title`} className={styles.group}>
          <h2 id={`${key}-title`} className={styles.title}>
            {name}
          </h2>
          <ul className={styles.list}>
            {list.map((feature) => (
              <li key={feature.name}>
                <Entry feature={feature} group={key} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

function Entry({ feature: { name, text, url, image, tags }, group }: { feature: Feature; group: string }) {
  const face = useFace();
  return (
    <Card as="article" padding="none" className={styles.card}>
      <Picture image={image} group={group} />
      <div className={styles.body}>
        <h3 className={styles.name}>
          <a href={linkIn(url, face)} className={styles.link}>
            {name}
          </a>
        </h3>
        <p className={styles.text}>{text}</p>
        <p className={styles.tags}>
          {tags.map((tag) => (
            <Tag key={tag} tone="brand">
              {tag}
            </Tag>
          ))}
        </p>
      </div>
    </Card>
  );
}
