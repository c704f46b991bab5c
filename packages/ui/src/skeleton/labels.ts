export type SkeletonLabels = {
  loading: string;
};

export const skeletonLabels: SkeletonLabels = { loading: "正在加载" };
