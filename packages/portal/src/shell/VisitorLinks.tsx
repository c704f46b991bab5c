import { province } from "@onehall/regions";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { Icon } from "../icons";
import { withQuery } from "../paths";
import type { Shell } from "../app/use-shell";
import * as styles from "./VisitorLinks.css";

const LOGIN = "/portal/login";
const HOME = /^\/portal\/(?:v[23]\/)?index\/?(?:\?|$)/;

/** Where visitors of the province's home page are sent while the national log-in is in use; undefined on all other pages and for who comes from there. @see LOGIN-03 */
function nationalLogin({ here, region }: Shell): string | undefined {
  if (!HOME.test(here) || region.code !== province().code) return undefined;
  const query = new URL(here, "http://own.invalid").searchParams;
  if (query.has("isLogin")) return undefined;
  return withQuery(LOGIN, { back: `${here}${query.size > 0 ? "&" : "?"}isLogin=1` });
}

/**
 * The log-in link of a visitor, and what takes its place once the browser knows who is logged in: the bell and the menu of one's own pages.
 * Drawn for everybody alike; a page of one's own asks for the log-in itself. Data attribute: `data-visitor`, "known" for who is logged in.
 * @see SHELL-02, SHELL-04, LOGIN-09
 */
export function VisitorLinks({ shell }: { shell: Shell }) {
  const { paths, here } = shell;
  return (
    <div className={styles.root} data-visitor="" data-national={nationalLogin(shell)}>
      <a className={styles.login} href={withQuery(LOGIN, { back: here })} rel="nofollow" data-for="visitor">
        <Icon name="circle-user-round" size={18} />
        登录
      </a>
      <noscript>
        <a className={styles.link} href={paths.user()} rel="nofollow">
          个人中心
        </a>
      </noscript>
      <a className={styles.link} href={paths.user("messages")} rel="nofollow" data-for="known">
        <Icon name="bell" size={18} />
        消息
        <span className={styles.unread} data-unread="" />
        <VisuallyHidden data-unread-word="" />
      </a>
      <details className={styles.menu} data-for="known" data-floating="">
        <summary className={styles.link}>
          <Icon name="circle-user-round" size={18} />
          <span data-name="">我的</span>
          <Icon name="chevron-down" size={16} />
        </summary>
        <ul className={styles.list}>
          <li>
            <a href={paths.user()} data-centre="">
              个人中心
            </a>
          </li>
          <li>
            <a href={paths.user("account")}>账号管理</a>
          </li>
          <li>
            <a href={paths.user("messages")}>消息</a>
          </li>
          <li>
            <a href={withQuery("/_tif_sso_logout_/", { redirect_uri: paths.hall(shell.region.code) })} rel="nofollow">
              退出登录
            </a>
          </li>
        </ul>
      </details>
    </div>
  );
}
