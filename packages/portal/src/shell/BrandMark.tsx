import { vars } from "@onehall/ui/theme";

/** Our own mark: two arches and a lamp. Decorative: the site's name stands beside it. */
export const BrandMark = ({ size = 48 }: { size?: number }) => (
  <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
    <rect width="48" height="48" rx="12" fill={vars.color.surface.brand} />
    <g fill="none" stroke={vars.color.text.onBrand} strokeWidth="3.2" strokeLinecap="round">
      <path d="M10 36V22C10 14 16 8.5 24 8.5S38 14 38 22v14M7 38.5h34" />
      <path d="M17 36V24a7 7 0 0 1 14 0v12" opacity=".75" />
      <path d="M24 36V27" stroke="#ffd166" />
    </g>
  </svg>
);
