import { caseMark, dayText, type Guide, licenceText, materialsText } from "@onehall/api";
import { answersQuery } from "@onehall/rules";
import { Button } from "@onehall/ui/button";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../../app/face";
import { useRootData } from "../../app/root-data";
import { SaveForOffline } from "../../offline/SaveForOffline";
import { Page } from "../../page/Page";
import { guidePdf } from "../../paths";
import { qrPath } from "../../qr";
import { StaticIsland } from "../../static-island/StaticIsland";
import { guideCrumbs } from "../crumbs";
import type { GuideData } from "../load";
import { PersonalResult } from "../PersonalResult";
import * as screen from "../pages.css";
import * as styles from "./checklist.css";

export { checklistMeta as meta, loadChecklist as loader } from "./data";
export { ChecklistPage as default };

/** What to bring, with boxes to tick, and what the guide said on this day: version, date and the way to the live page. @see GUIDE-20 */
export function ChecklistPage() {
  const data = useLoaderData<GuideData>();
  return <StaticIsland name="checklist">{import.meta.env.SSR && <Checklist {...data} />}</StaticIsland>;
}

/** Own papers first, then what only some need, then what the state looks up itself. */
function groupsOf({ materials }: Guide): { title: string; materials: Guide["materials"] }[] {
  const own = materials.filter(({ licence }) => !licence);
  return [
    { title: "一定要带", materials: own.filter(({ need }) => need === "必要") },
    { title: "可以以后再补", materials: own.filter(({ need }) => need === "容缺后补") },
    { title: "有这种情况才带", materials: own.filter(({ need }) => need !== "必要" && need !== "容缺后补") },
    { title: "有电子证照的不用带", materials: materials.filter(({ licence }) => licence) },
  ].filter((group) => group.materials.length > 0);
}

function Checklist({ region, guide }: GuideData) {
  const paths = usePaths();
  const origin = useRootData()?.origin ?? "";
  const address = { kind: guide.kind.code, code: guide.code };
  const live = paths.task(address);
  const mine = answersQuery(guide.personal?.answers ?? {});
  const [window] = guide.windows;
  return (
    <Page
      title={`${guide.name}材料清单`}
      lead={`${guide.region.name} · ${guide.department.name} · 第 ${guide.version} 版，${dayText(guide.updated).slice(0, -5)}更新`}
      crumbs={guideCrumbs({ guide, region }, paths, "材料清单")}
    >
      <div className={styles.top}>
        <div className={styles.about}>
          <p>{materialsText(guide)}</p>
          <p>
            这张清单写的是第 {guide.version} 版办事指南的要求。窗口要您多交材料的，请出示它，或者拨打 {guide.complaintPhone} 反映。
          </p>
          <div className={screen.actions}>
            <Button kind="primary" href={guidePdf(address) + mine}>
              下载整份指南（PDF）
            </Button>
            <Button href={live + mine}>看网页版指南</Button>
          </div>
        </div>
        <figure className={styles.live}>
          <img src={qrPath(live)} alt="网页版指南的二维码，和下面的地址相同" width={112} height={112} />
          <figcaption className={styles.address}>{origin + live}</figcaption>
        </figure>
      </div>
      {guide.regionNote && <p>{guide.regionNote}</p>}
      <PersonalResult guide={guide} />
      {groupsOf(guide).map(({ title, materials }) => (
        <section key={title} className={styles.group}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.list}>
            {materials.map((material) => (
              <Item key={material.name} guide={guide} material={material} />
            ))}
          </ul>
        </section>
      ))}
      {window && (
        <section className={styles.group}>
          <h2 className={styles.title}>带到哪里</h2>
          <p>{window.name}</p>
          <p>{window.address}</p>
          <p>
            {window.hours} · 电话 {window.phone}
          </p>
        </section>
      )}
      <SaveForOffline />
    </Page>
  );
}

/** A box, the material, and what to watch for. The box can be ticked on the screen too; nothing is sent. */
function Item({ guide, material }: { guide: Guide; material: Guide["materials"][number] }) {
  const { name, type, copies, note, licence, source, forms } = material;
  const when = caseMark(guide, "materials", name);
  return (
    <li className={styles.item}>
      <label className={styles.label}>
        <input type="checkbox" className={styles.box} />
        <span>
          <b>{name}</b>{" "}
          <span className={styles.kind}>
            {type} {copies} 份 · {source}
          </span>
        </span>
      </label>
      {licence && <p className={styles.note}>{licenceText(material)}</p>}
      {when && <p className={styles.note}>{when}</p>}
      {note && <p className={styles.note}>{note}</p>}
      {forms.map((file) => (
        <p key={file.url} className={styles.screenOnly}>
          <a href={file.url}>{file.name}</a>
        </p>
      ))}
    </li>
  );
}
