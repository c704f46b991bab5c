import type { LinkGroup, Statistic } from "@onehall/api";
import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Grid, GridItem } from "@onehall/ui/grid";
import { useLoaderData } from "react-router-dom";
import { useFace, usePaths } from "../app/face";
import { NoticeLines } from "../home/lists";
import { homeCrumb } from "../page/crumbs";
import { Disclosure } from "../page/Disclosure";
import { Page } from "../page/Page";
import { SearchForm } from "../page/SearchForm";
import { Unavailable } from "../page/Unavailable";
import { csvOf } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import { linkIn } from "./link-in";
import type { loadOpenGovernment, OpenGovernmentData } from "./open-data";
import * as styles from "./open-government.css";
import { FileLink } from "./OpenTable";

export { loadOpenGovernment as loader, openGovernmentMeta as meta } from "./open-data";
export { OpenGovernmentPage as default };

/** 政务公开: what an administration publishes, by group. @see PAGE-22 */
export function OpenGovernmentPage() {
  const data = useLoaderData<typeof loadOpenGovernment>();
  return <StaticIsland name="open-government">{import.meta.env.SSR && <OpenGovernment {...data} />}</StaticIsland>;
}

/** The halves of the page, in order. @see PAGE-22 */
const PARTS = ["政府信息公开", "办事信息公开"] as const;

type Numbered = LinkGroup & { id: string };

function OpenGovernment({ region, keyword, groups, figures, changes }: OpenGovernmentData) {
  const paths = usePaths();
  const here = paths.openGovernment({ region: region.code, keyword });
  const all = (groups ?? []).map((group, index) => ({ ...group, id: `group-${index + 1}` }));
  const lists = all.reduce((sum, { list }) => sum + list.length, 0);
  return (
    <Page
      title={`${region.name}政务公开`}
      lead={groups && `共 ${lists} 个清单，每个都可以看、可以下载`}
      crumbs={[homeCrumb(region, paths), { label: "政务公开" }]}
    >
      {keyword === "" && <Figures figures={figures} />}
      <div>
        <SearchForm action={paths.openGovernment({ region: "" })} label="在政务公开里找" keyword={keyword} hidden={{ region: region.code }} />
        {lists > 0 && <FileLink href={csvOf(here)} what="政务公开目录" />}
      </div>
      {!groups && <Unavailable what="政务公开目录" />}
      {groups && lists === 0 && (
        <Empty title={`没有找到“${keyword}”`} action={<a href={paths.openGovernment({ region: region.code })}>看全部清单</a>}>
          换个说法再找，或者<a href={paths.search({ keyword, region: region.code })}>在全站搜索</a>。
        </Empty>
      )}
      {lists > 0 && (
        <Grid gap={5}>
          <GridItem span={{ xs: 12, l: 3 }}>
            <Contents groups={all} />
          </GridItem>
          <GridItem span={{ xs: 12, l: 9 }} className={styles.parts}>
            {keyword === "" && changes.length > 0 && (
              <section className={styles.part} aria-labelledby="changes">
                <h2 id="changes" className={styles.partTitle}>
                  最近的事项调整
                </h2>
                <Card>
                  <NoticeLines notices={changes} />
                </Card>
              </section>
            )}
            {PARTS.map((part) => {
              const own = all.filter((group) => group.part === part);
              return (
                own.length > 0 && (
                  <section key={part} className={styles.part} aria-label={part}>
                    <h2 className={styles.partTitle}>{part}</h2>
                    {own.map((group) => (
                      <Group key={group.id} group={group} whole={keyword !== ""} />
                    ))}
                  </section>
                )
              );
            })}
          </GridItem>
        </Grid>
      )}
    </Page>
  );
}

/** Figures that lead the page; the rest are behind a heading. */
const FIRST_FIGURES = 6;

function Figures({ figures }: { figures: readonly Statistic[] }) {
  if (figures.length === 0) return null;
  const rest = figures.slice(FIRST_FIGURES);
  return (
    <section aria-label="公开数据">
      <FigureTiles figures={figures.slice(0, FIRST_FIGURES)} />
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>看其他 {rest.length} 个数据</summary>
          <FigureTiles figures={rest} />
        </details>
      )}
    </section>
  );
}

function FigureTiles({ figures }: { figures: readonly Statistic[] }) {
  const face = useFace();
  return (
    <ul className={styles.figures}>
      {figures.map(({ id, name, count, url, desc }) => (
        <li key={id} className={styles.figure}>
          <a href={linkIn(url, face)} className={styles.figureLink} title={desc}>
            <strong className={styles.number}>{count.toLocaleString("zh-CN")}</strong>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where the groups are; on phones behind one heading. */
function Contents({ groups }: { groups: readonly Numbered[] }) {
  return (
    <nav aria-label="本页目录" className={styles.contents}>
      <Disclosure summary="本页目录" className={styles.rail} summaryClassName={styles.railHead}>
        <ul className={styles.railList}>
          {groups.map(({ id, name, list }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.railLink}>
                {name} <span className={styles.count}>{list.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
    </nav>
  );
}

/** Entries that a group shows at once. */
const FIRST_ENTRIES = 12;

function Group({ group: { id, name, list }, whole }: { group: Numbered; whole: boolean }) {
  const first = whole ? list : list.slice(0, FIRST_ENTRIES);
  const rest = list.slice(first.length);
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className={styles.group}>
      <h3 id={`${id}-title`} className={styles.groupTitle}>
        {name} <span className={styles.count}>{list.length}</span>
      </h3>
      <Entries list={first} />
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>再看 {rest.length} 个</summary>
          <Entries list={rest} />
        </details>
      )}
    </Card>
  );
}

function Entries({ list }: { list: LinkGroup["list"] }) {
  const face = useFace();
  return (
    <ul className={styles.entries}>
      {list.map(({ name, url, text, count }) => (
        <li key={name + url} className={styles.entry}>
          <a href={linkIn(url, face)} className={styles.entryLink}>
            <span>
              {name}
              {count !== undefined && <span className={styles.count}>（{count}）</span>}
            </span>
          </a>
          {text && <span className={styles.text}>{text}</span>}
        </li>
      ))}
    </ul>
  );
}
