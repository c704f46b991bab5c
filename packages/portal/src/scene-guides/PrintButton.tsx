import { Button, type ButtonProps } from "@onehall/ui/button";
import { useEffect, useState } from "react";

/** Prints the page. Comes with the scripts: without them there is the browser's own menu. */
export function PrintButton({ kind = "primary", children }: { kind?: ButtonProps["kind"]; children: string }) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    ready && (
      <Button kind={kind} onClick={() => window.print()}>
        {children}
      </Button>
    )
  );
}
