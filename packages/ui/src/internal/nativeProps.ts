/**
 * The props of a widget that belong to its native element: all but its own. What rest syntax would say, at a fortieth of its price: engines
 * copy a rest object key by key into a slow kind of object, and a server pays for it with every field of every page. For the same reason give
 * them to `jsx` or `jsxs` of react/jsx-runtime where there are children: JSX syntax would copy them once more to add `children`.
 */
export function nativeProps<Props extends object, Own extends PropertyKey>(props: Props, own: ReadonlySet<Own>): Omit<Props, Own> {
  const native: Record<string, unknown> = {};
  for (const key in props) if (!(own as ReadonlySet<PropertyKey>).has(key)) native[key] = props[key];
  return native as Omit<Props, Own>;
}
