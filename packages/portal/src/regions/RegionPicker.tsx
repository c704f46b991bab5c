import { Modal } from "@onehall/ui/modal";
import { Skeleton } from "@onehall/ui/skeleton";
import { useEffect, useRef, useState, type MouseEvent } from "react";
import { usePaths } from "../app/face";
import { RegionPanel } from "./RegionPanel";
import * as styles from "./regions.css";
import { useRegions } from "./use-regions";

export type RegionPickerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Region to begin with. */
  code: string;
};

/** The region panel in a dialog. Loaded when somebody first asks for it. */
export function RegionPicker({ open, onOpenChange, code }: RegionPickerProps) {
  return (
    <Modal open={open} onOpenChange={onOpenChange} title="选择地区" size="large" maskClosable footer={null}>
      {open && <Explorer start={code} />}
    </Modal>
  );
}

/** Links to the picker's plain page lead one level up or down inside the dialog; all others leave it. */
function Explorer({ start }: { start: string }) {
  const paths = usePaths();
  const [code, setCode] = useState(start);
  const [name, setName] = useState("");
  const regions = useRegions(code);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = regions?.view.current.code;
  const first = useRef<string>(undefined);

  // What was pressed is gone with the old list: the heading of the new one takes the focus and says where one is.
  useEffect(() => {
    if (first.current !== undefined && shown !== first.current) heading.current?.focus();
    first.current = shown;
  }, [shown]);

  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { pathname, searchParams } = new URL(link.href);
    const next = searchParams.get("region");
    if (pathname !== paths.regions("") || !next) return;
    event.preventDefault();
    setName("");
    setCode(next);
  };

  if (!regions) return <Skeleton className={styles.loading} />;
  return (
    // The links inside are what one presses; this only hears them.
    <div onClickCapture={follow} aria-busy={code !== shown || undefined}>
      <RegionPanel {...regions} name={name} onNameChange={setName} heading="h3" headingRef={heading} />
    </div>
  );
}
