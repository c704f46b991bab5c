import { withQuery } from "../paths";

/** Address of the QR code of an app that the settings name. @see SHELL-22 */
export const appQrPath = (key: string): string => withQuery("/portal/qr.svg", { app: key });

/** Address of a QR code, drawn by the server: a page needs neither a script nor its weight for one. Only for our own paths; the same link always stands beside it. */
export const qrPath = (path: string): string => withQuery("/portal/qr.svg", { path });
