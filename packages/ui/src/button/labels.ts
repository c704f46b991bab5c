export type ButtonLabels = {
  /** Read out when loading begins. */
  loading: string;
};

export const buttonLabels: ButtonLabels = { loading: "正在处理" };
