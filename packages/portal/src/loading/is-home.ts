/** Whether a path is a home page: /portal/index, /portal/v2/index, /portal/v3/index/440100. */
export const isHome = (path: string): boolean => /^\/portal\/(?:v[23]\/)?index(?:\/|$)/.test(path);
