import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import type { ReactNode } from "react";
import * as styles from "../applications/applications.css";
import { Page } from "../page/Page";
import * as shared from "../page/sheet.css";
import { deskPaths } from "../paths";

const PAGES = [
  { label: "办件", href: deskPaths.queue() },
  { label: "反馈和纠错", href: deskPaths.feedback() },
  { label: "预约", href: deskPaths.visits() },
  { label: "核实事项", href: deskPaths.facts() },
  { label: "搜索", href: deskPaths.searches() },
];

export type DeskLayoutProps = {
  title: string;
  lead?: string;
  /** Address of the page in the menu that is open. */
  current: string;
  /** False: whoever is logged in is no staff, and sees nothing else. */
  staff: boolean;
  notice?: string | undefined;
  done?: boolean;
  /** What comes after what was done. */
  onward?: ReactNode;
  children: ReactNode;
};

/** Why something could not be done; the address of a form that was refused leads here. */
export const Refusal = ({ notice }: { notice: string }) => (
  <div id="notice" role="alert" tabIndex={-1}>
    <Alert tone="danger" title="没有成功">
      <p>{notice}</p>
    </Alert>
  </div>
);

/** Frame of the desk: its pages, what was done, and what could not be. */
export function DeskLayout({ title, lead, current, staff, notice = "", done = false, onward, children }: DeskLayoutProps) {
  return (
    <Page title={title} lead={lead} crumbs={[{ label: "工作台", href: deskPaths.queue() }, { label: title }]}>
      {staff ? (
        <div className={styles.part}>
          <nav aria-label="工作台" className={styles.tabs}>
            {PAGES.map(({ label, href }) => (
              <a key={href} href={href} aria-current={href === current ? "page" : undefined} className={styles.tab}>
                {label}
              </a>
            ))}
          </nav>
          {notice !== "" && <Refusal notice={notice} />}
          {done && (
            <div id="done" role="status" tabIndex={-1}>
              <Alert tone="success" title="已经办好，并记入操作记录">
                {onward}
              </Alert>
            </div>
          )}
          {children}
        </div>
      ) : (
        <div className={shared.sheet}>
          <Alert tone="warning" title="只有工作人员可以打开工作台">
            <p>您登录的账号不是工作人员。请先退出，再用工作人员账号登录。</p>
          </Alert>
          <div>
            <Button href={`/_tif_sso_logout_/?redirect_uri=${encodeURIComponent("/portal/desk")}`}>退出，换一个账号</Button>
          </div>
        </div>
      )}
    </Page>
  );
}
