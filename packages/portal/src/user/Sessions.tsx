import type { Session } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Tag } from "@onehall/ui/tag";
import { usePaths } from "../app/face";
import * as shared from "../page/sheet.css";
import * as styles from "./user.css";

const DEVICE: Readonly<Record<Session["device"], string>> = { phone: "手机", tablet: "平板电脑", computer: "电脑", other: "其他设备", "": "设备不明" };

/** Where one is logged in, with a form to end each log-in elsewhere, and all of them. Works without scripts. @see LOGIN-18 */
export function Sessions({ list }: { list: readonly Session[] }) {
  const here = usePaths().user("account");
  const others = list.filter(({ current }) => !current).length;
  return (
    <Card as="section" aria-labelledby="sessions">
      <h2 id="sessions" className={styles.heading}>
        登录的设备
      </h2>
      <div className={styles.sheet}>
        <p>{others === 0 ? "您的账号现在只在这里登录着。" : "有不是您自己登录的，请马上退出它，并到统一身份认证平台修改密码。"}</p>
        <ul className={styles.list}>
          {list.map((session) => (
            <Entry key={session.id} session={session} here={here} />
          ))}
        </ul>
        {others > 1 && (
          <form method="post" action={here} className={styles.ways}>
            <Button type="submit" name="do" value="end-others">
              退出其他全部设备
            </Button>
          </form>
        )}
      </div>
    </Card>
  );
}

function Entry({ session: { id, device, since, seen, current }, here }: { session: Session; here: string }) {
  const name = DEVICE[device];
  const begun = since === "" ? "" : `${since} 登录`;
  return (
    <li>
      <h3 className={styles.heading}>
        {name} {current && <Tag tone="brand">现在用的这一个</Tag>}
      </h3>
      <p className={shared.note}>{[begun, `最近使用 ${seen}`].filter(Boolean).join("，")}</p>
      {!current && (
        <form method="post" action={here} className={styles.ways}>
          <Button type="submit" name="end" value={id} aria-label={`退出这一个：${name}，${begun || `最近使用 ${seen}`}`}>
            退出这一个
          </Button>
        </form>
      )}
    </li>
  );
}
