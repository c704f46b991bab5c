export type UploadLabels = {
  choose: string;
  camera: string;
  /** The limits, before anybody meets them. */
  limits: (max: number, size: string, extensions: readonly string[]) => string;
  /** @see UPLOAD-03 */
  wrongFormat: string;
  /** @see UPLOAD-03 */
  tooLarge: string;
  tooMany: (max: number) => string;
  /** What is wrong with one file, in the list of those not taken. */
  refused: (name: string, why: string) => string;
  chosen: (count: number) => string;
  remove: (name: string) => string;
  preview: (name: string) => string;
};

export const uploadLabels: UploadLabels = {
  choose: "选择文件，或拖到这里",
  camera: "拍照",
  limits: (max, size, extensions) => `最多 ${max} 个，每个不超过 ${size}；格式：${extensions.join("、")}`,
  wrongFormat: "文件格式不正确，无法上传。",
  tooLarge: "文件太大，无法上传。",
  tooMany: (max) => `最多上传 ${max} 个文件，多出的没有加入。`,
  refused: (name, why) => `${name}：${why}`,
  chosen: (count) => `已选 ${count} 个文件`,
  remove: (name) => `移除 ${name}`,
  preview: (name) => `${name} 的预览`,
};
