import type { ComboMember } from "@onehall/api";
import { Tag } from "@onehall/ui/tag";
import { useFace } from "../../app/face";
import { inFace } from "../../page/in-face";
import { Words } from "../../page/Words";
import * as styles from "./one-thing.css";

/** The tasks that a combined task joins. Those that the region has not stay, without an address. */
export function Members({ members }: { members: readonly ComboMember[] }) {
  const face = useFace();
  return (
    <ul className={styles.members}>
      {members.map(({ name, url, deptName, promise, online, always }) => (
        <li key={name} className={styles.member}>
          {url ? (
            <a href={inFace(url, face)} className={styles.memberLink}>
              <Words text={name} />
            </a>
          ) : (
            <span className={styles.memberName}>
              <Words text={name} />
            </span>
          )}
          <span className={styles.note}>{url ? `${deptName} · ${promise}` : "本地没有单独设这一项，由上面的受理部门转办"}</span>
          <span className={styles.tags}>
            <Tag tone={always ? "brand" : "neutral"}>{always ? "都要办" : "看情况办"}</Tag>
            {online && <Tag tone="success">可网办</Tag>}
          </span>
        </li>
      ))}
    </ul>
  );
}
