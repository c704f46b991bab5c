/** The province that a portal serves. */
export type Province = {
  /** 6 digits, the last four 0. */
  code: string;
  name: string;
};

/** Held by the process or the page, not by this module: a server and the faces that it draws bring a copy each. */
type Holder = { onehallProvince?: Province };

/**
 * The province of this portal, and the region where nothing else is known; Guangdong until {@link setProvince} names another. Ask when it is needed: a server
 * may take another pack into service while it runs.
 * @see REGION-01
 */
export const province = (): Province => (globalThis as Holder).onehallProvince ?? { code: "440000", name: "广东省" };

/** Says which province a server serves: that of the pack in its database. */
export const setProvince = (own: Province): void => {
  (globalThis as Holder).onehallProvince = own;
};

/** Script of a page that tells its other scripts the same; empty for Guangdong, which they take for granted. */
export function provinceScript(): string {
  const { onehallProvince: own } = globalThis as Holder;
  return own && own.code !== "440000" ? `onehallProvince=${JSON.stringify(own).replace(/</g, "\\u003C")}` : "";
}
