export type PaginationPlusLabels = {
  /** Said beside the count when there is more than can be paged to. */
  capped: (total: number, shown: number, page: number, pages: number) => string;
};

export const paginationPlusLabels: PaginationPlusLabels = {
  capped: (total, shown, page, pages) => `共 ${total} 条，可翻看前 ${shown} 条，第 ${page} / ${pages} 页`,
};
