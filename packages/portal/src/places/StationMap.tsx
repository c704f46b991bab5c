import type { MapService } from "@onehall/api";
import type { Station } from "@onehall/regions";
import { Button } from "@onehall/ui/button";
import { useEffect, useRef, useState } from "react";
import { usePaths } from "../app/face";
import * as styles from "./places.css";
import type { StationsParameters } from "./query";

export type StationMapProps = { map: MapService | null; parameters: StationsParameters; stations: readonly Station[] };

/** Said wherever a map would stand and cannot. @see STATION-09 */
const MISSING = "地图服务未加载";

type State = "still" | "loading" | "shown" | "failed";

/**
 * The list on the operator's map. The map and its tiles are fetched when somebody asks for them, not before: a tile tells its maker what is looked at.
 * Without a map service, or where it fails, the list stands alone and a line says so.
 */
export function StationMap({ map, parameters, stations }: StationMapProps) {
  const paths = usePaths();
  const [state, setState] = useState<State>();
  const frame = useRef<HTMLDivElement>(null);
  const remove = useRef<() => void>(undefined);
  useEffect(() => {
    setState("still");
    return () => remove.current?.();
  }, []);
  const missing = (
    <p role="status" className={styles.missing}>
      {MISSING}，请看下面的列表。
    </p>
  );
  if (!map?.tiles || state === "failed") return missing;
  if (!state) return null;

  const show = async () => {
    setState("loading");
    const failed = () => {
      remove.current?.();
      remove.current = undefined;
      setState("failed");
    };
    try {
      const [{ drawMap }, { pointsOf }] = await Promise.all([import("./draw-map"), import("./points")]);
      const points = await pointsOf(paths, parameters, stations);
      if (!frame.current) return;
      remove.current = drawMap(frame.current, { map, points, from: parameters.from, failed });
      setState("shown");
    } catch {
      failed();
    }
  };
  return (
    <div className={styles.part}>
      {state !== "shown" && (
        <Button onClick={() => void show()} loading={state === "loading"}>
          在地图上看
        </Button>
      )}
      <div ref={frame} className={styles.map} hidden={state === "still"} role="region" aria-label="网点地图" />
    </div>
  );
}
