import { currentRegion, PortalError, type Home } from "@onehall/api";
import { reply } from "./contract";
import { rawView } from "./samples";

/** Answers for the line of sample regions, from the province down to a village; all others are not known. */
export const regions = reply(currentRegion, ({ regCode }) => {
  const view = rawView(regCode ?? "");
  if (!view) throw new PortalError("region-unknown", "没有这个地区", { status: 404 });
  return view;
});

/** A home page with one theme for people and one for companies. */
export const home: Home = {
  banner: { slogan: "", sub: "", placeholder: "" },
  hotWords: ["居住证", "护照"],
  services_person: [{ code: "090", catalogCode: "001001090", name: "证件办理", icon: "id-card", count: 3 }],
  services_company: [{ code: "010", catalogCode: "001002010", name: "设立变更", icon: "store", count: 2 }],
  hot_person: [],
  hot_company: [],
  news: [],
  faqs: [],
  counts: { cities: 21, counties: 123, towns: 1, villages: 1, items: 1 },
  tasks: { total: 200, online: 150, averageDays: 6.5 },
};
