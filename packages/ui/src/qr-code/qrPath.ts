import { encode } from "uqr";
import type { QrPath } from "./picture.js";

/** Modules of quiet around the code, as ISO 18004 asks. */
const QUIET = 4;

/** A QR code as one SVG path: a stroke per run of dark modules in a row. `size` is the side of the square view box. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  let path = "";
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      let end = x;
      while (row[end + 1]) end++;
      path += `M${x} ${y}h${end - x + 1}v1H${x}z`;
      x = end;
    }
  });
  return { path, size };
}
