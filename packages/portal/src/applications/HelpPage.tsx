import { HELP_DAYS, type ApplicationHelp } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Form, FormItem } from "@onehall/ui/form";
import { Input } from "@onehall/ui/input";
import { QrCode } from "@onehall/ui/qr-code";
import { useActionData, useLoaderData } from "react-router-dom";
import { useFace, usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { FormCard } from "../page/FormCard";
import { Page } from "../page/Page";
import * as shared from "../page/sheet.css";
import { applicationPaths } from "../paths";
import { provinceSummary } from "../app/region-summary";
import { StaticIsland } from "../static-island/StaticIsland";
import * as styles from "./applications.css";
import { HelpEvents } from "./CaseFacts";
import { HELP_DONE, type HelpAnswer, type HelpData, type loadHelp } from "./help-data";
import { formErrors } from "./personal";
import { SampleNotice } from "./SampleNotice";

export { answerHelp as action, helpMeta as meta, loadHelp as loader } from "./help-data";
export { HelpPage as default };

/** Somebody fills a draft in for its applicant, with consent: the applicant's side and the invitation. @see APPLY-14 */
export function HelpPage() {
  const data = useLoaderData<typeof loadHelp>();
  const answer = useActionData<HelpAnswer>();
  return <StaticIsland name="help">{import.meta.env.SSR && <Drawn data={data} answer={answer} />}</StaticIsland>;
}

const Drawn = ({ data, answer }: { data: HelpData; answer: HelpAnswer | undefined }) =>
  data.view === "applicant" ? <Applicant {...data} notice={answer?.notice ?? ""} /> : <Invitation {...data} answer={answer} />;

type Of<View> = Extract<HelpData, { view: View }>;

const Notice = ({ text }: { text: string }) => (
  <div id="notice" role="alert" tabIndex={-1}>
    <Alert tone="danger" title="没有成功">
      <p>{text}</p>
    </Alert>
  </div>
);

/** What a helper sees, may do and may not, in the words of both sides: one of the two is 您, the other a name. */
function Terms({ you, person }: { you: string; person: string }) {
  const spaced = (name: string) => (name.includes("*") ? ` ${name} ` : name);
  const whose = spaced(person);
  const helper = spaced(you).trimStart();
  return (
    <ul>
      <li>{helper}能看到：这份申请里已经保存的全部内容和图片，可能有身份证号码、电话、住址。</li>
      <li>
        {helper}能做：接着填写，上传图片，填好了告诉{whose.trimEnd()}。
      </li>
      <li>
        {helper}不能：替{whose}提交，替{whose}承诺；看{whose}的其他资料、电子证照、别的申请、办件和消息。
      </li>
      <li>
        {whose.trimStart()}随时可以收回；提交以后，或者满 {HELP_DAYS} 天，自动结束。做过什么都有记录。
      </li>
    </ul>
  );
}

function Applicant({ state, origin, done, notice }: Of<"applicant"> & { notice: string }) {
  const paths = usePaths();
  const applying = applicationPaths[useFace()];
  const { task, region, help, history, sample } = state;
  const here = `${applying.help(task.taskCode)}#notice`;
  return (
    <Page
      title="请别人帮我填"
      lead={`${task.name} · ${region.name} · ${task.deptName}`}
      crumbs={[
        homeCrumb(provinceSummary(), paths),
        { label: task.name, href: paths.task({ kind: task.kind, code: task.taskCode }) },
        { label: "网上申请", href: applying.start(task.taskCode) },
        { label: "请别人帮我填" },
      ]}
    >
      <div className={shared.sheet}>
        {sample && <SampleNotice />}
        {notice !== "" && <Notice text={notice} />}
        {done && (
          <div id="done" role="status" tabIndex={-1}>
            <Alert tone="success" title={HELP_DONE[done]} />
          </div>
        )}
        {!help && (
          <Card as="section" aria-labelledby="invite">
            <div className={styles.part}>
              <h2 id="invite" className={styles.title}>
                自己填不方便，请家人或者信得过的人帮忙
              </h2>
              <Terms you="帮忙的人" person="您" />
              <form method="post" action={here}>
                <Button type="submit" kind="primary" size="large" name="do" value="invite">
                  同意，生成邀请链接
                </Button>
              </form>
            </div>
          </Card>
        )}
        {help?.state === "invited" && <Invited help={help} here={here} origin={origin} />}
        {help?.state === "helping" && (
          <Card as="section" aria-labelledby="helping">
            <div className={styles.part}>
              <h2 id="helping" className={styles.title}>
                {help.name} 在帮您填写
              </h2>
              <p>
                {help.since} 起，最迟到 {help.until}。{help.ready && `${help.name} 说已经填好了，请您核对后提交。`}
              </p>
              <Terms you={help.name} person="您" />
              <form method="post" action={here}>
                <input type="hidden" name="help" value={help.id} />
                <Button type="submit" kind="danger" size="large" name="do" value="end">
                  收回，不再让 {help.name} 填
                </Button>
              </form>
            </div>
          </Card>
        )}
        <div className={shared.actions}>
          <Button kind={help?.ready ? "primary" : "secondary"} href={applying.step(task.taskCode, help?.ready ? { step: "review" } : {})}>
            {help?.ready ? "去核对并提交" : "我自己接着填"}
          </Button>
        </div>
        <HelpEvents events={history} />
      </div>
    </Page>
  );
}

function Invited({ help, here, origin }: { help: NonNullable<ApplicationHelp["help"]>; here: string; origin: string }) {
  const applying = applicationPaths[useFace()];
  const link = applying.invitation(help.link);
  return (
    <Card as="section" aria-labelledby="invited">
      <div className={styles.part}>
        <h2 id="invited" className={styles.title}>
          把二维码或者链接给要帮忙的人
        </h2>
        <p>只给信得过的人。对方用自己的账号登录，写对您的姓名，才能开始填。只能用一次，最迟到 {help.until}。</p>
        {/* Drawn here, and not by the server's address for codes: those pictures are kept by caches. */}
        <QrCode text={origin + link} label="邀请链接" href={link} imageLabel="邀请链接的二维码" />
        <p className={styles.value}>{origin + link}</p>
        <div className={shared.actions}>
          <form method="post" action={here}>
            <Button type="submit" name="do" value="invite">
              换一个新链接
            </Button>
          </form>
          <form method="post" action={here}>
            <input type="hidden" name="help" value={help.id} />
            <Button type="submit" name="do" value="end">
              收回，不请人了
            </Button>
          </form>
        </div>
      </div>
    </Card>
  );
}

const WHY = {
  own: ["info", "这是您自己的申请", "请把链接或者二维码发给要帮忙的人，由对方用自己的账号登录后打开。"],
  used: ["warning", "链接已经用过，或者已经收回", "请申请人再发一次邀请。"],
  expired: ["warning", "链接已经过期", "请申请人再发一次邀请。"],
  unknown: ["danger", "链接不对", "请核对，整个链接都要复制。"],
} as const;

function Invitation({ link, sample, found: { result, invitation }, answer }: Of<"invitation"> & { answer: HelpAnswer | undefined }) {
  const paths = usePaths();
  const applying = applicationPaths[useFace()];
  const [tone, title, text] = WHY[result === "valid" || result === "mine" ? "unknown" : result];
  return (
    <Page
      title={invitation ? `${invitation.applicant} 请您帮忙填写申请` : "帮人填写申请"}
      lead={invitation ? `${invitation.task.name} · ${invitation.region.name} · ${invitation.task.deptName}` : ""}
      crumbs={[homeCrumb(provinceSummary(), paths), { label: "帮人填写" }]}
    >
      <div className={shared.sheet}>
        {sample && <SampleNotice />}
        {answer && answer.notice !== "" && !answer.field && <Notice text={answer.notice} />}
        {!invitation && (
          <Alert tone={tone} title={title}>
            <p>{text}</p>
          </Alert>
        )}
        {invitation && (
          <FormCard id={answer?.field ? "notice" : undefined}>
            <div className={styles.part}>
              <Terms you="您" person={invitation.applicant} />
              <p>
                最迟到 {invitation.until}。只能照申请人说的填；不认识 {invitation.applicant} 的，请关掉这一页。
              </p>
              <Form
                method="post"
                action={`${applying.invitation(link)}#notice`}
                aria-label="同意帮忙"
                defaultModel={{ name: answer?.name ?? "" }}
                errors={formErrors(answer)}
                autoComplete="off"
              >
                <FormItem prop="name" label="申请人的姓名" required info={`写 ${invitation.applicant} 的全名，和证件上的一样，用来确认您是申请人请的人`}>
                  <Input autoComplete="off" />
                </FormItem>
                <div>
                  <Button type="submit" kind="primary" size="large">
                    同意帮忙，开始填写
                  </Button>
                </div>
              </Form>
            </div>
          </FormCard>
        )}
      </div>
    </Page>
  );
}
