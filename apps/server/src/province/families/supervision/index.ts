import { family } from "../../family";
import { deriveFigures } from "./derive";
import { readSupervision } from "./read";
import { tables } from "./tables";

/** Ratings, cases and their figures: the folder supervision/ of the pack. @see docs/decisions/ratings.md */
export const supervision = family({
  name: "supervision",
  read: (folder, _core, problems) => readSupervision(folder, problems),
  tables,
  derive: deriveFigures,
  counts: ({ ratings }) => ({ 评价等级: ratings?.levels.length ?? 0, 评价原因: ratings?.levels.reduce((sum, { reasons }) => sum + reasons.length, 0) ?? 0 }),
});
