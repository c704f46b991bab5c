export type PaginationLabels = {
  /** Name of the landmark. */
  navigation: string;
  previous: string;
  next: string;
  page: (page: number) => string;
  summary: (total: number, page: number, pages: number) => string;
  /** Before and after the field. */
  jumpBefore: string;
  jumpAfter: string;
  jump: string;
  /** Said when the typed page lies beyond the last. */
  clamped: (pages: number) => string;
  /** Said when no page number was typed. */
  invalid: (pages: number) => string;
};

export const paginationLabels: PaginationLabels = {
  navigation: "分页",
  previous: "上一页",
  next: "下一页",
  page: (page) => `第 ${page} 页`,
  summary: (total, page, pages) => `共 ${total} 条，第 ${page} / ${pages} 页`,
  jumpBefore: "跳至",
  jumpAfter: "页",
  jump: "跳转",
  clamped: (pages) => `最多 ${pages} 页，已转到第 ${pages} 页`,
  invalid: (pages) => `请输入 1 到 ${pages} 之间的页码`,
};
