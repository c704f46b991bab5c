import { Breadcrumb } from "@onehall/ui/breadcrumb";
import { Container } from "@onehall/ui/container";
import type { ReactNode } from "react";
import type { Crumb } from "./crumbs";
import * as styles from "./Page.css";
import { Words } from "./Words";

export type PageHeadProps = {
  /** The one h1. */
  title: ReactNode;
  /** A line below it. */
  lead?: ReactNode;
  /** The way here; the last one is the page itself. */
  crumbs: Crumb[];
};

/** The way here and the heading. */
export function PageHead({ title, lead, crumbs }: PageHeadProps) {
  return (
    <>
      <Breadcrumb items={crumbs} data-track-area="面包屑" />
      <div className={styles.head}>
        <h1 className={styles.title}>{typeof title === "string" ? <Words text={title} /> : title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
    </>
  );
}

/** The part of the page between header and footer. */
export const PageBody = ({ children }: { children: ReactNode }) => (
  <Container as="main" id="main" className={styles.root}>
    {children}
  </Container>
);

/** What the list and article pages share: way here, heading, content. */
export function Page({ children, ...head }: PageHeadProps & { children: ReactNode }) {
  return (
    <PageBody>
      <PageHead {...head} />
      {children}
    </PageBody>
  );
}
