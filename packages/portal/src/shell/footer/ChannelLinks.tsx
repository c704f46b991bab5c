import type { Shell } from "../../app/use-shell";
import * as styles from "./footer.css";

/** The national platform and the site of the province: here in both faces, also on phones, where the header has no room for them. @see SHELL-13 */
export const ChannelLinks = ({ shell: { config } }: { shell: Shell }) => (
  <span className={styles.filings}>
    {config.nav.channel.map(({ name, url }) => (
      <a key={url} href={url} target="_blank" rel="noreferrer" aria-label={`${name}（在新窗口打开）`}>
        {name}
      </a>
    ))}
  </span>
);
