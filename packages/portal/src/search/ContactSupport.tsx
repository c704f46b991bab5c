import { Card } from "@onehall/ui/card";
import { usePaths } from "../app/face";
import { Icon } from "../icons/Icon";
import * as styles from "./search.css";

/** People who answer, and a line to those who can add what is missing. */
export function ContactSupport() {
  const paths = usePaths();
  return (
    <Card className={styles.hotline}>
      <Icon name="phone" size={32} />
      <p>
        拨打 <a href="tel:12345">12345</a>，说出您要办的事，全天有人接听。也可以<a href={paths.feedback("suggestion")}>告诉我们您想找什么</a>，我们补上。
      </p>
    </Card>
  );
}
