import { Grid, GridItem } from "@onehall/ui/grid";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { Still } from "../still/Still";
import type { loadTheme, ThemeData } from "./data";
import { ItemList } from "./ItemList";
import { services } from "./services";
import { ThemeRail } from "./ThemeRail";

/** Tasks of a theme: themes at the side, tasks in a table. @see spec.md section 2, {service}/theme */
export function ThemePage() {
  const data = useLoaderData<typeof loadTheme>();
  return <Still name="theme">{import.meta.env.SSR && <Theme {...data} />}</Still>;
}

function Theme({ region, service, themes, theme, list }: ThemeData) {
  const paths = usePaths();
  const column = services[service].name;
  const all = paths.theme(service, { region: region.code });
  return (
    <Page
      title={theme?.name ?? column}
      lead={`${region.name} · ${column}`}
      crumbs={[homeCrumb(region, paths), ...(theme ? [{ label: column, href: all }, { label: theme.name }] : [{ label: column }])]}
    >
      <Grid gap={5}>
        <GridItem span={{ xs: 12, l: 3 }}>
          {themes ? <ThemeRail themes={themes} service={service} region={region.code} current={theme?.catalogCode ?? ""} /> : <Unavailable what="主题列表" />}
        </GridItem>
        <GridItem span={{ xs: 12, l: 9 }}>
          <ItemList
            list={list}
            caption={`${theme?.name ?? column}的事项`}
            href={(page) => paths.theme(service, { region: region.code, catalogCode: theme?.catalogCode, page })}
            onward={<a href={all}>看{column}的全部事项</a>}
          />
        </GridItem>
      </Grid>
    </Page>
  );
}
