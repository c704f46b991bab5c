import { Button } from "@onehall/ui/button";
import { Input } from "@onehall/ui/input";
import { MAX_CONTENT_LENGTH, type UsefulnessFields } from "./fields";
import { REASONS } from "./reasons";
import * as styles from "./usefulness.css";

export type UsefulnessFormProps = {
  /** The page it is about, a path of this site. */
  url: string;
  action: string;
  /** What was sent before and could not be kept. */
  fields?: UsefulnessFields | undefined;
};

/**
 * Yes is one press; no opens what was wrong with the page. Two forms, because Enter in a text field presses the first button of its form.
 * Drawn by the server only; the browser sends it.
 */
export function UsefulnessForm({ url, action, fields }: UsefulnessFormProps) {
  return (
    <div className={styles.ways}>
      <form method="post" action={action}>
        <Hidden url={url} useful="1" />
        <Button type="submit">有用</Button>
      </form>
      <details className={styles.no} open={fields?.useful === false}>
        <summary className={styles.open}>没用</summary>
        <form className={styles.form} method="post" action={action} autoComplete="off">
          <Hidden url={url} useful="0" />
          <fieldset className={styles.reasons}>
            <legend className={styles.legend}>哪里没有帮到您？可以选几项，也可以不选</legend>
            {REASONS.map(({ code, label }) => (
              <label key={code} className={styles.reason}>
                <input type="checkbox" className={styles.box} name="reasons" value={code} defaultChecked={fields?.reasons.includes(code)} />
                {label}
              </label>
            ))}
          </fieldset>
          <label className={styles.words}>
            还想说的话（选填，最多 {MAX_CONTENT_LENGTH} 个字，请不要写姓名、电话、证件号码）
            {/* Drawn by the server alone: a counter would stand still. */}
            <Input name="content" maxLength={MAX_CONTENT_LENGTH} counterHidden defaultValue={fields?.content ?? ""} />
          </label>
          <Button type="submit">提交</Button>
        </form>
      </details>
    </div>
  );
}

const Hidden = ({ url, useful }: { url: string; useful: "0" | "1" }) => (
  <>
    <input type="hidden" name="url" value={url} />
    <input type="hidden" name="useful" value={useful} />
  </>
);
