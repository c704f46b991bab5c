import { Container } from "@onehall/ui/container";
import { useRouteError } from "react-router";
import { useShell } from "../app/use-shell";
import { asksForRating, subjectOf } from "./subject";
import { UsefulnessForm } from "./UsefulnessForm";
import * as styles from "./usefulness.css";

/** The question at the end of every page of content. Stands in the still part of the shell; not on error pages, forms and pages of one person. */
export function Usefulness() {
  const shell = useShell();
  const broken = Boolean(useRouteError());
  if (!shell || broken || !asksForRating(shell.here)) return null;
  return (
    <section className={styles.root} aria-labelledby="usefulness" data-usefulness="" data-track-area="本页是否有用">
      <Container>
        <div className={styles.row}>
          <h2 id="usefulness" className={styles.question}>
            本页对您有用吗？
          </h2>
          <UsefulnessForm url={subjectOf(shell.here)} action={shell.paths.usefulness()} />
        </div>
      </Container>
    </section>
  );
}
