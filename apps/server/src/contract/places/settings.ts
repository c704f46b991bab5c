import type { MapService } from "@onehall/api";

/** No map: lists of halls stand alone. */
export const NO_MAP: MapService = { tiles: "", subdomains: [], attribution: "", approval: "", maxZoom: 18, route: "" };

const SUBDOMAINS = "0 1 2 3 4 5 6 7";
const MAX_ZOOM = 22;
/** What an address of tiles must name. */
const PLACES = ["{z}", "{x}", "{y}"] as const;

/** A sample address of a template, to see that it is one. */
const filled = (template: string): string => template.replaceAll(/\{\w+\}/g, "0");

const isWebAddress = (template: string): boolean => URL.canParse(filled(template)) && new URL(filled(template)).protocol === "https:";

/**
 * Reads MAP_TILES, MAP_KEY, MAP_SUBDOMAINS, MAP_ATTRIBUTION, MAP_APPROVAL, MAP_MAX_ZOOM and MAP_ROUTE. A map that is shown to the public names its
 * maker and its approval number (地图管理条例), so there is none without them. Nothing but the tiles of WGS 84 or CGCS2000 fits our positions.
 * @throws what `wrong` makes of a sentence for the operator
 * @see docs/decisions/maps.md
 */
export function mapSettings(env: Readonly<Record<string, string | undefined>>, wrong: (sentence: string) => Error): MapService {
  const route = env.MAP_ROUTE ?? "";
  if (route !== "" && !isWebAddress(route)) throw wrong(`MAP_ROUTE 的值“${route}”不对：应为 https:// 开头的地址，可以含 {name}、{lat}、{lng}。`);
  const template = env.MAP_TILES ?? "";
  if (template === "") return { ...NO_MAP, route };
  if (!isWebAddress(template) || !PLACES.every((place) => template.includes(place)))
    throw wrong(`MAP_TILES 的值“${template}”不对：应为 https:// 开头、含 {z}、{x}、{y} 的瓦片地址。`);
  if (!env.MAP_ATTRIBUTION || !env.MAP_APPROVAL) throw wrong("设置了 MAP_TILES，还要设置 MAP_ATTRIBUTION（地图的提供者）和 MAP_APPROVAL（审图号）。");
  if (template.includes("{key}") && !env.MAP_KEY) throw wrong("MAP_TILES 里有 {key}，还要设置 MAP_KEY。");
  const maxZoom = Number(env.MAP_MAX_ZOOM || NO_MAP.maxZoom);
  if (!Number.isInteger(maxZoom) || maxZoom < 1 || maxZoom > MAX_ZOOM)
    throw wrong(`MAP_MAX_ZOOM 的值“${env.MAP_MAX_ZOOM}”不对：应为 1 到 ${MAX_ZOOM} 的整数。`);
  return {
    tiles: template.replaceAll("{key}", encodeURIComponent(env.MAP_KEY ?? "")),
    subdomains: template.includes("{s}") ? (env.MAP_SUBDOMAINS || SUBDOMAINS).split(/[\s,]+/).filter(Boolean) : [],
    attribution: env.MAP_ATTRIBUTION,
    approval: env.MAP_APPROVAL,
    maxZoom,
    route,
  };
}

/** The hosts that tiles come from, as CSP sources. */
export function tileSources({ tiles, subdomains }: MapService): string[] {
  if (tiles === "") return [];
  const addresses = subdomains.length > 0 ? subdomains.map((name) => tiles.replaceAll("{s}", name)) : [tiles];
  return [...new Set(addresses.map((address) => new URL(filled(address)).origin))];
}
