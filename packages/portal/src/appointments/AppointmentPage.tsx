import { dayText } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Select } from "@onehall/ui/select";
import { useLoaderData } from "react-router-dom";
import { useFace, usePaths } from "../app/face";
import * as styles from "../applications/applications.css";
import { SampleNotice } from "../applications/SampleNotice";
import { Page } from "../page/Page";
import * as shared from "../page/sheet.css";
import { StaticIsland } from "../static-island/StaticIsland";
import { appointmentPaths } from "../paths";
import * as own from "./appointments.css";
import type { loadSlots, SlotsData } from "./data";

export { loadSlots as loader, slotsHeaders as headers, slotsMeta as meta } from "./data";
export { AppointmentPage as default };

/** Choose a window, a day and a time at a hall. Slots are links: no scripts. @see APPLY-06 */
export function AppointmentPage() {
  const data = useLoaderData<typeof loadSlots>();
  return <StaticIsland name="slots">{import.meta.env.SSR && <Slots {...data} />}</StaticIsland>;
}

/** What elder mode asks for on each of its screens. */
const QUESTIONS = { kind: "您要办哪一类事？", day: "您哪一天来？", slot: "您几点来？" } as const;

function Slots({ hall, kinds, kind, days, day, task, replaces, sample, ask }: SlotsData) {
  const paths = usePaths();
  const appointing = appointmentPaths[useFace()];
  const { region, name, address, phone, hours } = hall;
  const to = (change: { day?: string; kind?: string }) => appointing.slots({ region, task: task?.taskCode, kind, replaces: replaces || undefined, ...change });
  const shows = (one: keyof typeof QUESTIONS) => ask === null || ask === one;
  return (
    <Page
      title={ask ? QUESTIONS[ask] : replaces === "" ? "预约办理时间" : "改预约的时间"}
      lead={task ? `${task.name} · ${name}` : name}
      crumbs={[{ label: "首页", href: paths.hall(region) }, { label: "预约" }]}
    >
      <div className={shared.sheet}>
        {sample && !ask && <SampleNotice />}
        {ask === "kind" && (
          <ul className={styles.list}>
            {kinds.map((one) => (
              <li key={one}>
                <Button href={to({ kind: one })} size="large">
                  {one}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {kinds.length > 1 && !ask && (
          <form action={appointing.slots({})} className={styles.form}>
            <input type="hidden" name="region" value={region} />
            {task && <input type="hidden" name="task" value={task.taskCode} />}
            {replaces !== "" && <input type="hidden" name="replaces" value={replaces} />}
            <label htmlFor="kind">办哪一类事</label>
            <div className={shared.actions}>
              <Select id="kind" name="kind" defaultValue={kind} options={kinds.map((one) => ({ value: one, label: one }))} />
              <Button type="submit">看时间</Button>
            </div>
          </form>
        )}
        {days.length === 0 && <Empty title="两个星期内没有可以预约的时间" />}
        {day !== "" && shows("day") && (
          <nav aria-label="选日期">
            <ul className={own.days}>
              {days.map((one) => {
                const free = one.slots.reduce((sum, { left }) => sum + left, 0);
                return (
                  <li key={one.day}>
                    <a
                      href={`${to({ day: one.day })}#slots`}
                      aria-current={one.day === day && ask !== "day" ? "date" : undefined}
                      className={own.slot}
                      data-full={free === 0 || undefined}
                      rel="nofollow"
                    >
                      {dayText(one.day).slice(5)}
                      <span className={own.left}>{free === 0 ? "约满" : `剩 ${free}`}</span>
                    </a>
                  </li>
                );
              })}
            </ul>
          </nav>
        )}
        {day !== "" && shows("slot") && (
          <section id="slots" aria-labelledby="day" className={`${styles.part} ${styles.target}`}>
            <h2 id="day" className={styles.title}>
              {dayText(day)}
            </h2>
            <ul className={own.slots}>
              {(days.find((one) => one.day === day)?.slots ?? []).map(({ slot, left }) => (
                <li key={slot}>
                  {left > 0 ? (
                    <a
                      href={appointing.book({ region, kind, day, slot, task: task?.taskCode, replaces: replaces || undefined })}
                      className={own.slot}
                      aria-label={`${slot}剩 ${left} 个，${dayText(day)}`}
                      rel="nofollow"
                    >
                      {slot}
                      <span className={own.left}>剩 {left}</span>
                    </a>
                  ) : (
                    <span className={own.slot} data-full>
                      {slot}
                      <span className={own.left}>约满</span>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {(ask === "slot" || (ask === "day" && kinds.length > 1 && !task)) && (
          <a href={ask === "slot" ? to({}) : appointing.slots({ region, task: task?.taskCode, replaces: replaces || undefined })} className={styles.link}>
            {ask === "slot" ? "换一天" : "换一类事"}
          </a>
        )}
        {sample && ask && <SampleNotice />}
        <Card>
          <dl className={shared.facts}>
            <Fact label="地址" value={address} />
            <Fact label="办公时间" value={hours} />
            <Fact label="电话" value={phone} />
          </dl>
        </Card>
        <Alert tone="info" title="选好时间后要登录确认">
          <p>
            预约后可以改期、取消。不方便上网的，请打电话 <a href={`tel:${phone}`}>{phone}</a> 预约，也可以直接去取号。
          </p>
        </Alert>
      </div>
    </Page>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className={shared.label}>{label}</dt>
    <dd className={shared.value}>{value}</dd>
  </div>
);
