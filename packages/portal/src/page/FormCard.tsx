import { Card } from "@onehall/ui/card";
import type { ReactNode } from "react";
import * as styles from "./sheet.css";

const ERRORS = "errors";

/**
 * Where a form is sent to, so that the answer begins at what is wrong with it: the fragment brings view and focus there, with scripts and without.
 * The form stands in a {@link FormCard}. @see GOV-17
 */
export const toErrors = (action: string): string => `${action}#${ERRORS}`;

/** The card of a form, whose summary of errors comes first. @param id where it is not that of {@link toErrors} */
export const FormCard = ({ id = ERRORS, children }: { id?: string | undefined; children: ReactNode }) => (
  <Card id={id} tabIndex={-1} className={styles.target}>
    {children}
  </Card>
);
