import { childRegions, createClient, ipLocation } from "@onehall/api";
import { hallPath, locate, PROVINCE_CODE } from "@onehall/regions";
import { versionOf } from "../page/query";
import * as styles from "./banner.css";

/** Session key that says that a city has been offered: once is enough. */
export const OFFERED = "gdbs.cityOffered";

/** What the session holds; where storage is forbidden, nothing. */
function wasOffered(): boolean {
  try {
    return sessionStorage.getItem(OFFERED) !== null;
  } catch {
    return true; // it could not be remembered, and would come with every page
  }
}

async function draw(name: string, href: string): Promise<void> {
  const { wordsOfPage } = await import("../language/words");
  const words = await wordsOfPage();
  const banner = document.createElement("aside");
  banner.className = styles.banner;
  banner.setAttribute("aria-label", words("所在城市"));
  const link = document.createElement("a");
  link.href = href;
  link.textContent = words(`去${name}办事大厅`);
  const close = document.createElement("button");
  close.type = "button";
  close.className = styles.close;
  close.textContent = words("留在全省");
  close.addEventListener("click", () => banner.remove());
  banner.append(words(`您还没有选择地区。根据网络位置，为您推荐${name}。`), link, close);
  document.body.prepend(banner);
}

/**
 * Offers the visitor's city on a home page whose address names no region: once in a session, after the page has loaded, and silently not at all where the
 * location is unknown. @see REGION-25, REGION-26, REGION-27, REGION-28
 */
export async function offerCity(): Promise<void> {
  if (wasOffered()) return;
  const client = createClient({ baseUrl: location.origin }); // without the error store: nobody asked for this
  const regions = async (regCode: string) => client.call(childRegions, { regCode });
  const located = await locate({
    session: sessionStorage,
    location: async () => client.call(ipLocation, {}),
    cities: () => regions(PROVINCE_CODE),
    regions,
  });
  if (!located) return;
  sessionStorage.setItem(OFFERED, "1");
  const { code, name } = located.targetCity;
  await draw(name, hallPath(code, versionOf(new URL(location.href))));
}
