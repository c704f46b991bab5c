import { dayText, type Guide } from "@onehall/api";

/** When the department has last said that a guide is right; nothing where nobody has said so since the last change. @see APPLY-23 */
export const Confirmed = ({ guide: { updated, confirmed } }: { guide: Pick<Guide, "updated" | "confirmed"> }) =>
  confirmed <= updated ? null : (
    <>
      {" "}
      · 最近核实 <time dateTime={confirmed}>{dayText(confirmed).slice(0, -5)}</time>
    </>
  );
