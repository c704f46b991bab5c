import { Button } from "@onehall/ui/button";
import { useEffect, useState } from "react";
import * as styles from "./feedback.css";
import { DRAFT_KEY } from "./draft-key";

/** A storage that is forbidden holds no draft: the form works as without scripts. */
const holdsDraft = (): boolean => {
  try {
    return localStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    return false;
  }
};

/**
 * Keeps what is typed into the form in the browser until the server has acknowledged it, and puts it back after the page was left. Its code is loaded when
 * somebody types, or where a draft lies. The form itself is the server's HTML.
 */
export function DraftAutosave({ sent }: { sent: boolean }) {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>("form[data-feedback]");
    if (holdsDraft()) void import("./draft").then(({ clearDraft, restoreDraft }) => (sent ? clearDraft() : form && setRestored(restoreDraft(form))));
    if (!form) return undefined;
    const keep = () => void import("./draft").then(({ saveDraft }) => saveDraft(form));
    const files = (event: Event) => void import("./draft").then(({ checkImages }) => checkImages(event.target));
    form.addEventListener("input", keep);
    form.addEventListener("change", files);
    return () => {
      form.removeEventListener("input", keep);
      form.removeEventListener("change", files);
    };
  }, [sent]);

  const clear = async () => {
    const { clearDraft } = await import("./draft");
    clearDraft();
    location.assign(location.href);
  };
  return (
    <div role="status" className={styles.draft}>
      {restored && (
        <p className={styles.draftText}>
          上次没有提交的内容已经放回表单，它只保存在这台设备上。
          <Button kind="quiet" onClick={() => void clear()}>
            清除
          </Button>
        </p>
      )}
    </div>
  );
}
