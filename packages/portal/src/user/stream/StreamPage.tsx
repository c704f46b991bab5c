import type { AnswerOf, Recommendation, WaitingItem, WaitingKind, waitingItems } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { useId, type ReactNode } from "react";
import { useLoaderData } from "react-router-dom";
import { useFace, usePaths } from "../../app/face";
import { Icon } from "../../icons";
import { homeCrumb } from "../../page/crumbs";
import { Page } from "../../page/Page";
import { Unavailable } from "../../page/Unavailable";
import { appointmentPaths } from "../../paths";
import { provinceSummary } from "../../app/region-summary";
import { StaticIsland } from "../../static-island/StaticIsland";
import { centreName, COURSE, displayName, USER_PAGES } from "../pages";
import { waitingLine } from "../waiting-line";
import type { StreamData } from "./data";
import * as styles from "./stream.css";

export { userMeta as meta } from "../data";
export { loadStream as loader } from "./data";
export { StreamPage as default };

/** What somebody does, as the stream says it: in its order. */
const TO_DO: readonly WaitingKind[] = ["correction", "appointment", "result", "draft", "licence", "guide"];
const ICONS: Readonly<Record<WaitingKind, string>> = {
  correction: "clipboard-check",
  appointment: "calendar-check",
  result: "badge-check",
  draft: "pencil-ruler",
  licence: "id-card",
  guide: "bell",
  message: "message-square",
  running: "clock",
};

/** The user centre of the modern face: what waits, what runs, what was written; everything else one step away. Reads and works without scripts. @see PAGE-50 */
export function StreamPage() {
  const data = useLoaderData<StreamData>();
  return <StaticIsland name="stream">{import.meta.env.SSR && <Stream {...data} />}</StaticIsland>;
}

function Stream({ user, waiting, recommended }: StreamData) {
  const paths = usePaths();
  const title = centreName(user);
  return (
    <Page title={title} lead={`${displayName(user)}，您好`} crumbs={[homeCrumb(provinceSummary(), paths), { label: title }]}>
      <div className={styles.layout}>
        <div className={styles.stream}>{waiting ? <Waiting {...waiting} /> : <Unavailable what="等您办的事" />}</div>
        <div className={styles.stream}>
          <Own />
          <Recommended list={recommended} />
        </div>
      </div>
    </Page>
  );
}

type Waiting = AnswerOf<typeof waitingItems>;

function Waiting({ list, total }: Waiting) {
  const paths = usePaths();
  const ofKinds = (kinds: readonly WaitingKind[]) => list.filter(({ kind }) => kinds.includes(kind));
  const count = (kinds: readonly WaitingKind[]) => kinds.reduce((sum, kind) => sum + total[kind], 0);
  const toDo = ofKinds(TO_DO);
  const running = ofKinds(["running"]);
  const messages = ofKinds(["message"]);
  return (
    <>
      <Part title="等您办的" count={count(TO_DO)}>
        {toDo.length > 0 ? (
          <Lines list={toDo} />
        ) : (
          <>
            <p>现在没有等您办的事。</p>
            <Button href={paths.service("personal", provinceSummary().code)}>去找要办的事</Button>
          </>
        )}
      </Part>
      {running.length > 0 && (
        <Part title="正在办的" count={count(["running"])} more={{ text: "全部办件", href: paths.user("affairs") }}>
          <Lines list={running} />
        </Part>
      )}
      {messages.length > 0 && (
        <Part title="没看的消息" count={count(["message"])} unit="条" more={{ text: "全部消息", href: paths.user("messages") }}>
          <Lines list={messages} />
        </Part>
      )}
    </>
  );
}

function Lines({ list }: { list: readonly WaitingItem[] }) {
  const face = useFace();
  return (
    <ul className={styles.lines}>
      {list.map((item) => {
        const { text, note, href } = waitingLine(item, face);
        return (
          <li key={`${item.kind} ${item.id}`} className={styles.line} data-urgent={item.kind === "correction" || undefined}>
            <Icon name={ICONS[item.kind]} />
            <div>
              <a href={href} className={styles.way}>
                {text}
              </a>
              <p className={styles.note}>{note}</p>
              {item.kind === "running" && <Course state={item.state} />}
            </div>
            <Icon name="chevron-right" size={18} />
          </li>
        );
      })}
    </ul>
  );
}

/** How far a case is, as a bar; the note beside it says it in words. */
const Course = ({ state }: { state: string }) => (
  <div className={styles.course} aria-hidden="true">
    {COURSE.map((step, index) => (
      <span key={step} className={styles.step} data-done={index <= COURSE.indexOf(state) || undefined} />
    ))}
  </div>
);

type PartProps = { title: string; count?: number; unit?: string; more?: { text: string; href: string }; children: ReactNode };

function Part({ title, count = 0, unit = "件", more, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.bar}>
        <h2 id={id} className={styles.heading}>
          {title}
          {count > 0 && (
            <span className={styles.count}>
              {count} {unit}
            </span>
          )}
        </h2>
        {more && (
          <a href={more.href} className={styles.more}>
            {more.text}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}

/** The pages of the centre, and what is one's own elsewhere. */
function Own() {
  const paths = usePaths();
  const appointing = appointmentPaths[useFace()];
  const links = [
    ...USER_PAGES.filter(({ page }) => page !== "").map(({ page, name }) => ({ name, href: paths.user(page) })),
    { name: "电子证照", href: paths.licences() },
    { name: "我的预约", href: appointing.mine() },
  ];
  return (
    <Part title="我的">
      <ul className={styles.own}>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} className={styles.tile}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Recommended({ list }: { list: readonly Recommendation[] | null }) {
  const paths = usePaths();
  if (list?.length === 0) return null;
  return (
    <Part title="为您推荐">
      {list ? (
        <ul className={styles.plain}>
          {list.map(({ service_code: code, service_name: name, reason }) => (
            <li key={code}>
              <a href={paths.guide(code)} className={styles.more}>
                {name}
              </a>
              <p className={styles.reason}>{reason ?? "很多人会用到"}</p>
            </li>
          ))}
        </ul>
      ) : (
        <Unavailable what="推荐" />
      )}
    </Part>
  );
}
