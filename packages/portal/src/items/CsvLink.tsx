import { MAX_ROWS } from "../csv/fetch-all-pages";
import { Icon } from "../icons";
import * as styles from "./items.css";

/** The list as a file for spreadsheets, with every page of it. */
export const CsvLink = ({ href, total }: { href: string; total: number }) => (
  <a href={href} className={styles.file} download>
    <Icon name="download" size={16} />
    下载表格（CSV{total > MAX_ROWS && `，前 ${MAX_ROWS} 项`}）
  </a>
);
