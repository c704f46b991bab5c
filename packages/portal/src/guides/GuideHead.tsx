import { countedText, dayText, elsewhereText, feesText, type Guide, isAppliedHere, promiseText, visitsText } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Icon } from "../icons";
import { useFace, usePaths } from "../app/face";
import { applicationPaths, appointmentPaths, guideCalendar } from "../paths";
import * as styles from "./GuideHead.css";
import { Checked } from "./Checked";
import { Confirmed } from "./Confirmed";
import { SaveForOffline } from "../offline/SaveForOffline";
import { answersText } from "./answers";
import { bookingText, isBookable } from "./booking";
import { waysOf } from "./ways";

/** Title, authority, the four facts that decide everything, the last day as a date, and what to do next. `questions`: answers to them make a personal list. */
export function GuideHead({ guide, questions }: { guide: Guide; questions: boolean }) {
  const paths = usePaths();
  const applying = applicationPaths[useFace()];
  const appointing = appointmentPaths[useFace()];
  const { elsewhere } = guide;
  const online = isAppliedHere(guide) || elsewhere !== null;
  return (
    <header className={styles.root}>
      <div className={styles.about}>
        <h1 className={styles.title}>{guide.name}</h1>
        <p className={styles.authority}>
          <a href={paths.department(guide.department.code, guide.region.code)}>{guide.department.name}</a> · {guide.kind.label} · 更新于{" "}
          <time dateTime={guide.updated}>{dayText(guide.updated).slice(0, -5)}</time>
          <Confirmed guide={guide} /> · <Checked guide={guide} />
        </p>
        <p className={styles.lead}>{guide.lead}</p>
        {guide.regionNote && <p className={styles.lead}>{guide.regionNote}</p>}
        <dl className={styles.facts}>
          <Fact label="到现场" value={visitsText(guide)} />
          <Fact label="承诺办结" value={promiseText(guide)} />
          <Fact label="收费" value={feesText(guide)} />
          <Fact label="办理形式" value={guide.channels.map((channel) => channel.replace("办理", "")).join(" · ")} />
        </dl>
        <p className={styles.deadline}>
          <Icon name="calendar-check" size={22} />
          <span>
            {countedText(guide)}，最迟 <b>{dayText(guide.deadline.date)}</b> 办结
            {guide.deadline.provisional && "（那一年的放假安排还没有公布，暂按双休日推算）"}{" "}
            <a href={guideCalendar(guide.code)} className={styles.calendar}>
              加到日历
            </a>
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        {elsewhere && (
          <Button kind="primary" size="large" href={elsewhere.url}>
            {elsewhereText(elsewhere)}
          </Button>
        )}
        {isAppliedHere(guide) && (
          <Button kind="primary" size="large" href={applying.start(guide.code, answersText(guide.personal?.answers ?? {}) || undefined)}>
            在线办理
          </Button>
        )}
        {questions ? (
          <Button kind={online ? "secondary" : "primary"} size="large" href={paths.sceneGuide(guide.code)}>
            看我要带什么
          </Button>
        ) : (
          <Button kind={online ? "secondary" : "primary"} size="large" href="#materials">
            看要带什么
          </Button>
        )}
        {isBookable(guide) && <Button href={appointing.slots({ task: guide.code })}>{bookingText(guide)}</Button>}
        {guide.windows.length > 0 && <Button href="#windows">去哪里办</Button>}
        <Button href={`tel:${guide.consultPhone}`}>打电话问 {guide.consultPhone}</Button>
        <ul className={styles.ways}>
          {waysOf(guide, paths).map(({ label, href }) => (
            <li key={href}>
              <a href={href} className={styles.way}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <SaveForOffline />
    </header>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className={styles.fact}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
);
