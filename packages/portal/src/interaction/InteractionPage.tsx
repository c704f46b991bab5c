import type { LinkGroup } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import type { ReactNode } from "react";
import { useLoaderData } from "react-router-dom";
import { linkIn } from "../affairs-public/link-in";
import { FileLink } from "../affairs-public/OpenTable";
import { useFace, usePaths } from "../app/face";
import { Icon } from "../icons";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { csvOf } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import type { InteractionData, loadInteraction } from "./data";
import * as styles from "./interaction.css";

export { interactionMeta as meta, loadInteraction as loader } from "./data";
export { InteractionPage as default };

/** 政民互动: channels by what one wants, and what to do about this site itself. @see PAGE-11 */
export function InteractionPage() {
  const data = useLoaderData<typeof loadInteraction>();
  return <StaticIsland name="interaction">{import.meta.env.SSR && <Interaction {...data} />}</StaticIsland>;
}

function Interaction({ region, groups }: InteractionData) {
  const paths = usePaths();
  return (
    <Page
      title="政民互动"
      lead={`在${region.name}有话想说、有事想问，从这里找对人。不知道该找谁，就打 12345。`}
      crumbs={[homeCrumb(region, paths), { label: "政民互动" }]}
    >
      <p className={styles.call}>
        <a href="tel:12345" className={styles.phone}>
          <Icon name="phone" size={28} />
          拨打 12345
        </a>
        <span>政务服务便民热线，咨询、求助、投诉、举报、建议都可以打，接通后告诉话务员您在{region.name}。</span>
      </p>
      {!groups && <Unavailable what="互动渠道" />}
      {groups && (
        <>
          <ul className={styles.groups}>
            {groups.map((group) => (
              <li key={group.key} className={styles.item}>
                <Group group={group} />
              </li>
            ))}
          </ul>
          <div>
            <FileLink href={csvOf(paths.interaction(region.code))} what="政民互动渠道" />
          </div>
        </>
      )}
      <h2 className={styles.title}>对本站的意见</h2>
      <Own id="opinion" title="指南写得不清楚" icon="pencil-ruler">
        <p>办事指南少了材料、写错了时限、和窗口说的不一样，请告诉我们是哪个事项、哪一段。先找到那个指南，写明名称或者实施编码，我们核对起来更快。</p>
        <Button href={paths.search({ keyword: "", region: region.code })}>先找到那个指南</Button>
        <Button href={paths.feedback("error")}>提交纠错</Button>
      </Own>
      <Own id="advice" title="网页有错，或者不好用" icon="lightbulb">
        <p>错别字、打不开的链接、过时的内容，或者您希望增加的功能，都可以提。收到后按规定的期限答复。</p>
        <Button href={paths.feedback("error")}>提交纠错</Button>
        <Button href={paths.feedback("suggestion")}>提建议</Button>
      </Own>
      <Own id="rating" title="给办过的事打分" icon="medal">
        <p>办完事，凭受理编号给服务打分，一件事打一次。不满意的要选原因，部门按期整改、回访，结果向社会公开。</p>
        <Button href={paths.review({ region: region.code })}>去评价</Button>
        <Button href={paths.reviews({ region: region.code })}>看大家的评价</Button>
      </Own>
    </Page>
  );
}

function Group({ group: { key, name, list } }: { group: LinkGroup }) {
  return (
    <Card as="section" id={`channel-${key}`} aria-labelledby={`channel-${key}-title`} className={styles.group}>
      <h2 id={`channel-${key}-title`} className={styles.groupTitle}>
        {name}
      </h2>
      <ul className={styles.channels}>
        {list.map((entry) => (
          <li key={entry.name} className={styles.entry}>
            <Channel {...entry} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A channel says whether one telephones, leaves the site, or stays. */
function Channel({ name, url, text }: LinkGroup["list"][number]) {
  const face = useFace();
  const phone = url.startsWith("tel:");
  const outside = url.startsWith("http");
  return (
    <>
      <a href={linkIn(url, face)} className={styles.link}>
        {phone && <Icon name="phone" size={16} />}
        {name}
        {phone && <span className={styles.digits}>{url.slice("tel:".length)}</span>}
        {outside && <Icon name="external-link" size={16} />}
        {outside && <VisuallyHidden>（外部网站）</VisuallyHidden>}
      </a>
      {text && <span className={styles.text}>{text}</span>}
    </>
  );
}

function Own({ id, title, icon, children }: { id: string; title: string; icon: string; children: ReactNode }) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className={styles.own}>
      <h3 id={`${id}-title`} className={styles.groupTitle}>
        <Icon name={icon} /> {title}
      </h3>
      {children}
    </Card>
  );
}
