import type { ThemeEntry } from "@onehall/api";
import { Card } from "@onehall/ui/card";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { Icon } from "../icons";
import { CsvLink } from "../items/CsvLink";
import { services } from "../items/services";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { csvOf, paths as addresses } from "../paths";
import type { Service } from "../paths/paths";
import { CombinedServices } from "../services/CombinedServices";
import { StaticIsland } from "../static-island/StaticIsland";
import * as styles from "./activities.css";
import type { ActivitiesData, loadActivities } from "./data";

export { activitiesMeta as meta, loadActivities as loader } from "./data";
export { ActivitiesPage as default };

/** What is joined into one application, and what life and business bring. @see PAGE-18 */
export function ActivitiesPage() {
  const data = useLoaderData<typeof loadActivities>();
  return <StaticIsland name="activities">{import.meta.env.SSR && <Activities {...data} />}</StaticIsland>;
}

const PARTS = [
  { service: "personal", audience: "person", title: "给个人办的一件事" },
  { service: "legal", audience: "company", title: "给企业和法人办的一件事" },
] as const;

function Activities({ region, oneThings, events }: ActivitiesData) {
  const paths = usePaths();
  return (
    <Page
      title="一件事一次办"
      lead={oneThings ? `${region.name} · 共 ${oneThings.length} 件：几件事合成一件，一次申请，材料只交一回` : region.name}
      crumbs={[homeCrumb(region, paths), { label: "一件事一次办" }]}
    >
      {!oneThings && <Unavailable what="一件事" />}
      {oneThings && oneThings.length > 0 && (
        <p>
          <CsvLink href={csvOf(addresses.v2.activities(region.code))} total={oneThings.length} />
        </p>
      )}
      {oneThings &&
        PARTS.map(({ service, audience, title }) => (
          <section key={service} aria-labelledby={`things-${service}`} className={styles.part}>
            <h2 id={`things-${service}`} className={styles.heading}>
              {title}
            </h2>
            <CombinedServices things={oneThings.filter((one) => one.audience === audience)} />
          </section>
        ))}
      {PARTS.map(({ service }) => (
        <Events key={service} service={service} region={region.code} entries={events[service]} />
      ))}
    </Page>
  );
}

function Events({ service, region, entries }: { service: Service; region: string; entries: ThemeEntry[] | null }) {
  const paths = usePaths();
  const { events, name } = services[service];
  if (!entries) return <Unavailable what={events} />;
  if (entries.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={`events-${service}`} className={styles.part}>
      <h2 id={`events-${service}`} className={styles.heading}>
        {name}：{events}
      </h2>
      <ul className={styles.events}>
        {entries.map(({ catalogCode, name: event, icon, count }) => (
          <li key={catalogCode}>
            <a className={styles.event} href={paths.serviceList("activity", service, { region, catalogCode })}>
              <Icon name={icon} size={26} className={styles.icon} />
              {event}
              <span className={styles.count}>{count} 项</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
