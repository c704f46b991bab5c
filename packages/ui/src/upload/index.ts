export { Upload } from "./Upload.js";
export type { UploadProps } from "./Upload.js";
export { uploadLabels } from "./labels.js";
export type { UploadLabels } from "./labels.js";
