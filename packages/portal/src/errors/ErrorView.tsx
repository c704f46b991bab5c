import { Button } from "@onehall/ui/button";
import { usePaths } from "../app/face";
import { useCurrentRegion } from "../app/root-data";
import * as styles from "./ErrorPage.css";

const LOST = { name: "页面丢失", title: "页面丢失", text: "网址可能输错了，或者内容已经搬走。" };
const DOWN = { name: "系统故障", title: "错误提示", text: "这一页现在打不开，不是您的问题，您之前提交的内容不受影响。" };

/** The error page as the server draws it: lost (404) or out of order (everything else), always with a way on. @see ERROR-01, ERROR-02 */
export function ErrorView({ status }: { status: number }) {
  const paths = usePaths();
  const region = useCurrentRegion();
  const lost = status === 404;
  const { name, title, text } = lost ? LOST : DOWN;
  return (
    <main className={styles.root} id="main" data-variant={lost ? "lost" : "down"}>
      <title>{`错误提示：${name}`}</title>
      <p className={styles.number} aria-hidden="true">
        {status}
      </p>
      <h1 className={styles.title}>{title}</h1>
      {lost ? (
        <p>
          {text}
          <small lang="en" className={styles.english}>
            This page could not be found.
          </small>
        </p>
      ) : (
        <p>
          <strong>{name}</strong>：{text}页面飞走了，请刷新。
        </p>
      )}
      <p className={styles.actions}>
        <Button kind="primary" href={paths.hall(region.code)}>
          返回首页
        </Button>
        <Button href={paths.search({ keyword: "", region: region.code })}>搜索事项</Button>
      </p>
      <p>
        {!lost && (
          <>
            <a href="/portal/status">看看哪些服务正常</a>，
          </>
        )}
        也可以拨打服务热线 <a href="tel:12345">12345</a>，说出您要办的事。
      </p>
    </main>
  );
}
