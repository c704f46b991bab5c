import type { ShellConfig } from "@onehall/api";
import { pagePath } from "@onehall/routes/path";
import { inFace } from "../page/in-face";
import { API_DOCS, benefitsPath, type Paths, type Service, type Version } from "../paths";

export type SiteLink = { name: string; url: string };
export type Column = { key: string; title: string; links: SiteLink[] };

const services = (paths: Paths, service: Service, region: string): SiteLink[] => [
  { name: "全部入口", url: paths.service(service, region) },
  { name: "热门服务", url: paths.serviceList("hot", service, { region }) },
  { name: "按主题", url: paths.theme(service, { region }) },
  { name: service === "personal" ? "按人生事件" : "按经营活动", url: paths.serviceList("activity", service, { region }) },
  { name: "按部门", url: paths.serviceList("department", service, { region }) },
  { name: "热门事项分类", url: paths.matters("hot", service, { region }) },
  { name: "全部事项分类", url: paths.matters("item", service, { region }) },
];

/** The columns of the site in one face, for a region. What the pack writes (menu, footer) is taken from it, so that the map grows with them. */
export function columnsOf({ nav, footer }: ShellConfig, paths: Paths, version: Version, region: string): Column[] {
  const menu = nav.menu.map(({ name, url, urlV3 }) => ({ name, url: `${version === "v3" ? urlV3 : url}?region=${region}` }));
  const about = footer.links.map(({ name, url }) => ({ name, url: inFace(url, version) }));
  return [
    { key: "menu", title: "主要栏目", links: menu },
    { key: "personal", title: "个人服务", links: services(paths, "personal", region) },
    { key: "legal", title: "法人服务", links: services(paths, "legal", region) },
    {
      key: "guides",
      title: "办事指南",
      links: [
        { name: "高效办成一件事", url: paths.oneThings(region) },
        { name: "查办事指南", url: paths.guides({ region }) },
        { name: "我能享受什么", url: benefitsPath(version, { region }) },
        { name: "情形引导", url: paths.sceneGuide("", { region }) },
        { name: "一件事和人生事件", url: paths.activities(region) },
        { name: "大事记", url: pagePath(`${version}/activity/5/memorabilia`) },
        { name: "办事网点", url: paths.stations({ region }) },
        { name: "寄递服务", url: paths.express({ region }) },
        { name: "办件进度", url: paths.progress(region) },
      ],
    },
    {
      key: "public",
      title: "政务公开",
      links: [
        { name: "政务公开目录", url: paths.openGovernment({ region }) },
        { name: "公共服务和中介服务", url: paths.catalogues({ region }) },
        { name: "事项目录", url: paths.catalogue({ region }) },
        { name: "部门职责", url: paths.dutyService({ region }) },
        { name: "省级部门职责", url: paths.dutyServiceProvince({}) },
        { name: "部门实施清单", url: paths.departmentMatters({ region }) },
        { name: "权责清单", url: paths.dutyList({ region }) },
        { name: "保留的中介服务", url: paths.retainedAgents({ region }) },
        { name: "四办清单", url: paths.easyLists("four-deal", { region }) },
        { name: "四免清单", url: paths.easyLists("four-avoid", { region }) },
        { name: "民生免证办", url: paths.mzb({ region }) },
        { name: "免证办的证照", url: paths.mzbLicences({ region }) },
      ],
    },
    {
      key: "talk",
      title: "资讯和互动",
      links: [
        { name: "通知公告", url: paths.notices({ region }) },
        { name: "常见问题", url: paths.questions({ region }) },
        { name: "政民互动", url: paths.interaction(region) },
        { name: "网站纠错说明", url: paths.article("site-correction") },
      ],
    },
    {
      key: "about",
      title: "关于本站",
      links: [
        ...about,
        { name: "网站工作年度报表", url: paths.annualReport() },
        { name: "无障碍检测结果", url: pagePath(`${version}/about/accessibility`) },
        { name: "开放接口", url: API_DOCS },
        { name: "选择地区", url: paths.regions(region) },
      ],
    },
  ];
}
