/** Whether a path is a home page: /portal/index, /portal/v2/index, /portal/v3/index/440100. */
export const isHome = (path: string): boolean => /^\/portal\/(?:v[23]\/)?index(?:\/|$)/.test(path);

/** Whether the address of a home page leaves open which region it is about. @see REGION-24 */
export const isHomeWithoutRegion = (path: string, search: string): boolean =>
  /^\/portal\/(?:v[23]\/)?index\/?$/.test(path) && !["region", "areaCode"].some((name) => new URLSearchParams(search).has(name));
