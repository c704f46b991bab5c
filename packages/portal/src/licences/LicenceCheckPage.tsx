import type { PresentedLicence } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Form, FormItem } from "@onehall/ui/form";
import { Input } from "@onehall/ui/input";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { FormCard, toErrors } from "../page/FormCard";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import * as shared from "../page/sheet.css";
import { provinceSummary } from "../app/region-summary";
import { StaticIsland } from "../static-island/StaticIsland";
import type { LicenceCheckData, loadLicenceCheck } from "./data";
import { minuteOf } from "./minute";
import * as styles from "./licences.css";

export { licenceCheckHeaders as headers, licenceCheckMeta as meta, loadLicenceCheck as loader } from "./data";
export { LicenceCheckPage as default };

/** Whether a licence that somebody shows is true. Needs neither log-in nor scripts. */
export function LicenceCheckPage() {
  const data = useLoaderData<typeof loadLicenceCheck>();
  return <StaticIsland name="licence-check">{import.meta.env.SSR && <LicenceCheck {...data} />}</StaticIsland>;
}

function LicenceCheck({ checked, down, missing }: LicenceCheckData) {
  const paths = usePaths();
  return (
    <Page
      title="查验电子证照"
      lead="请对方在“电子证照”里出示二维码，用手机扫，或者把查验码填在这里。"
      crumbs={[homeCrumb(provinceSummary(), paths), { label: "查验电子证照" }]}
    >
      <div className={shared.sheet}>
        {down && <Unavailable what="查验" />}
        {checked && <Result {...checked} />}
        <FormCard>
          <Form
            method="get"
            action={toErrors(paths.licenceCheck())}
            aria-label="查验电子证照"
            defaultModel={{ code: "" }}
            errors={missing ? { code: missing } : {}}
            autoComplete="off"
          >
            <FormItem prop="code" label="查验码" required info="二维码下面链接的地址，整个粘贴也可以">
              <Input />
            </FormItem>
            <div className={styles.actions}>
              <Button type="submit" kind="primary">
                查验
              </Button>
            </div>
          </Form>
        </FormCard>
      </div>
    </Page>
  );
}

type Checked = NonNullable<LicenceCheckData["checked"]>;

function Result({ result, licence, until }: Checked) {
  if (result === "valid" && licence && until) return <Valid licence={licence} until={until} />;
  if (result === "expired")
    return (
      <Alert tone="warning" title="查验码已经过期">
        <p>{until && <time dateTime={until}>{minuteOf(until)}</time>} 起失效。请对方重新出示二维码。</p>
      </Alert>
    );
  return (
    <Alert tone="danger" title="查验码不对，不能证明证照是真的">
      <p>请对方当面打开“电子证照”，重新出示二维码。截图、转发的二维码过几分钟就会失效。</p>
    </Alert>
  );
}

function Valid({ licence: { name, holder, number, issuer, issuedOn, expiresOn, state }, until }: { licence: PresentedLicence; until: string }) {
  const facts = [
    ["持有人", holder],
    ["证照号码", number],
    ["发证机关", issuer],
    ["有效期", `${issuedOn} 至 ${expiresOn ?? "长期"}`],
  ] as const;
  return (
    <Card as="section" aria-labelledby="result">
      <Alert tone={state === "已过期" ? "warning" : "success"} title={state === "已过期" ? "证照是真的，但已经过期" : "证照是真的"}>
        <p>
          查验码 <time dateTime={until}>{minuteOf(until)}</time> 前有效。请核对持有人。
        </p>
      </Alert>
      <h2 id="result" className={styles.result}>
        {name}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className={shared.label}>{label}</dt>
            <dd className={styles.number}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
