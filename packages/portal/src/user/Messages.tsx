import type { Message as MessageData, MessagePage } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Tag } from "@onehall/ui/tag";
import { useFace, usePaths } from "../app/face";
import { inFace } from "../page/in-face";
import * as shared from "../page/sheet.css";
import { Listing } from "./Listing";
import { placeOf } from "./pages";
import * as styles from "./user.css";

/** 消息, with what is unread marked in words; marking one as read is a form. */
export function Messages({ list }: { list: MessagePage | null }) {
  const paths = usePaths();
  const here = paths.user("messages", { page: list?.page ?? 1 });
  return (
    <>
      {list && list.unread > 0 && (
        <form method="post" action={here} className={styles.bar}>
          <span>
            <strong>{list.unread}</strong> 条未读
          </span>
          <Button type="submit" name="do" value="read-all">
            全部标为已读
          </Button>
        </form>
      )}
      <Listing what="消息" list={list} keyOf={({ id }) => id} href={(page) => paths.user("messages", { page })} nothing="还没有消息">
        {(message) => <Message message={message} here={here} />}
      </Listing>
    </>
  );
}

function Message({ message: { id, kind, title, text, url, sentAt, read }, here }: { message: MessageData; here: string }) {
  const face = useFace();
  return (
    <>
      <h2 id={placeOf("message", id)} className={styles.heading}>
        {title} {!read && <Tag tone="danger">未读</Tag>} <Tag>{kind}</Tag>
      </h2>
      <p>{text}</p>
      <p className={shared.note}>
        <time dateTime={sentAt}>{sentAt}</time>
      </p>
      {(url !== null || !read) && (
        <form method="post" action={here} className={styles.ways}>
          {url !== null && <a href={inFace(url, face)}>去看看</a>}
          {!read && (
            <Button type="submit" kind="quiet" name="read" value={id} aria-label={`标为已读：${title}`}>
              标为已读
            </Button>
          )}
        </form>
      )}
    </>
  );
}
