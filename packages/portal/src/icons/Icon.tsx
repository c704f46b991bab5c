import { icon } from "./Icon.css";
import sprite from "./sprite.svg?url";

export type IconProps = {
  /** A name of lucide that stands in names.json. Names that come from a pack are checked by this package's test. */
  name: string;
  /** CSS pixels. @default 20 */
  size?: number;
  className?: string;
};

/** A line icon beside text that says the same: hidden from screen readers. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg width={size} height={size} className={className ? `${icon} ${className}` : icon} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
