import { userLevelName, type Profile } from "@onehall/api";
import { Card } from "@onehall/ui/card";
import { Unavailable } from "../page/Unavailable";
import * as shared from "../page/sheet.css";
import * as styles from "./user.css";

/** 我的资料: masked as it comes from the server. */
export function ProfileFacts({ profile }: { profile: Profile | null }) {
  if (!profile) return <Unavailable what="资料" />;
  const { name, corp, level, gender, born, number, phone, place, relations } = profile;
  const facts: (readonly [string, string | null])[] = [
    ["单位", corp?.name ?? null],
    [corp ? "经办人" : "姓名", name],
    [corp ? "统一社会信用代码" : "身份证号码", number],
    ["性别", gender],
    ["出生日期", born],
    ["手机号码", phone],
    ["所在地区", place],
    ["实名等级", userLevelName(level)],
  ];
  return (
    <Card>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className={shared.label}>{label}</dt>
                <dd className={shared.value}>{value}</dd>
              </div>
            ),
        )}
        {relations.length > 0 && (
          <div>
            <dt className={shared.label}>可以代办的人</dt>
            {relations.map(({ relation, name: other }) => (
              <dd key={`${relation} ${other}`} className={shared.value}>
                {relation}：{other}
              </dd>
            ))}
          </div>
        )}
      </dl>
      <p className={shared.note}>为了保护您的信息，号码只显示一部分。资料来自统一身份认证，要修改请到登录时使用的身份认证平台。</p>
    </Card>
  );
}
