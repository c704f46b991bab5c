import { origin } from "./test";

/** Values that the stream writes as negative numbers. */
const SPECIAL: Readonly<Record<number, unknown>> = { [-5]: null, [-7]: undefined };

/**
 * The data that a page's loader gave to the built page: what the browser fetches when it goes there without loading a document.
 * React Router writes it as one list, in which objects and lists hold positions of that list.
 * @param path an address of a page, with its query
 */
export async function loaderData<Data>(path: string): Promise<Data> {
  const { pathname, search } = new URL(path, origin());
  const [line = ""] = (await (await fetch(new URL(`${pathname}.data${search}`, origin()))).text()).split("\n");
  const values = JSON.parse(line) as unknown[];
  const read = (position: number): unknown => {
    if (position < 0) return SPECIAL[position];
    const value = values[position];
    if (Array.isArray(value)) return value.map((one: number) => read(one));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [read(Number(key.slice(1))), read(one as number)]));
  };
  const routes = read(0) as Record<string, { data: Data }>;
  const page = Object.entries(routes).find(([name]) => name !== "root")?.[1];
  if (!page) throw new Error(`${path} has no loader`);
  return page.data;
}
