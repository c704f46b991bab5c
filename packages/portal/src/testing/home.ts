import type { HomeData } from "../home";
import { withStaticData } from "../static-island";
import { summarise } from "../regions/summary";
import { home } from "./answers";
import * as samples from "./samples";

const banner = { slogan: "一网通办", sub: "用您平常说的话搜", placeholder: "例如：身份证到期了" };

/** The data of a home page with something in every part of it. */
export const homeData: HomeData = withStaticData(
  { region: summarise(samples.regionView("440106")), banner, counts: home.counts },
  {
    ...home,
    banner,
    services_person: Array.from({ length: 20 }, (_, index) => ({
      code: String(index),
      catalogCode: `001001${index}`,
      name: `主题${index}`,
      icon: "baby",
      count: index,
    })),
    hot_person: [1, 2, 3, 4].map((number) => samples.item(number)),
    hot_company: [5, 6].map((number) => samples.item(number)),
    news: [1, 2].map(samples.notice),
    faqs: [
      { id: "a", question: "身份证到期多久之前可以换？", taskCode: samples.item(1).taskCode },
      { id: "b", question: "打什么电话？" },
    ],
  },
);
