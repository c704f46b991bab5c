import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.js";
import { qrPath } from "./qrPath.js";
import * as styles from "./QrCode.css.js";

export type QrCodeProps = Omit<ComponentPropsWithRef<"figure">, "children"> & {
  /** What the code holds, usually an address. */
  text: string;
  /** What it leads to, such as “省政务小程序”; shown under the code. */
  label: string;
  /** The same way for those who cannot scan. */
  href?: string;
  /** Name of the picture. @default label and “二维码” */
  imageLabel?: string;
  /** More lines under the label. */
  children?: ReactNode;
};

/** A QR code drawn on the server as SVG. Never the only way: give `href`, or say in `children` what to search for. */
export function QrCode({ text, label, href, imageLabel = `${label}二维码`, children, className, ...rest }: QrCodeProps) {
  const { path, size } = qrPath(text);
  return (
    <figure {...rest} className={cx(styles.root, className)}>
      <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={imageLabel} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <figcaption>
        {href ? (
          <a className={styles.link} href={href}>
            {label}
          </a>
        ) : (
          label
        )}
        {children}
      </figcaption>
    </figure>
  );
}
