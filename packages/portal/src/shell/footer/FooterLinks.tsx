import { pagePath } from "@onehall/routes/path";
import { inFace } from "../../page/in-face";
import type { Shell } from "../../app/use-shell";
import * as styles from "./footer.css";

/** What a government site leads to from each page: site map, error report with the site's code and the page in view, introduction, policy, contact, accessibility. @see SHELL-18, SHELL-20, GOV-02, GOV-20 */
export function FooterLinks({ shell, className }: { shell: Shell; className: string }) {
  const { config, paths, version, here } = shell;
  const links = [
    { name: "网站地图", url: paths.siteMap },
    { name: "我为网站找错", url: paths.errorReport(here, config.site.siteCode) },
    ...config.footer.links.map(({ name, url }) => ({ name, url: inFace(url, version) })),
    { name: "无障碍检测结果", url: pagePath(`${version}/about/accessibility`) },
  ];
  return (
    <ul className={className}>
      {links.map(({ name, url }) => (
        <li key={name}>
          <a className={styles.link} href={url}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
