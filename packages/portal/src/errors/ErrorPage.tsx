import { useRouteError } from "react-router";
import { usePaths } from "../app/face";
import { useCurrentRegion } from "../app/root-data";
import { StaticIsland } from "../static-island";
import * as styles from "./ErrorPage.css";
import { ErrorView } from "./ErrorView";
import { statusOf } from "../app/status-of";

const NAME = "error";

/** Whether the page came as an error page: then its HTML stays as it is. */
const cameAsError = (): boolean => document.querySelector(`[data-island="${NAME}"]`) !== null;

/** What one sees when a page cannot be shown. Drawn whole by the server; a page that breaks in the browser says the same in few words. @see ERROR-01, ERROR-08 */
export function ErrorPage() {
  const error = useRouteError();
  if (import.meta.env.SSR || cameAsError()) return <StaticIsland name={NAME}>{import.meta.env.SSR && <ErrorView status={statusOf(error)} />}</StaticIsland>;
  return <BrokenPage />;
}

function BrokenPage() {
  const paths = usePaths();
  const { code } = useCurrentRegion();
  return (
    <main className={styles.root} id="main">
      <h1 className={styles.title}>错误提示</h1>
      <p>页面飞走了，请刷新。</p>
      <a href={paths.hall(code)}>返回首页</a>
    </main>
  );
}
