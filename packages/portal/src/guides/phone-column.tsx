import type { AvailableRegion } from "@onehall/api";
import type { TableColumn } from "@onehall/ui/table";
import * as styles from "./pages.css";

/** The number to ask a place of a task at; 12345 where it has none of its own. */
export const phoneColumn: TableColumn<AvailableRegion> = {
  key: "phone",
  title: "咨询电话",
  width: "content",
  customRender: ({ phone }) => (
    <a href={`tel:${phone || "12345"}`} className={`${styles.link} ${styles.whole}`}>
      {phone || "12345"}
    </a>
  ),
};
