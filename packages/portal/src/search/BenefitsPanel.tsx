import { Button } from "@onehall/ui/button";
import { useFace } from "../app/face";
import { benefitsPath } from "../paths";
import * as styles from "./search.css";

/** The way to 我能享受什么, for those who ask what there is rather than for one benefit. @see SEARCH-25 */
export function BenefitsPanel({ region }: { region: string }) {
  const face = useFace();
  return (
    <section className={styles.section} aria-labelledby="benefits">
      <h2 id="benefits" className={styles.sectionTitle}>
        答几题，看看您能享受什么
      </h2>
      <p>
        <Button kind="primary" href={benefitsPath(face, { region })}>
          我能享受什么
        </Button>
      </p>
    </section>
  );
}
