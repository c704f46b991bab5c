import { qrPath } from "../../qr";
import type { Shell } from "../use-shell";
import * as styles from "./footer.css";

/** Codes for phones, each with the same link beside it: nothing can be reached by a code alone. */
export const FooterCodes = ({ shell: { config }, className }: { shell: Shell; className: string }) => (
  <ul className={className}>
    {config.footer.qr.map(({ name, url, text }) => (
      <li key={name} className={styles.code}>
        <img className={styles.image} src={qrPath(url)} width={96} height={96} alt={`${name}二维码`} loading="lazy" />
        <a href={url}>{text}</a>
      </li>
    ))}
  </ul>
);
