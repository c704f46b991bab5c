import { useEffect } from "react";
import { onVisitorKnown } from "../page/visitor-known";

/** Fetches after hydration what no cached page can say: which halls are open, and, only for who is logged in, what waits for them. */
export function useHomeNow(region: string): void {
  useEffect(() => {
    const unheard = (): void => undefined; // the page reads without it
    void import("./halls").then(({ showOpenHalls }) => showOpenHalls(document, region)).catch(unheard);
    return onVisitorKnown(document, () => void import("./waiting").then(({ showWaiting }) => showWaiting(document)).catch(unheard));
  }, [region]);
}
