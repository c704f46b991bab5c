import { userLevelName, type Session, type User } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { usePaths } from "../app/face";
import * as shared from "../page/sheet.css";
import { Unavailable } from "../page/Unavailable";
import { withQuery } from "../paths";
import { provinceSummary } from "../app/region-summary";
import { displayName } from "./pages";
import { Sessions } from "./Sessions";
import * as styles from "./user.css";

const LOGOUT = "/_tif_sso_logout_/";

/** 账号管理: how and where one is logged in, and the ways out. @param sessions null: out of order */
export function Account({ user, sessions }: { user: User; sessions: Session[] | null }) {
  return (
    <>
      <Facts user={user} />
      {sessions ? <Sessions list={sessions} /> : <Unavailable what="登录的设备" />}
    </>
  );
}

function Facts({ user }: { user: User }) {
  const paths = usePaths();
  const home = paths.hall(provinceSummary().code);
  return (
    <Card>
      <dl className={styles.facts}>
        <div>
          <dt className={shared.label}>账号</dt>
          <dd className={shared.value}>{displayName(user)}</dd>
        </div>
        <div>
          <dt className={shared.label}>账号类型</dt>
          <dd className={shared.value}>{user.corp ? "法人账号" : "个人账号"}</dd>
        </div>
        <div>
          <dt className={shared.label}>实名等级</dt>
          <dd className={shared.value}>{userLevelName(user.level)}</dd>
        </div>
      </dl>
      <p>30 分钟不操作会自动退出，最长保持 8 小时。在公用电脑上用完，请退出登录。</p>
      <p>姓名、手机号码和密码由统一身份认证保管，本站不保存密码。要修改，请到登录时使用的身份认证平台。</p>
      <p className={styles.ways}>
        <Button kind="primary" href={withQuery(LOGOUT, { redirect_uri: home })} rel="nofollow">
          退出登录
        </Button>
        <Button href={withQuery(LOGOUT, { redirect_uri: paths.user() })} rel="nofollow">
          换一个账号
        </Button>
      </p>
    </Card>
  );
}
