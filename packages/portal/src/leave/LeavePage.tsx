import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { useRootData } from "../app/root-data";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import * as shared from "../page/sheet.css";
import { provinceSummary } from "../app/region-summary";
import { StaticIsland } from "../static-island/StaticIsland";
import type { LeaveData, loadLeave } from "./data";
import * as styles from "./leave.css";

export { leaveHeaders as headers, leaveMeta as meta, loadLeave as loader } from "./data";
export { LeavePage as default };

/** Says that a link leads to another site, before it does. All of it works without scripts. @see GOV-06 */
export function LeavePage() {
  const data = useLoaderData<typeof loadLeave>();
  return <StaticIsland name="leave">{import.meta.env.SSR && <Leave {...data} />}</StaticIsland>;
}

function Leave({ target, back, remembered }: LeaveData) {
  const paths = usePaths();
  const site = useRootData()?.config.site.name ?? "本站";
  const home = homeCrumb(provinceSummary(), paths);
  const goBack = <Button href={back ?? home.href ?? paths.siteMap}>{back ? "返回刚才的页面" : "返回首页"}</Button>;
  if (!target)
    return (
      <Page title="这个网址打不开" crumbs={[home, { label: "离开本站" }]}>
        <div className={shared.sheet}>
          <Alert tone="warning" title="没有要打开的网站">
            <p>网址不完整，或者不是网页地址。我们没有打开任何网站。</p>
          </Alert>
          <div className={shared.actions}>{goBack}</div>
        </div>
      </Page>
    );
  const { url, host, lookalike, open } = target;
  return (
    <Page title="您将离开本站" lead={`您访问的链接即将离开${site}，是否继续？`} crumbs={[home, { label: "离开本站" }]}>
      <div className={shared.sheet}>
        {remembered && (
          <Alert tone="success" title="已经记住">
            <p>本浏览器以后打开 {host} 不再提醒，半年内有效。</p>
          </Alert>
        )}
        {lookalike && (
          <Alert tone="warning" title="请看清网址">
            <p>这个网址里有不是英文字母的字，可能与您熟悉的网址看起来很像，其实是另一个网站。下面是它的真实写法。</p>
          </Alert>
        )}
        <Card>
          <dl className={styles.facts}>
            <dt className={shared.label}>要打开的网站</dt>
            <dd className={styles.host}>{host}</dd>
            <dt className={shared.label}>完整网址</dt>
            <dd className={shared.value}>{url}</dd>
          </dl>
          <p className={shared.note}>
            那个网站的内容和安全由它自己负责。请不要因为是从这里打开的，就填写身份证号码、银行卡号和密码。
            {open && "它没有加密，填写的内容可能被别人看到。"}
          </p>
        </Card>
        <div className={shared.actions}>
          <Button kind="primary" href={url} rel="noopener noreferrer nofollow" data-leaving="">
            继续前往
          </Button>
          {goBack}
          <form method="post" action={paths.leave()}>
            <input type="hidden" name="url" value={url} />
            <input type="hidden" name="back" value={back ?? ""} />
            {remembered && <input type="hidden" name="forget" value="1" />}
            <Button type="submit" kind="quiet">
              {remembered ? "恢复提醒" : "打开这个网站，本浏览器不再提醒"}
            </Button>
          </form>
        </div>
        <p className={shared.note}>“不再提醒”只记在您的浏览器里，我们不记录您去了哪些网站。政府网站（gov.cn）不提醒。</p>
      </div>
    </Page>
  );
}
