import type { OneThing } from "@onehall/api";
import { Empty } from "@onehall/ui/empty";
import { usePaths } from "../app/face";
import { Words } from "../page/Words";
import * as styles from "./services.css";

/** Combined services as cards. */
export function CombinedServices({ things }: { things: readonly OneThing[] }) {
  const paths = usePaths();
  if (things.length === 0) return <Empty title="这里还没有一件事" />;
  return (
    <ul className={styles.things}>
      {things.map(({ taskCode, name, text, tasks }) => (
        <li key={taskCode}>
          <a href={paths.combo(taskCode)} className={styles.thing}>
            <span className={styles.thingName}>
              <Words text={name} />
            </span>
            <span className={styles.thingText}>{text}</span>
            <span className={styles.count}>{tasks} 个事项，一次申请</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
