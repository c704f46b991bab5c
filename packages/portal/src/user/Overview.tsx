import { Card } from "@onehall/ui/card";
import { Tag } from "@onehall/ui/tag";
import type { ReactNode } from "react";
import { usePaths } from "../app/face";
import { Unavailable } from "../page/Unavailable";
import * as shared from "../page/sheet.css";
import type { UserContent } from "./data";
import * as styles from "./user.css";

type OverviewProps = Extract<UserContent, { page: "" }>["content"];

/** A little of everything, each part with the way to all of it. */
export function Overview({ affairs, messages, licences, guides, recommended }: OverviewProps) {
  const paths = usePaths();
  return (
    <div className={styles.tiles}>
      <Tile title="在办事项" count={affairs?.total} href={paths.user("affairs")} broken={!affairs} nothing="没有正在办理的事项">
        {affairs?.list.map(({ receipt, taskName, state }) => (
          <li key={receipt}>
            {taskName} <Tag tone="brand">{state}</Tag>
          </li>
        ))}
      </Tile>
      <Tile title="消息" count={messages?.unread} unit="条未读" href={paths.user("messages")} broken={!messages} nothing="还没有消息">
        {messages?.list.map(({ id, title, read }) => (
          <li key={id}>
            {title} {!read && <Tag tone="danger">未读</Tag>}
          </li>
        ))}
      </Tile>
      <Tile title="电子证照" count={licences?.total} href={paths.licences()} broken={!licences} nothing="还没有电子证照">
        {licences?.list.map(({ id, name, state }) => (
          <li key={id}>
            {name} {state !== "有效" && <Tag tone="warning">{state}</Tag>}
          </li>
        ))}
      </Tile>
      <Tile title="我的收藏" count={guides?.total} href={paths.user("guides")} broken={!guides} nothing="在办事指南里按“收藏”，就会出现在这里">
        {guides?.list.map(({ taskCode, taskName, regionName }) => (
          <li key={taskCode}>
            <a href={paths.guide(taskCode)}>{taskName}</a>（{regionName}）
          </li>
        ))}
      </Tile>
      <Tile title="为您推荐" href={paths.guides()} broken={!recommended} nothing="还没有推荐">
        {recommended?.map(({ service_code: code, service_name: name }) => (
          <li key={code}>
            <a href={paths.guide(code)}>{name}</a>
          </li>
        ))}
      </Tile>
    </div>
  );
}

type TileProps = {
  title: string;
  count?: number | undefined;
  unit?: string;
  href: string;
  broken: boolean;
  nothing: string;
  children: ReactNode[] | undefined;
};

function Tile({ title, count, unit = "项", href, broken, nothing, children = [] }: TileProps) {
  return (
    <Card as="section" aria-label={title}>
      <h2 className={styles.heading}>
        {title}
        {count !== undefined && count > 0 && (
          <span className={styles.count}>
            {count} {unit}
          </span>
        )}
      </h2>
      {broken ? <Unavailable what={title} /> : children.length > 0 ? <ul className={styles.lines}>{children}</ul> : <p className={shared.note}>{nothing}</p>}
      <p className={styles.ways}>
        <a href={href} aria-label={`查看全部：${title}`}>
          查看全部
        </a>
      </p>
    </Card>
  );
}
