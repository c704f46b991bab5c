import type { ReactNode } from "react";
import * as styles from "./guide.css";

/** Facts as heading and value, in a table as programs that read guides expect (th and td). @see GUIDE-10 */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <table className={styles.facts}>
      <tbody>{children}</tbody>
    </table>
  );
}

/** One fact; nothing at all when there is nothing to say. `bare`: without a paragraph around the text. @see GUIDE-12 */
export function Fact({ label, bare = false, children }: { label: string; bare?: boolean; children: ReactNode }) {
  if (children === "" || children === null) return null;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{bare ? children : <p>{children}</p>}</td>
    </tr>
  );
}
