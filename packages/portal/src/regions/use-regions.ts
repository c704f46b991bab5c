import { fallbackRegion } from "@onehall/regions";
import { useEffect, useState } from "react";
import { browserClient } from "../page/browser-client";
import { loadRegions, type Regions } from "./load";

/** The region of a code, fetched in the browser; undefined until the first answer, then the last answer until the next. */
export function useRegions(code: string): Regions | undefined {
  const [regions, setRegions] = useState<Regions>();
  useEffect(() => {
    const controller = new AbortController();
    void loadRegions(browserClient(), code, { signal: controller.signal })
      .catch(() => ({ view: fallbackRegion(code), builtIn: true }))
      .then((answer) => controller.signal.aborted || setRegions(answer));
    return () => controller.abort();
  }, [code]);
  return regions;
}
