import { childRegions, ipLocation } from "@onehall/api";
import { hallPath, locate, province, type Location } from "@onehall/regions";
import { plainCall } from "../page/background-call";
import { versionOf } from "../page/query";
import { showBanner } from "./banner";
import { OFFERED } from "./offer-city";

/** Offers the city of a location that was just asked for, or else of the one that the session keeps; where that is broken, it is asked for. */
export async function offer(found: Location | null): Promise<void> {
  const regions = async (regCode: string) => plainCall(childRegions, { regCode });
  const located = await locate({
    session: sessionStorage,
    location: async () => found ?? plainCall(ipLocation, {}),
    cities: () => regions(province().code),
    regions,
  });
  if (!located) return;
  sessionStorage.setItem(OFFERED, "1");
  const { code, name } = located.targetCity;
  await showBanner(
    {
      name: "所在城市",
      text: `根据网络位置，为您推荐${name}。`,
      link: { text: `去${name}办事大厅`, href: hallPath(code, versionOf(new URL(location.href))) },
      close: "留在全省",
    },
    document.querySelector("[data-offer]"),
  );
}
