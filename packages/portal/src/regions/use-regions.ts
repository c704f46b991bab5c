import { createRegionStore } from "@onehall/regions";
import { useEffect, useState, useSyncExternalStore } from "react";
import { browserClient } from "../page/browser-client";
import { regionAnswer, type LoadedRegion } from "./load";

const openStore = () => createRegionStore({ load: (code) => regionAnswer(browserClient(), code) });

/** The region of a code, fetched in the browser; undefined until the first answer, then the last answer until the next. @see REGION-18 */
export function useRegions(code: string): LoadedRegion | undefined {
  const [store] = useState(openStore);
  const [answered, setAnswered] = useState(false);
  const { builtIn, ...view } = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => {
    void store.select(code).then(() => setAnswered(true));
  }, [store, code]);
  return answered ? { view, builtIn } : undefined;
}
