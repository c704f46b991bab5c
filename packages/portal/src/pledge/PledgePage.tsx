import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { StaticIsland } from "../static-island/StaticIsland";
import type { loadPledge, PledgeData } from "./data";

export { loadPledge as loader, pledgeMeta as meta } from "./data";
export { PledgePage as default };

/** What the portal promises its visitors. */
export function PledgePage() {
  const data = useLoaderData<typeof loadPledge>();
  return <StaticIsland name="pledge">{import.meta.env.SSR && <Pledge {...data} />}</StaticIsland>;
}

function Pledge({ region }: PledgeData) {
  const paths = usePaths();
  return (
    <Page title="服务承诺" lead={`${region.name} · 本站对来访者的承诺`} crumbs={[homeCrumb(region, paths), { label: "服务承诺" }]}>
      <ul>
        <li>写清要带什么、到哪里办、要多少钱、多久办好；写错了，告诉我们就改。</li>
        <li>不登录也能看全部办事指南；登录以后，只问办这件事要用的内容。</li>
        <li>收到的反馈都有编号，按公布的时间答复；不满意可以再反映。</li>
        <li>看不清、听不见、不会用，都有办法：长辈版、朗读、无障碍，或者打 12345。</li>
      </ul>
    </Page>
  );
}
