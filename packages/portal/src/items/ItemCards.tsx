import { matterTypeLabel, type ItemSummary } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Tag } from "@onehall/ui/tag";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { useFace, usePaths } from "../app/face";
import { Icon } from "../icons";
import { Words } from "../page/Words";
import { applicationPaths, appointmentPaths } from "../paths";
import { Authority, type ItemTableProps } from "./ItemTable";
import * as styles from "./ItemCards.css";
import type { RowSubItems } from "./sub-items";

const NOTHING: readonly RowSubItems[] = [];

/** How it is done, as somebody asks for it: from home, or how often to go. */
function howText({ online, visits }: Pick<ItemSummary, "online" | "visits">): string {
  if (visits === 0) return online ? "全程在网上办" : "不用跑现场";
  return online ? `网上提交，到现场 ${visits} 次` : `到现场 ${visits} 次`;
}

/** Tasks as answers: how each is done and how long it takes, and one thing to press. @see PAGE-51 */
export function ItemCards({ items, caption, below = NOTHING, firstRank }: ItemTableProps) {
  return (
    <section aria-label={caption}>
      <ul className={styles.cards}>
        {items.map((item, index) => (
          <ItemCard key={item.taskCode} item={item} below={below.find(({ taskCode }) => taskCode === item.taskCode)} rank={firstRank && firstRank + index} />
        ))}
      </ul>
    </section>
  );
}

function ItemCard({ item, below, rank }: { item: ItemSummary; below: RowSubItems | undefined; rank: number | undefined }) {
  const paths = usePaths();
  const { taskCode, kind, name, phrase, promise, online } = item;
  return (
    <li className={styles.card}>
      <div className={styles.body}>
        <p className={styles.title}>
          {rank !== undefined && (
            <span className={styles.rank}>
              <VisuallyHidden>第</VisuallyHidden>
              {rank}
              <VisuallyHidden>名：</VisuallyHidden>
            </span>
          )}
          <a href={paths.task({ kind, code: taskCode })} className={styles.name}>
            <Words text={name} />
          </a>
          {kind === "TC" && <Tag tone="brand">{matterTypeLabel(kind)}</Tag>}
          {phrase !== name && <span className={styles.phrase}>{phrase}</span>}
        </p>
        <ul className={styles.answer}>
          <li className={styles.fact}>
            <Icon name={online ? "smartphone" : "building"} size={18} />
            {howText(item)}
          </li>
          <li className={styles.fact}>
            <Icon name="clock" size={18} />
            {promise}
          </li>
        </ul>
        <div className={styles.authority}>
          <Authority item={item} below={below} />
        </div>
      </div>
      <Action item={item} />
    </li>
  );
}

/** The one thing to press: what can be done here is done here; the name leads to the guide. @see APPLY-07 */
function Action({ item: { taskCode, name, online, visits } }: { item: ItemSummary }) {
  const face = useFace();
  const about = <VisuallyHidden>：{name}</VisuallyHidden>;
  if (online)
    return (
      <Button href={applicationPaths[face].start(taskCode)} className={styles.action}>
        在线办理{about}
      </Button>
    );
  if (visits > 0)
    return (
      <Button href={appointmentPaths[face].slots({ task: taskCode })} className={styles.action}>
        预约去办{about}
      </Button>
    );
  return null;
}
