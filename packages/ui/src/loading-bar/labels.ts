export type LoadingBarLabels = {
  loading: string;
  /** Read out once at the end. */
  done: string;
};

export const loadingBarLabels: LoadingBarLabels = { loading: "正在加载", done: "加载完成" };
