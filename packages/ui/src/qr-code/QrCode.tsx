import type { ComponentPropsWithRef, ReactNode } from "react";
import { useQrPicture } from "#qr-picture";
import { cx } from "../internal/cx.js";
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

/**
 * A QR code drawn on the server as SVG; browsers load the encoder only for a code that no server has drawn. Never the only way: give `href`,
 * or say in `children` what to search for.
 */
export function QrCode({ text, label, href, imageLabel = `${label}二维码`, children, className, ...rest }: QrCodeProps) {
  const { path, size, ref: picture } = useQrPicture(text);
  return (
    <figure {...rest} className={cx(styles.root, className)}>
      <svg
        ref={picture}
        className={styles.code}
        viewBox={size === undefined ? undefined : `0 0 ${size} ${size}`}
        role="img"
        aria-label={imageLabel}
        shapeRendering="crispEdges"
        suppressHydrationWarning
      >
        <path d={path} suppressHydrationWarning />
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
