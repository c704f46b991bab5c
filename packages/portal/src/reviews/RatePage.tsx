import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { useActionData, useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import * as shared from "../page/sheet.css";
import { StaticIsland } from "../static-island/StaticIsland";
import type { loadRate, RateAnswer, RateData } from "./rate-data";
import { RateForm } from "./RateForm";

export { answerRate as action, loadRate as loader, rateHeaders as headers, rateMeta as meta } from "./rate-data";
export { RatePage as default };

/** Rates a finished matter, once. All of it works without scripts. @see RATING-03 */
export function RatePage() {
  const data = useLoaderData<typeof loadRate>();
  const answer = useActionData<RateAnswer>();
  return <StaticIsland name="rate">{import.meta.env.SSR && <Rate {...data} answer={answer} />}</StaticIsland>;
}

function Rate({ region, receipt, form, answer }: RateData & { answer: RateAnswer | undefined }) {
  const paths = usePaths();
  const crumbs = [homeCrumb(region, paths), { label: "好差评", href: paths.reviews({ region: region.code }) }];
  if (answer && "rated" in answer) {
    return (
      <Page title="评价已经提交" lead="谢谢您的评价。" crumbs={[...crumbs, { label: "评价已提交" }]}>
        <Rated {...answer.rated} reviews={paths.reviews({ region: region.code })} />
      </Page>
    );
  }
  return (
    <Page title="评价政务服务" lead="办完的事，凭受理编号给服务打分，一件事评价一次，提交后不能改。不用登录。" crumbs={[...crumbs, { label: "评价政务服务" }]}>
      {form ? <RateForm form={form} receipt={receipt} answer={answer} action={paths.review({ region: region.code })} /> : <Unavailable what="评价表" />}
      <p className={shared.note}>
        别人只看得到您姓名的姓。您写的话，经核对不含个人信息后才公开。没有受理编号，可以在窗口的评价器上评价，或者拨打 <a href="tel:12345">12345</a>。
      </p>
    </Page>
  );
}

type RatedProps = Extract<RateAnswer, { rated: unknown }>["rated"] & { reviews: string };

/** The receipt of a rating. */
function Rated({ receipt, date, level, reasons, bad, reviews }: RatedProps) {
  return (
    <div className={shared.sheet}>
      <Alert tone="success" title={`您的评价：${level}`}>
        <p>{bad ? "部门会按您选的原因核实、整改，并把结果公布在好差评页面上。" : "已经计入这个部门的评价统计。"}</p>
      </Alert>
      <Card>
        <dl className={shared.facts}>
          <Fact label="受理编号" value={receipt} />
          <Fact label="评价时间" value={date} />
          <Fact label="评价等级" value={level} />
          {reasons.length > 0 && <Fact label="原因" value={reasons.join("；")} />}
        </dl>
      </Card>
      <div className={shared.actions}>
        <Button href={reviews}>看好差评统计</Button>
        <Button href="tel:12345">还有话说，打 12345</Button>
      </div>
      <p className={shared.note}>这件事已经评价过，不能再评价一次。统计页面每半分钟更新一次。</p>
    </div>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className={shared.label}>{label}</dt>
    <dd className={shared.value}>{value}</dd>
  </div>
);
