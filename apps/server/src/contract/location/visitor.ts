import { isIPv6 } from "node:net";
import { ipLocation, ipType } from "@onehall/api";
import type { Location } from "@onehall/regions";
import { list, type Queries, sql } from "../../data";
import { defineHandler } from "../router/handler";
import { networkLocation, PROVINCES } from "./network-location";
import { visitorAddress } from "../../common/visitor-address";

export const handleIpType = defineHandler(
  ipType,
  (_input, _services, { context }) => ({ code: 200, data: isIPv6(visitorAddress(context)) ? "ipv6" : "ipv4" }) as const,
  {
    personal: true,
  },
);

const named = sql<{ code: string; name: string; level: string }>`SELECT code, name, level FROM region
  WHERE level IN ('province', 'city') AND name IN ${list("names", 2)} ORDER BY code`;

/**
 * Where an address is: a city of the province by its code, the province where the city is not known, another province by its own code.
 * Null for private addresses, those of other countries, and those that nobody knows. No coordinates: a network is no place that distances could be measured from.
 */
async function locate(queries: Queries, address: string): Promise<Location | null> {
  const place = networkLocation(address);
  if (!place) return null;
  const found = await queries.all(named, { names: [place.province, place.city].filter(Boolean) });
  const province = found.find((region) => region.level === "province");
  const common = { province: place.province, nation: place.nation, ip: address };
  if (province) {
    const city = found.find((region) => region.level === "city");
    return { ...common, code: (city ?? province).code, city: city?.name ?? "" };
  }
  const elsewhere = PROVINCES.get(place.province);
  return elsewhere === undefined ? null : { ...common, code: elsewhere, city: place.city };
}

export const handleIpLocation = defineHandler(
  ipLocation,
  async (_input, { database }, { context }) => ({ info: await locate(database, visitorAddress(context)) }),
  {
    personal: true,
  },
);
