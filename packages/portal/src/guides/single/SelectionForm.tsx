import type { SceneQuestion } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { RadioGroup } from "@onehall/ui/radio";
import { usePaths } from "../../app/face";
import * as styles from "../pages.css";

/** All questions of a scene guide at once, sent by GET to the personal list. */
export function SelectionForm({ code, questions }: { code: string; questions: readonly SceneQuestion[] }) {
  const paths = usePaths();
  return (
    <form action={paths.personalListAction} className={styles.form}>
      <input type="hidden" name="id" value={code} />
      {questions.map(({ id, text, options }) => (
        <RadioGroup key={id} legend={text} name={`answer-${id}`} options={options.map((option) => ({ value: `${id}:${option.id}`, label: option.text }))} />
      ))}
      <div>
        <Button type="submit" kind="primary" size="large">
          看我的清单
        </Button>
      </div>
    </form>
  );
}
