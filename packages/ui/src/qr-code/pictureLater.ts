"use client";
import { useEffect, useRef, useState } from "react";
import type { QrPath, QrPicture } from "./picture.js";

/** No code rather than one that leads elsewhere. */
const NONE: QrPath = { path: "", size: 0 };

/**
 * In a browser the server's picture stays as it is, and nothing is loaded. Where there is none, or the text has become another, the encoder
 * is loaded and draws.
 */
export function useQrPicture(text: string): QrPicture {
  const ref = useRef<SVGSVGElement>(null);
  const shown = useRef<string>(undefined);
  const [drawn, setDrawn] = useState<QrPath>();
  useEffect(() => {
    if (shown.current === undefined && ref.current?.querySelector("path[d]")) shown.current = text; // the server's
    if (shown.current === text) return;
    let gone = false;
    const show = (code: QrPath) => {
      if (gone) return;
      shown.current = text;
      setDrawn(code);
    };
    import("./qrPath.js").then(
      ({ qrPath }) => show(qrPath(text)),
      () => show(NONE),
    );
    return () => {
      gone = true;
    };
  }, [text]);
  return { ...drawn, ref };
}
