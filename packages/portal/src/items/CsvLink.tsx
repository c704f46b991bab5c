import { MOST_ROWS } from "../csv/every-page";
import { Icon } from "../icons";
import * as styles from "./items.css";

/** The list as a file for spreadsheets, with every page of it. */
export const CsvLink = ({ href, total }: { href: string; total: number }) => (
  <a href={href} className={styles.file} download>
    <Icon name="download" size={16} />
    下载表格（CSV{total > MOST_ROWS && `，前 ${MOST_ROWS} 项`}）
  </a>
);
