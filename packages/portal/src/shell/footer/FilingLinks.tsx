import type { Shell } from "../../app/use-shell";
import * as styles from "./footer.css";

/** Where filings can be looked up. */
const ICP = "https://beian.miit.gov.cn/";
const POLICE = "https://beian.mps.gov.cn/";

const away = { target: "_blank", rel: "noreferrer" } as const;

/** Filing numbers with the registers that hold them, the identification code of the site, and what the marks of a government site mean here. @see GOV-01 */
export const FilingLinks = ({ shell: { config, paths } }: { shell: Shell }) => (
  <span className={styles.filings}>
    <a href={ICP} {...away}>
      {config.site.icp}
    </a>
    <a href={POLICE} {...away}>
      {config.site.police}
    </a>
    <a href={`${paths.siteMap}#marks`}>网站标识码：{config.site.siteCode}</a>
  </span>
);
