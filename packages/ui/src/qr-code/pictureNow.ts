import type { QrPicture } from "./picture.js";
import { qrPath } from "./qrPath.js";

/** On a server the code is drawn with the page. @see pictureLater.ts for browsers; the package's `imports` choose */
export const useQrPicture = (text: string): QrPicture => qrPath(text);
