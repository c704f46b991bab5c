import type { MzbLicence } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import type { TableColumn } from "@onehall/ui/table";
import { useLoaderData } from "react-router-dom";
import { OpenTable } from "../affairs-public/OpenTable";
import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { SearchForm } from "../page/SearchForm";
import type { Paths } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import type { loadMzbLicences, MzbLicencesData } from "./licences-data";

export { loadMzbLicences as loader, mzbLicencesMeta as meta } from "./licences-data";
export { MzbLicencesPage as default };

/** Licences that the state holds already, and how many tasks each serves. @see PAGE-25 */
export function MzbLicencesPage() {
  const data = useLoaderData<typeof loadMzbLicences>();
  return <StaticIsland name="mzb-licences">{import.meta.env.SSR && <Licences {...data} />}</StaticIsland>;
}

function Licences({ region, keyword, list }: MzbLicencesData) {
  const paths = usePaths();
  const own = { region: region.code };
  return (
    <Page
      title="免证办证照目录"
      lead={`这些证件已经有电子证照，在${region.name}办下面的事不用再带原件。`}
      crumbs={[homeCrumb(region, paths), { label: "民生免证办", href: paths.mzb(own) }, { label: "证照目录" }]}
    >
      <SearchForm action={paths.mzbLicences({})} label="在证照目录里找" keyword={keyword} hidden={own} />
      <OpenTable
        list={list}
        what="免证办证照目录"
        rowKey="code"
        href={(page) => paths.mzbLicences({ ...own, keyword, page })}
        columns={columnsOf(paths, region.code)}
        onward={<Button href={paths.mzbLicences(own)}>看全部证照</Button>}
      />
    </Page>
  );
}

/** Columns of licences; each leads to the tasks that it serves. */
const columnsOf = (paths: Paths, region: string): TableColumn<MzbLicence>[] => [
  { key: "name", title: "证照名称", width: "45%", customRender: ({ code, name }) => <a href={paths.mzb({ region, licence: code })}>{name}</a> },
  { key: "issuer", title: "发证机关", width: "30%" },
  {
    key: "items",
    title: "可以少带的事项",
    width: "content",
    customRender: ({ code, items }) => <a href={paths.mzb({ region, licence: code })}>{items} 个事项</a>,
  },
];
