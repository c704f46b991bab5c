export type SkipLinkLabels = {
  skip: string;
};

export const skipLinkLabels: SkipLinkLabels = { skip: "跳到主要内容" };
