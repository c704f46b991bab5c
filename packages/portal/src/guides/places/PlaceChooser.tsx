import { taskAvailability, type AvailableRegion, type Availability } from "@onehall/api";
import { parentCode } from "@onehall/regions";
import { Modal } from "@onehall/ui/modal";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { useEffect, useState } from "react";
import { usePaths } from "../../app/face";
import { browserClient } from "../../page/browser-client";
import * as styles from "./places.css";

export type PlaceChooserProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Task code; the choice begins in its region. */
  code: string;
};

/** The places of a task, level by level, in a dialog: each leads to the guide there. */
export function PlaceChooser({ open, onOpenChange, code }: PlaceChooserProps) {
  const paths = usePaths();
  const [place, setPlace] = useState<string>();
  const [found, setFound] = useState<Availability>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let stale = false;
    setFailed(false);
    browserClient()
      .call(taskAvailability, { TASK_CODE: code, region: place })
      .then(
        (offers) => void (stale || setFound(offers)),
        () => void (stale || setFailed(true)),
      );
    return () => {
      stale = true;
    };
  }, [code, place]);

  const guide = ({ taskCode }: AvailableRegion) => paths.task({ kind: found?.task.kind ?? "", code: taskCode });
  const above = found ? parentCode(found.region.code) : "";
  const higher = found?.line.filter(({ regionCode }) => regionCode !== found.region.code) ?? [];
  const here = found?.line.find(({ regionCode }) => regionCode === found.region.code);
  return (
    <Modal title={found ? `选择办理地点：${found.region.name}` : "选择办理地点"} open={open} onOpenChange={onOpenChange}>
      <div aria-live="polite" className={styles.root}>
        {failed && (
          <p>
            地点没有取到。请检查网络后重试，或者<a href={paths.offers(code)}>打开地点页面</a>。
          </p>
        )}
        {!found && !failed && <p>正在取办理地点…</p>}
        {found && (
          <>
            <ul className={styles.list}>
              {[...(here ? [here] : []), ...higher.toReversed()].map((offer) => (
                <li key={offer.regionCode}>
                  <a href={guide(offer)} className={styles.place}>
                    {offer.deptName}
                    <span className={styles.note}>{offer.regionName}</span>
                  </a>
                </li>
              ))}
              {found.below.map((offer) => (
                <li key={offer.regionCode} className={styles.row}>
                  {offer.taskCode ? (
                    <a href={guide(offer)} className={styles.place}>
                      {offer.regionName}
                      <span className={styles.note}>{offer.deptName}</span>
                    </a>
                  ) : (
                    <span className={styles.place}>{offer.regionName}</span>
                  )}
                  {offer.offers > (offer.taskCode ? 1 : 0) && (
                    <button type="button" className={styles.step} onClick={() => setPlace(offer.regionCode)}>
                      下级 {offer.offers - (offer.taskCode ? 1 : 0)} 个<VisuallyHidden>：{offer.regionName}</VisuallyHidden>
                    </button>
                  )}
                </li>
              ))}
            </ul>
            <div className={styles.ways}>
              {above !== "" && (
                <button type="button" className={styles.step} onClick={() => setPlace(above)}>
                  看上一级
                </button>
              )}
              <a href={paths.offers(code, found.region.code)} className={styles.step}>
                电话和大厅地址
              </a>
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}
