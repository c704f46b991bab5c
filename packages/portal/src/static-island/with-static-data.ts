/** Loader data: the part that is serialised for hydration, and the part that only the server renders from. @see withStaticData */
export type WithStaticData<Shared extends object, Static extends object> = Shared & {
  /** Present during server rendering only: the HTML already contains it. */
  readonly staticData?: Static;
};

/**
 * Loader data whose `staticData` is not serialised: static islands and the head are in the HTML already. The router serialises enumerable properties; this one is not enumerable. @see docs/decisions/static-islands.md
 */
export const withStaticData = <Shared extends object, Static extends object>(shared: Shared, staticData: Static): WithStaticData<Shared, Static> =>
  Object.defineProperty({ ...shared }, "staticData", { value: staticData }) as WithStaticData<Shared, Static>;
