import { Button } from "@onehall/ui/button";
import { useState, type ComponentType, type MouseEvent } from "react";
import { usePaths } from "../../app/face";
import type { PlaceChooserProps } from "./PlaceChooser";

const loadChooser = async () => (await import("./PlaceChooser")).PlaceChooser;

/** Opens the choice of a place for a task; without scripts, or where they cannot be fetched, the page of links. @see GUIDE-21 */
export function PlaceSwitch({ code }: { code: string }) {
  const href = usePaths().offers(code);
  const [Chooser, setChooser] = useState<ComponentType<PlaceChooserProps>>();
  const [open, setOpen] = useState(false);
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
    if (!Chooser)
      loadChooser().then(
        (Loaded) => setChooser(() => Loaded),
        () => location.assign(href),
      );
  };
  return (
    <>
      <Button href={href} data-answered="" onClick={press}>
        选择办理地点
      </Button>
      {Chooser && <Chooser open={open} onOpenChange={setOpen} code={code} />}
    </>
  );
}
