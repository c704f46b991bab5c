import { Card } from "@onehall/ui/card";
import { Container } from "@onehall/ui/container";
import { useLoaderData } from "react-router-dom";
import type { loadRegionsPage } from "./data";
import { RegionPanel } from "./RegionPanel";
import * as styles from "./RegionsPage.css";

export { loadRegionsPage as loader, regionsMeta as meta } from "./data";
export { RegionsPage as default };

/** The picker for people without scripts: it ships none. */
export const handle = { hydrate: false };

/** The region picker as a plain page of links, for people without scripts. */
export function RegionsPage() {
  const { view, builtIn, back, name } = useLoaderData<typeof loadRegionsPage>();
  return (
    <Container as="main" id="main" className={styles.root}>
      {back && (
        <p>
          <a href={back}>返回刚才的页面</a>
        </p>
      )}
      <Card>
        <RegionPanel view={view} builtIn={builtIn} back={back ?? undefined} name={name} heading="h1" />
      </Card>
    </Container>
  );
}
