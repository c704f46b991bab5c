import { Button } from "@onehall/ui/button";
import { useCallback, useEffect, useState } from "react";
import { usePaths } from "../app/face";
import * as styles from "./places.css";
import { browserPosition } from "./position";
import { stationsHref, type StationsParameters } from "./query";

type State = "ready" | "asking" | "refused";

/** Of an address of this page: whoever followed a link to what is near them is asked for their position at once. Without scripts it leads to the regions. */
const NEAR = "#near";

/**
 * Puts the nearest first: asks the browser where it is, and opens the list from there. Not there where the browser cannot tell, or the list begins there
 * already. The position leaves the device only as a part of that address, rounded to some hundred metres.
 */
export function NearMe({ parameters }: { parameters: StationsParameters }) {
  const paths = usePaths();
  const [state, setState] = useState<State>();
  const ask = useCallback(() => {
    setState("asking");
    browserPosition().then(
      (from) => location.assign(stationsHref(paths, parameters, { from })),
      () => setState("refused"),
    );
  }, [paths, parameters]);
  const { from } = parameters;
  useEffect(() => {
    if (from || !("geolocation" in navigator)) return;
    setState("ready");
    if (location.hash === NEAR) ask();
  }, [from, ask]);
  if (from) return null;

  return (
    <div className={styles.near}>
      {state && (
        <Button onClick={ask} loading={state === "asking"}>
          离我近的排在前面
        </Button>
      )}
      <p role="status">{state === "refused" && "没有取到您的位置：请在浏览器里允许使用位置，或者在上面选择地区。"}</p>
    </div>
  );
}
