import { Button } from "@onehall/ui/button";
import { useEffect, useState } from "react";
import { useRootData } from "../app/root-data";
import { qrPath } from "../qr";
import * as styles from "./GuideTools.css";
import { onVisitorKnown } from "../page/visitor-known";
import { PlaceSwitch } from "./places";

export type GuideToolsProps = {
  /** Task code. */
  code: string;
  /** Path of the guide in this face. */
  path: string;
};

/** Choose a place, share, print and save a guide. Without scripts the page of places, the address and its QR code are there; the buttons come with the scripts. */
export function GuideTools({ code, path }: GuideToolsProps) {
  const origin = useRootData()?.origin ?? "";
  const [ready, setReady] = useState(false);
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, say] = useState("");
  useEffect(() => setReady(true), []);
  useEffect(
    () =>
      onVisitorKnown(document, () => {
        const ask = async () => {
          const state = await (await import("./save")).savedState(code, path);
          setSaved(state.saved);
          if (state.text !== "") say(state.text);
        };
        ask().catch(() => undefined); // the dialog has said it; the button stays as it was
      }),
    [code, path],
  );

  const copy = async () => say(await (await import("./save")).copyAddress(origin + path));
  const save = async () => {
    setBusy(true);
    try {
      const { saveGuide } = await import("./save");
      const result = await saveGuide(code, !saved, path);
      setSaved(result.saved);
      say(result.text);
    } catch {
      say("没有成功，请重试");
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.root} data-hydrate="known">
      <PlaceSwitch code={code} />
      <details className={styles.share}>
        <summary className={styles.summary}>分享</summary>
        <div className={styles.panel}>
          <a href={path} className={styles.address}>
            {origin + path}
          </a>
          <img src={qrPath(path)} alt="二维码，同上" width={144} height={144} loading="lazy" className={styles.code} />
        </div>
      </details>
      {ready && (
        <>
          <Button onClick={() => void copy()}>复制链接</Button>
          <Button onClick={() => void save()} loading={busy} aria-pressed={saved}>
            {saved ? "已收藏" : "收藏"}
          </Button>
          <Button onClick={() => window.print()}>打印</Button>
        </>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
