import { appQrPath, qrPath } from "../../qr";
import type { Shell } from "../../app/use-shell";
import * as styles from "./footer.css";

/** The apps of the settings that the footer shows. @see SHELL-21 */
const APPS = ["mini-program", "business-app"];

/** Codes for phones, each with the same link beside it: nothing can be reached by a code alone. Behind the first, apps of the settings take the places of pages. */
export function FooterCodes({ shell: { config, apps }, className }: { shell: Shell; className: string }) {
  const [portal = [], ...pages] = config.footer.qr.map((entry) => ({ ...entry, image: qrPath(entry.url) }));
  const ofSettings = apps.flatMap(({ key, name, url }) => (url && APPS.includes(key) ? { name, url, text: name, image: appQrPath(key) } : []));
  const codes = [portal, ...ofSettings, ...pages].flat().slice(0, Math.max(config.footer.qr.length, ofSettings.length));
  return (
    <ul className={className}>
      {codes.map(({ name, url, text, image }) => (
        <li key={name} className={styles.code}>
          <img className={styles.image} src={image} width={96} height={96} alt={`${name}二维码`} loading="lazy" />
          <a href={url}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
