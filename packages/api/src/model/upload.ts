/** What may be uploaded, and what is said where it may not. @see UPLOAD-01, UPLOAD-02, UPLOAD-03 */
export const UPLOAD = {
  most: 3,
  /** Of one file. */
  bytes: 2_097_152,
  /** Lower case. */
  extensions: ["png", "jpg", "jpeg", "bmp", "raw", "psd"],
  wrongFormat: "文件格式不正确，无法上传。",
  tooLarge: "文件太大，无法上传。",
} as const;
