export type FormLabels = {
  /** Before the page's title and, for those who listen, before each message. */
  error: string;
  /** Head of the error summary. */
  summary: (count: number) => string;
  required: string;
  validating: string;
  /** How sentences call a field whose label is no plain text. */
  unnamed: string;
};

export const formLabels: FormLabels = {
  error: "错误：",
  summary: (count) => `有 ${count} 处需要改正`,
  required: "必填",
  validating: "正在核对",
  unnamed: "这一项",
};
