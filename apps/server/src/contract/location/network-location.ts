import { createRequire } from "node:module";
import type IP2Region from "ip2region";

/** Codes of the provinces (GB/T 2260), by the names that people and networks use. */
export const PROVINCES: ReadonlyMap<string, string> = new Map([
  ["北京市", "110000"],
  ["天津市", "120000"],
  ["河北省", "130000"],
  ["山西省", "140000"],
  ["内蒙古自治区", "150000"],
  ["辽宁省", "210000"],
  ["吉林省", "220000"],
  ["黑龙江省", "230000"],
  ["上海市", "310000"],
  ["江苏省", "320000"],
  ["浙江省", "330000"],
  ["安徽省", "340000"],
  ["福建省", "350000"],
  ["江西省", "360000"],
  ["山东省", "370000"],
  ["河南省", "410000"],
  ["湖北省", "420000"],
  ["湖南省", "430000"],
  ["广东省", "440000"],
  ["广西壮族自治区", "450000"],
  ["海南省", "460000"],
  ["重庆市", "500000"],
  ["四川省", "510000"],
  ["贵州省", "520000"],
  ["云南省", "530000"],
  ["西藏自治区", "540000"],
  ["陕西省", "610000"],
  ["甘肃省", "620000"],
  ["青海省", "630000"],
  ["宁夏回族自治区", "640000"],
  ["新疆维吾尔自治区", "650000"],
  ["台湾省", "710000"],
  ["香港特别行政区", "810000"],
  ["澳门特别行政区", "820000"],
]);

/** A place as networks are registered: full names, `city` empty where it is not known. */
export type NetworkLocation = { nation: string; province: string; city: string };

const HOME = "中国";

/** 广东 → 广东省, 北京 → 北京市: the data calls provinces by their short names as well. */
function fullName(short: string): string | undefined {
  if (short.length < 2) return undefined;
  return PROVINCES.has(short) ? short : [...PROVINCES.keys()].find((name) => name.startsWith(short));
}

const load = createRequire(import.meta.url);
let database: IP2Region | undefined;

/** Read at the first question: 11 MB that a server without visitors need not hold. */
function registry(): IP2Region {
  if (!database) {
    const { default: Registry } = load("ip2region") as typeof import("ip2region");
    database = new Registry();
  }
  return database;
}

/**
 * Where the network of an address is registered, by the data of ip2region: offline, so no address ever leaves this server.
 * Undefined for private addresses, other countries and what the data does not know. @param address without port, IPv4 not inside IPv6
 */
export function networkLocation(address: string): NetworkLocation | undefined {
  const found = address === "" ? null : registry().search(address);
  if (!found || found.country !== HOME) return undefined;
  const province = fullName(found.province);
  return province === undefined ? undefined : { nation: HOME, province, city: found.city };
}
