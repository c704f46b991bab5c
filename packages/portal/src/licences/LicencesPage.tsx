import type { Licence } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Pagination } from "@onehall/ui/pagination";
import { QrCode } from "@onehall/ui/qr-code";
import { Tag } from "@onehall/ui/tag";
import { useActionData, useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { PageBody, PageHead } from "../page/Page";
import { licencePdf } from "../paths";
import { Unavailable } from "../page/Unavailable";
import * as shared from "../page/sheet.css";
import { provinceSummary } from "../app/region-summary";
import { PrintButton } from "../scene-guides/PrintButton";
import { StaticIsland } from "../static-island/StaticIsland";
import { placeOf } from "../user/pages";
import type { LicencesAnswer, LicencesData, loadLicences, OpenedLicence } from "./data";
import { minuteOf } from "./minute";
import * as styles from "./licences.css";

export { answerLicences as action, licencesMeta as meta, loadLicences as loader } from "./data";
export { LicencesPage as default };

/** The electronic licences of whoever is logged in; showing one is a form. @see PAGE-09 */
export function LicencesPage() {
  const data = useLoaderData<typeof loadLicences>();
  const answer = useActionData<LicencesAnswer>();
  return (
    <PageBody>
      <StaticIsland name="licences-head">{import.meta.env.SSR && <LicencesHead {...data} answer={answer} />}</StaticIsland>
      {data.list && data.list.list.length > 0 && (
        <div className={styles.tools}>
          <PrintButton kind="secondary">打印</PrintButton>
        </div>
      )}
      <StaticIsland name="licences">{import.meta.env.SSR && <LicenceList {...data} answer={answer} />}</StaticIsland>
    </PageBody>
  );
}

type Answered = LicencesData & { answer: LicencesAnswer | undefined };

/** Whose they are, and why one could not be shown. */
function LicencesHead({ user, answer }: Answered) {
  const paths = usePaths();
  const crumbs = [homeCrumb(provinceSummary(), paths), { label: user.corp ? "企业中心" : "个人中心", href: paths.user() }, { label: "电子证照" }];
  return (
    <>
      <PageHead title="电子证照" lead={`${user.corp?.name ?? user.name}的证照。号码平时只显示一部分，需要时再出示。`} crumbs={crumbs} />
      {answer && "refused" in answer && <Alert tone="warning" title={answer.refused} />}
    </>
  );
}

function LicenceList({ origin, list, answer }: Answered) {
  const paths = usePaths();
  const opened = answer && "opened" in answer ? answer.opened : null;
  if (!list) return <Unavailable what="电子证照" />;
  if (list.list.length === 0)
    return (
      <Empty title={list.total > 0 ? "没有这一页" : "还没有电子证照"} action={<a href={paths.licences()}>{list.total > 0 ? "回到第一页" : "再看看"}</a>} />
    );
  return (
    <>
      <ul className={styles.list}>
        {list.list.map((licence) => (
          <li key={licence.id}>
            <LicenceCard licence={licence} opened={opened?.id === licence.id ? opened : null} origin={origin} here={paths.licences(list.page)} />
          </li>
        ))}
      </ul>
      <Pagination total={list.total} page={list.page} pageSize={list.pageSize} href={(page) => paths.licences(page)} />
    </>
  );
}

function LicenceCard({ licence, opened, origin, here }: { licence: Licence; opened: OpenedLicence | null; origin: string; here: string }) {
  const paths = usePaths();
  const { id, name, number, issuer, issuedOn, expiresOn, state } = licence;
  const check = opened ? paths.licenceCheck(opened.code) : "";
  return (
    <Card as="section" aria-labelledby={placeOf("licence", id)} className={styles.card}>
      <h2 id={placeOf("licence", id)} className={styles.title}>
        {name} <Tag tone={state === "有效" ? "success" : "warning"}>{state}</Tag>
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt className={shared.label}>证照号码</dt>
          <dd className={styles.number}>{opened?.number ?? number}</dd>
        </div>
        <div>
          <dt className={shared.label}>发证机关</dt>
          <dd>{issuer}</dd>
        </div>
        <div>
          <dt className={shared.label}>有效期</dt>
          <dd>
            {issuedOn} 至 {expiresOn ?? "长期"}
          </dd>
        </div>
      </dl>
      {opened && (
        <QrCode text={origin + check} label="查验这个证照" href={check} imageLabel={`${name}的查验二维码`}>
          <p className={shared.label}>
            <time dateTime={opened.until}>{minuteOf(opened.until)}</time> 前有效。对方扫码只能看到遮盖后的信息。
          </p>
        </QrCode>
      )}
      <form method="post" action={here} className={styles.actions}>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" aria-label={opened ? `换一个二维码：${name}` : `出示${name}`}>
          {opened ? "换一个二维码" : "出示"}
        </Button>
        <Button kind="quiet" href={licencePdf(id)} aria-label={`下载（PDF）：${name}，有完整的号码`}>
          下载（PDF）
        </Button>
        {opened && (
          <Button kind="quiet" href={here}>
            遮盖号码
          </Button>
        )}
      </form>
    </Card>
  );
}
