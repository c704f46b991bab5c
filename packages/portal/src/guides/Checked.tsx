import { dayText, type Guide } from "@onehall/api";
import { usePaths } from "../app/face";

/** When the guide passed the rules of the checker, and which they are. @see GUIDE-67 */
export const Checked = ({ guide: { checked } }: { guide: Pick<Guide, "checked"> }) => (
  <a href={usePaths().article("about-me")}>{checked && dayText(checked).slice(0, -5)}按这些规则检查过</a>
);
