import type { ApplicationDefinition } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { useFace, usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import * as shared from "../page/sheet.css";
import { applicationPaths } from "../paths";
import { provinceSummary } from "../app/region-summary";
import * as styles from "./applications.css";

type NoticeProps = { definition: ApplicationDefinition; here: string };

/** That somebody fills it in for somebody else, said on every step to both of them. @see APPLY-14 */
export function HelperNotice({ definition: { help, task }, here }: NoticeProps) {
  const applying = applicationPaths[useFace()];
  if (!help) return null;
  if (help.role === "applicant")
    return (
      <Alert tone={help.ready ? "success" : "info"} title={help.ready ? `${help.name} 已经填好，请您核对后提交` : `${help.name} 在帮您填写`}>
        <p>
          {help.since} 起，最迟到 {help.until}。
          <a href={applying.help(task.taskCode)} className={styles.link}>
            看填了什么，收回
          </a>
        </p>
      </Alert>
    );
  return (
    <Alert tone="info" title={`您在帮 ${help.name} 填写`}>
      <p>
        您填的、上传的，{help.name} 都能看到。提交和承诺由 {help.name} 本人做。最迟到 {help.until}。
      </p>
      <form method="post" action={here}>
        <Button type="submit" name="do" value="give-up">
          不再帮忙
        </Button>
      </form>
    </Alert>
  );
}

/** The end of a helper's way: the applicant is told, and hands it in. */
export function HelpReady({ definition: { help }, here, back }: NoticeProps & { back: { href: string; text: string } | undefined }) {
  const name = help?.name ?? "";
  return (
    <>
      {help?.ready && (
        <div id="ready" role="status" tabIndex={-1}>
          <Alert tone="success" title={`已经告诉 ${name}`}>
            <p>等 {name} 本人核对、提交。您还可以接着改，改完再按一次。</p>
          </Alert>
        </div>
      )}
      <Card>
        <p>
          您不能替 {name} 提交，也不能替 {name} 承诺内容真实。填好了，按下面的按钮告诉本人。
        </p>
        <form method="post" action={here}>
          <div className={shared.actions}>
            <Button type="submit" kind="primary" size="large" name="do" value="ready">
              已填好，请本人确认
            </Button>
            {back !== undefined && (
              <a href={back.href} className={styles.link}>
                {back.text}
              </a>
            )}
          </div>
        </form>
      </Card>
    </>
  );
}

/** What a helper sees when the help is over: why, and what was typed meanwhile, which is not in the draft. */
export function HelpOver({ why, typed }: { why: string; typed: readonly (readonly [label: string, value: string])[] }) {
  const paths = usePaths();
  return (
    <Page title="不能再填写了" lead={why} crumbs={[homeCrumb(provinceSummary(), paths), { label: "帮人填写" }]}>
      <div className={shared.sheet}>
        {typed.length > 0 && (
          <Card as="section" aria-labelledby="typed">
            <h2 id="typed" className={styles.title}>
              您刚才填的没有保存
            </h2>
            <p>都在下面，可以抄下来告诉申请人。离开这一页就看不到了。</p>
            <dl className={styles.facts}>
              {typed.map(([label, value]) => (
                <div key={label}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
        )}
        <div className={shared.actions}>
          <Button href={paths.user()}>回到个人中心</Button>
        </div>
      </div>
    </Page>
  );
}
