import { showIpv6 } from "./ipv6";
import { offerCity } from "./offer-city";

/** What the home page tells of the visitor, in one file: many small ones weigh more. @param isRegionOpen whether its address names no region */
export function showHomeBanners(isRegionOpen: boolean): void {
  void showIpv6();
  if (isRegionOpen) void offerCity();
}
