export type BreadcrumbLabels = {
  /** Name of the landmark. */
  navigation: string;
};

export const breadcrumbLabels: BreadcrumbLabels = { navigation: "当前位置" };
