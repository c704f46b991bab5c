import type { Ref } from "react";

/** A drawn code: strokes of its dark modules, and the side of the square view box. */
export type QrPath = { path: string; size: number };

/** What a code's picture is drawn from; without a path the server's picture stays. */
export type QrPicture = Partial<QrPath> & { ref?: Ref<SVGSVGElement> };
