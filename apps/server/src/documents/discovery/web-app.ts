import { pagePath } from "@onehall/routes/path";
import { APP_ICONS, appIconPath } from "../../common/app-icons";
import type { PackSite } from "../../province/site";

const shortcuts = [
  ["搜索", pagePath("v3/search/:tab?", {})],
  ["查办件进度", pagePath("v3/progress-query")],
  ["我的办件", pagePath("v3/user/affairs")],
] as const;

/** What makes the portal an app on the home screen: it opens as before, with the network, and offline pages as before. @see PORTAL-23 */
export const webAppManifest = ({ site, theme }: PackSite): object => ({
  id: "/portal/",
  name: site.name,
  short_name: site.name.slice(0, 12),
  description: site.sub,
  lang: "zh-CN",
  start_url: pagePath("v3/index/:region?", {}),
  scope: "/portal/",
  display: "minimal-ui",
  theme_color: theme.main_color,
  background_color: theme.background_color,
  icons: APP_ICONS.map((icon) => ({
    src: appIconPath(icon),
    sizes: `${icon.size}x${icon.size}`,
    type: "image/png",
    purpose: icon.maskable ? "maskable" : "any",
  })),
  shortcuts: shortcuts.map(([name, url]) => ({ name, url })),
});
