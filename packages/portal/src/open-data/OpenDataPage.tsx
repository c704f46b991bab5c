import type { Dataset } from "@onehall/api";
import { Card } from "@onehall/ui/card";
import { Grid, GridItem } from "@onehall/ui/grid";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { Icon } from "../icons";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { openDataFile, API_DOCS } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import type { loadOpenData, OpenDataData } from "./data";
import * as styles from "./open-data.css";

export { loadOpenData as loader, openDataMeta as meta } from "./data";
export { OpenDataPage as default };

/** Lists that everybody may take, as files and through the contract. @see PORTAL-20 */
export function OpenDataPage() {
  const data = useLoaderData<typeof loadOpenData>();
  return <StaticIsland name="open-data">{import.meta.env.SSR && <OpenData {...data} />}</StaticIsland>;
}

function OpenData({ region, datasets }: OpenDataData) {
  const paths = usePaths();
  return (
    <Page title="开放数据" lead="谁都可以下载和使用，请注明来源和下载日期。" crumbs={[homeCrumb(region, paths), { label: "开放数据" }]}>
      {!datasets && <Unavailable what="数据目录" />}
      {datasets && (
        <Grid as="ul" gap={4} className={styles.list}>
          {datasets.map((dataset) => (
            <GridItem as="li" key={dataset.key} span={{ xs: 12, m: 6 }}>
              <Entry dataset={dataset} />
            </GridItem>
          ))}
        </Grid>
      )}
      <Card className={styles.programs}>
        <h2 className={styles.heading}>给程序用</h2>
        <p>
          网站用到的每一个接口都可以直接调用，不用申请。<a href={API_DOCS}>看接口说明</a>
        </p>
      </Card>
    </Page>
  );
}

function Entry({ dataset: { key, title, description, source, columns, count } }: { dataset: Dataset }) {
  return (
    <Card as="article" aria-labelledby={key} className={styles.entry}>
      <h2 id={key} className={styles.heading}>
        {title}
      </h2>
      <p>{description}</p>
      <dl className={styles.facts}>
        <dt>数量</dt>
        <dd>{count.toLocaleString("en-US")} 条</dd>
        <dt>字段</dt>
        <dd>{columns.join("、")}</dd>
        <dt>来源</dt>
        <dd>{source}</dd>
      </dl>
      <p className={styles.files}>
        <a href={openDataFile(key, "csv")} className={styles.file}>
          <Icon name="download" size={16} />
          下载{title}（CSV 表格）
        </a>
        <a href={openDataFile(key, "json")} className={styles.file}>
          <Icon name="download" size={16} />
          下载{title}（JSON）
        </a>
      </p>
    </Card>
  );
}
