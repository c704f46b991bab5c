import type { HomeData, ModernHomeData, ModernHomeParts } from "../home";
import { withStaticData } from "../static-island";
import { summarise } from "../app/region-summary";
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

/** The same in the modern face, with something in every part but what is given otherwise. */
export const modernHomeData = (parts: Partial<ModernHomeParts> = {}): ModernHomeData =>
  withStaticData(
    { ...homeData },
    {
      home: homeData.staticData ?? home,
      audience: "person",
      situations: [{ code: "701", catalogCode: "001001701", name: "生孩子", icon: "baby", count: 8 }],
      oneThings: [{ taskCode: samples.item(1).taskCode, name: "新生儿出生一件事", text: "一次申请", url: "", audience: "person", tasks: 8 }],
      halls: [samples.hall],
      map: null,
      ratings: { averageScore: 4.8, evaluations: 850 },
      ...parts,
    },
  );
