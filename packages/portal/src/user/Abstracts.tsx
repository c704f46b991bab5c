import type { Abstract } from "@onehall/api";
import { usePaths } from "../app/face";
import * as shared from "../page/sheet.css";
import { Listing, type ListingProps } from "./Listing";
import * as styles from "./user.css";

/** 信息摘要: what the portal holds about somebody, a line each. */
export function Abstracts({ list }: { list: ListingProps<Abstract>["list"] }) {
  const paths = usePaths();
  return (
    <Listing what="信息摘要" list={list} keyOf={({ id }) => id} href={(page) => paths.user("abstracts", { page })} nothing="还没有信息摘要">
      {({ title, text, date }) => (
        <>
          <h2 className={styles.heading}>{title}</h2>
          <p>{text}</p>
          <p className={shared.note}>
            截至 <time dateTime={date}>{date}</time>
          </p>
        </>
      )}
    </Listing>
  );
}
