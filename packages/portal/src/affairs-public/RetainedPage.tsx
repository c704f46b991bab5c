import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { SearchForm } from "../page/SearchForm";
import { StaticIsland } from "../static-island/StaticIsland";
import { AgentTable } from "./AgentTable";
import type { loadRetained, RetainedData } from "./retained-data";

export { loadRetained as loader, retainedMeta as meta } from "./retained-data";
export { RetainedPage as default };

/** 中介服务 that an approval may still ask for. @see PAGE-15 */
export function RetainedPage() {
  const data = useLoaderData<typeof loadRetained>();
  return <StaticIsland name="retained">{import.meta.env.SSR && <Retained {...data} />}</StaticIsland>;
}

function Retained({ region, keyword, list }: RetainedData) {
  const paths = usePaths();
  const own = { region: region.code };
  return (
    <Page
      title="保留为行政审批必要条件的中介服务事项"
      lead={list && `${region.name} · 共 ${list.total} 项`}
      crumbs={[homeCrumb(region, paths), { label: "政务公开", href: paths.openGovernment(own) }, { label: "保留的中介服务事项" }]}
    >
      <Alert tone="info" title="清单以外的，不用您提供">
        <p>
          部门只能要求您提供清单里的中介服务结果。由哪家机构来做，由您自己选择，部门不得指定。碰到清单以外的要求，请拨打 <a href="tel:12345">12345</a>。
        </p>
      </Alert>
      <SearchForm action={paths.retainedAgents({})} label="在清单里找" keyword={keyword} hidden={own} />
      <AgentTable
        list={list}
        what="保留的中介服务事项清单"
        href={(page) => paths.retainedAgents({ ...own, keyword, page })}
        onward={<Button href={paths.retainedAgents(own)}>看全部中介服务事项</Button>}
      />
      <p>
        办事还可能用到其他中介服务，由您自愿选择：<a href={paths.catalogues({ ...own, list: "zhongjie" })}>看全部中介服务清单</a>
      </p>
    </Page>
  );
}
