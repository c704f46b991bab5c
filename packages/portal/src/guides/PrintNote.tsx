import { dayText, type Guide, type SectionId } from "@onehall/api";
import { usePaths } from "../app/face";
import { useRootData } from "../app/root-data";
import { qrPath } from "../qr";
import * as styles from "./print.css";

/** Sections that are printed; law, records and questions stand on the page alone. */
const PRINTED: ReadonlySet<SectionId> = new Set(["members", "acceptance", "materials", "saved", "flow", "windows", "fees"]);

export const isPrinted = (section: SectionId): boolean => PRINTED.has(section);

/** On paper only: where the whole guide stands, as text and as a code, and which version this is. */
export function PrintNote({ guide: { code, kind, version, updated } }: { guide: Guide }) {
  const path = usePaths().task({ kind: kind.code, code });
  return (
    <div className={styles.onPaper} data-print-note="">
      <img src={qrPath(path)} alt="" loading="lazy" className={styles.code} />
      <p>
        完整的指南和最新的版本：{(useRootData()?.origin ?? "") + path}
        <br />
        版本 {version}，{dayText(updated)}更新。
      </p>
    </div>
  );
}
