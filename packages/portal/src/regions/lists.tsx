import { regionLevel, type Hall } from "@onehall/regions";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { useFace, usePaths } from "../app/face";
import { departmentHref } from "../paths/department-href";
import { CollapsibleList } from "./CollapsibleList";
import { hallHref } from "./hall-href";
import * as styles from "./regions.css";

/** A village's page opens in a new window, and says so. @see REGION-30 */
const newWindow = { target: "_blank", rel: "noopener" } as const;

type HallLinkProps = { code: string; name: string; /** Address that the entry gives itself. */ siteUrl?: string; className?: string | undefined };

/** Link to a region's page. */
export function HallLink({ code, name, siteUrl = "", className }: HallLinkProps) {
  const face = useFace();
  const village = regionLevel(code) === "village";
  return (
    <a href={hallHref({ code, siteUrl }, face)} className={className} {...(village && newWindow)}>
      {name}
      {village && <VisuallyHidden>（在新窗口打开）</VisuallyHidden>}
    </a>
  );
}

/** Regions to choose; 下级 looks one level further down. */
export function HallList({ halls, back }: { halls: readonly Hall[]; back?: string | undefined }) {
  const paths = usePaths();
  return (
    <ul className={styles.halls}>
      {halls.map(({ code, shortName, siteUrl }) => (
        <li key={code} className={styles.hall}>
          <HallLink code={code} name={shortName} siteUrl={siteUrl} className={styles.choose} />
          {regionLevel(code) !== "village" && (
            <a href={paths.regions(code, back)} className={styles.below}>
              下级<VisuallyHidden>地区：{shortName}</VisuallyHidden>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Departments of a region. */
export function DepartmentList({ departments, region }: { departments: readonly Hall[]; region: string }) {
  const paths = usePaths();
  return (
    <CollapsibleList>
      <ul className={styles.departments}>
        {departments.map(({ orgCode, shortName }) => (
          <li key={orgCode}>
            <a href={departmentHref(paths, orgCode, region)} className={styles.choose}>
              {shortName}
            </a>
          </li>
        ))}
      </ul>
    </CollapsibleList>
  );
}
