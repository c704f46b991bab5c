import { Button } from "@onehall/ui/button";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { usePaths } from "../app/face";
import { useCurrentRegion } from "../app/root-data";
import * as styles from "./ErrorPage.css";

/** Status of whatever was thrown: its own, its answer's, or 500. @see spec.md section 8, error status */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  const { statusCode, status, response } = (error ?? {}) as { statusCode?: number; status?: number; response?: { status?: number } };
  return statusCode || status || response?.status || 500;
}

/** What one sees when a page cannot be shown: lost (404) or out of order (everything else), always with a way on. @see spec.md section 2, error page */
export function ErrorPage() {
  const lost = statusOf(useRouteError()) === 404;
  const paths = usePaths();
  const region = useCurrentRegion();
  return (
    <main className={styles.root} id="main">
      <title>{`错误提示：${lost ? "页面找不到了" : "系统开小差了"}`}</title>
      <p className={styles.number} aria-hidden="true">
        {lost ? "404" : "500"}
      </p>
      <h1 className={styles.title}>错误提示</h1>
      <p>{lost ? "页面找不到了。网址可能输错了，或者内容已经搬走。" : "系统开小差了，不是您的问题。"}页面飞走了，请刷新。</p>
      <p className={styles.actions}>
        <Button kind="primary" href={paths.hall(region.code)}>
          返回首页
        </Button>
        <Button href={paths.search({ keyword: "", region: region.code })}>搜索事项</Button>
      </p>
      <p>
        也可以拨打服务热线 <a href="tel:12345">12345</a>，说出您要办的事。
      </p>
    </main>
  );
}
