import { createRegionStore, type RegionState, type RegionStore } from "@onehall/regions";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { browserClient } from "../page/browser-client";
import { regionAnswer, type Regions } from "./load";

/** The region store of packages/regions as zustand reads one. */
const bound = (store: RegionStore) => {
  let before = store.get();
  return {
    select: store.select,
    getState: store.get,
    getInitialState: store.get,
    subscribe: (heard: (state: RegionState, before: RegionState) => void) =>
      store.subscribe(() => {
        heard(store.get(), before);
        before = store.get();
      }),
  };
};

const openStore = () => bound(createRegionStore({ load: (code) => regionAnswer(browserClient(), code) }));

/** The region of a code, fetched in the browser; undefined until the first answer, then the last answer until the next. @see REGION-18 */
export function useRegions(code: string): Regions | undefined {
  const [store] = useState(openStore);
  const [answered, setAnswered] = useState(false);
  const { builtIn, ...view } = useStore(store);
  useEffect(() => {
    void store.select(code).then(() => setAnswered(true));
  }, [store, code]);
  return answered ? { view, builtIn } : undefined;
}
