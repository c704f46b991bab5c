import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { useState, type ComponentType, type MouseEvent, type ReactNode } from "react";
import { Icon } from "../icons/Icon";
import { useShell } from "../app/use-shell";
import type { RegionPickerProps } from "./RegionPicker";
import * as styles from "./RegionSwitch.css";

export type RegionSwitchProps = {
  className?: string;
  /** @default the name of the region in view */
  children?: ReactNode;
};

const loadPicker = async () => (await import("./RegionPicker")).RegionPicker;

/** Opens the region picker; without scripts, or where they cannot be fetched, the same picker as a page of its own. */
export function RegionSwitch({ className, children }: RegionSwitchProps) {
  const shell = useShell();
  const [Picker, setPicker] = useState<ComponentType<RegionPickerProps>>();
  const [open, setOpen] = useState(false);
  if (!shell) return null;
  const { region, paths, here } = shell;
  const href = paths.regions(region.code, here);

  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
    if (!Picker)
      loadPicker().then(
        (Loaded) => setPicker(() => Loaded),
        () => location.assign(href),
      );
  };

  return (
    <>
      <a href={href} data-answered="" className={className ?? styles.root} onClick={press}>
        {children ?? (
          <>
            <Icon name="map-pin" size={16} />
            {region.name}
            <VisuallyHidden>，切换区域</VisuallyHidden>
            <Icon name="chevron-down" size={16} />
          </>
        )}
      </a>
      {Picker && <Picker open={open} onOpenChange={setOpen} code={region.code} />}
    </>
  );
}
