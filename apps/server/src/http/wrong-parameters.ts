import { isRegionCode, province } from "@onehall/regions";
import { isKnownAddress } from "../province/addresses";
import { UNKNOWN_REGION } from "./post-process/unknown-region";

/** Names that an address gives a region by. */
const NAMES = ["region", "areaCode"] as const;

/** A county, a city or the province with the digits of towns and villages too, as statistics write it. */
const LONG = /^(\d{6})0{6}$/;

/** Pages that show one thing, the parameter that names it, and the page that finds one. The rest of the address is the same. */
const FINDERS: Readonly<Record<string, readonly [parameter: string, finder: string]>> = {
  notice: ["id", "notices"],
  "affairs-public-detail": ["qzqdCode", "affairs-public-duty-list"],
  "affairs-public-second-list": ["type", "public/index"],
  "branch-hall": ["orgCode", "affairs-public-depart-matters"],
  "country-hall": ["region", "regions"],
  "country-hall-child": ["region", "regions"],
  "scene-guide/data": ["id", "scene-guide"],
};

/** Whether an address gives a region and it can be none: no name holds digits as codes of regions have them. Such a page is not drawn first. @see ROUTE-12 */
export function namesNoRegion({ searchParams }: URL): boolean {
  const given = NAMES.map((name) => (searchParams.get(name) ?? "").trim().replace(/\.html$/, "")).filter((code) => code !== "");
  return given.length > 0 && !given.some(isRegionCode) && !searchParams.has(UNKNOWN_REGION);
}

/** Finders that stand right below /portal/ in the classic face. */
const UNVERSIONED: ReadonlySet<string> = new Set(["scene-guide"]);

/**
 * Where a page that was not found leads because of its parameters; undefined where it simply is not there. An unknown region leads to the same page of the
 * province, one of six digits written with twelve to the same page of that region, a page of one thing that none is named for to its finder, an address
 * without a version that only the versions have to the classic page.
 * @param isKnown whether there is a region of this code
 * @see ROUTE-12
 */
export async function pageInstead(url: URL, isKnown: (code: string) => Promise<boolean>): Promise<string | undefined> {
  const query = new URLSearchParams(url.search);
  const [, version, rest = ""] = /^\/portal\/(?:(v[23])(?:\/|$))?(.*?)\/?$/.exec(url.pathname) ?? [];
  const [, inPath = ""] = /^index\/(\w+)$/.exec(rest) ?? [];
  const asked = inPath || NAMES.map((name) => query.get(name) ?? "").find((code) => code !== "") || "";
  const short = LONG.exec(asked)?.[1];
  const meant = short !== undefined && (await isKnown(short)) ? short : undefined;
  if (asked !== "" && !query.has(UNKNOWN_REGION) && (meant !== undefined || !isRegionCode(asked) || !(await isKnown(asked)))) {
    for (const name of NAMES) query.delete(name);
    query.set("region", meant ?? province().code);
    if (meant === undefined) query.set(UNKNOWN_REGION, asked.slice(0, 12));
    const isHall = inPath !== "" || rest.startsWith("country-hall");
    return `${isHall ? `/portal/${version ?? "v2"}/index` : url.pathname}?${query}`;
  }
  if (version === undefined && isKnownAddress(`/portal/v2/${rest}`)) return `/portal/v2/${rest}${url.search}`;
  if (version !== undefined && rest === "") return `/portal/${version}/index${url.search}`;
  const finder = FINDERS[rest];
  if (!finder) return undefined;
  const [parameter, name] = finder;
  if ((query.get(parameter) ?? "").trim() !== "") return undefined;
  query.delete(parameter);
  const folder = UNVERSIONED.has(name) && version !== "v3" ? "" : `${version ?? "v2"}/`;
  const search = query.size > 0 ? `?${query}` : "";
  return `/portal/${folder}${name}${search}`;
}
