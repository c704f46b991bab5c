export { QrCode } from "./QrCode.js";
export type { QrCodeProps } from "./QrCode.js";
