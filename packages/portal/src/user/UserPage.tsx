import { useLoaderData } from "react-router-dom";
import { useFace, usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { provinceSummary } from "../app/region-summary";
import { StaticIsland } from "../static-island/StaticIsland";
import { appointmentPaths } from "../paths";
import { Account } from "./Account";
import { Abstracts } from "./Abstracts";
import { Affairs } from "./Affairs";
import type { loadUser, UserData } from "./data";
import { Guides } from "./Guides";
import { History } from "./History";
import { Messages } from "./Messages";
import { Overview } from "./Overview";
import { centreName, displayName, USER_PAGES } from "./pages";
import { ProfileFacts } from "./ProfileFacts";
import * as styles from "./user.css";

export { answerUser as action, loadUser as loader, userMeta as meta } from "./data";
export { UserPage as default };

/** What belongs to whoever is logged in. All of it works without scripts. @see PAGE-44; docs/decisions/identity.md */
export function UserPage() {
  const data = useLoaderData<typeof loadUser>();
  return <StaticIsland name="user">{import.meta.env.SSR && <Centre {...data} />}</StaticIsland>;
}

function Centre(data: UserData) {
  const paths = usePaths();
  const appointing = appointmentPaths[useFace()];
  const { user, page } = data;
  const centre = centreName(user);
  const title = page === "" ? centre : (USER_PAGES.find((one) => one.page === page)?.name ?? "");
  const crumbs = [homeCrumb(provinceSummary(), paths), ...(page === "" ? [] : [{ label: centre, href: paths.user() }]), { label: title }];
  return (
    <Page title={title} lead={`${displayName(user)}，您好`} crumbs={crumbs}>
      <div className={styles.layout}>
        <nav aria-label={centre}>
          <ul className={styles.menu}>
            {USER_PAGES.map((one) => (
              <li key={one.page}>
                <a href={paths.user(one.page)} aria-current={one.page === page ? "page" : undefined} className={styles.entry}>
                  {one.name}
                </a>
              </li>
            ))}
            <li>
              <a href={paths.licences()} className={styles.entry}>
                电子证照
              </a>
            </li>
            <li>
              <a href={appointing.mine()} className={styles.entry}>
                我的预约
              </a>
            </li>
          </ul>
        </nav>
        <div className={styles.sheet}>
          <Content {...data} />
        </div>
      </div>
    </Page>
  );
}

function Content(data: UserData) {
  switch (data.page) {
    case "":
      return <Overview {...data.content} />;
    case "profile":
      return <ProfileFacts profile={data.content} />;
    case "affairs":
      return <Affairs list={data.content} />;
    case "abstracts":
      return <Abstracts list={data.content} />;
    case "messages":
      return <Messages list={data.content} />;
    case "guides":
      return <Guides list={data.content} />;
    case "feedback":
      return <History {...data.content} />;
    case "account":
      return <Account user={data.user} sessions={data.content} />;
  }
}
